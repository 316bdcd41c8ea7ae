// Made by Tools/glyph-widths/fit.py from 359 labels and 52 buttons of 34 published repositories.
// Do not edit; run the script again.

/// How much wider the system font's glyphs are than those of Inter, in thousandths of an em, as estimated from the widths of
/// labels and buttons in saved documents.
enum GlyphCorrections {
  static let digit: Double = 4.7
  static let capital: Double = -1.3
  static let small: Double = -1.4
  static let space: Double = -1
  static let sign: Double = 12.5

  /// Of medium and heavier weights at display sizes, on top of their weight.
  static let largeHeavy: Double = 11.6

  /// By weight; others are as regular.
  static let weights: [Int: Double] = [
    200: -34, 300: 9.3, 500: 6.9, 600: 6.8, 700: 13.9, 800: 24.1, 900: 34.3,
  ]

  /// By character, its class included; others have their class alone.
  static let glyphs: [Character: Double] = [
    " ": -1.4, "!": 19.6, "$": 11.2, "'": 12.7, "(": 13, ")": 13, "*": 12, ",": 12.3, "-": 14.8, ".": 11.3,
    "/": 10.2, "0": 7.3, "1": 0.3, "2": -2.1, "3": 2, "4": 3.3, "5": 5.2, "6": 7, "7": 3.7, "8": 12.2,
    "9": 10, ":": 12.9, "?": 13.1, "@": 11.5, "A": -5.8, "B": -1.7, "C": -1.1, "D": -0.5, "E": -3.2,
    "F": 3.5, "G": -1.2, "H": 4.1, "I": 3.3, "J": -1.1, "K": -2.4, "L": -1.6, "M": -2.4, "N": -2.6,
    "O": -2.6, "P": 3.6, "R": 1.5, "S": -1.3, "T": -5.1, "U": -7.1, "V": -7.3, "W": 1.6, "X": 0, "Y": -1.9,
    "[": 12.3, "]": 12.3, "_": 11.9, "a": -0.6, "b": -3.3, "c": -0.9, "d": 2.3, "e": -7, "f": 0.5,
    "g": -3.2, "h": -6.9, "i": 0.9, "j": 0, "k": -0.5, "l": 8.6, "m": -0.2, "n": -0.5, "o": -3.3, "p": -1.9,
    "q": 0.6, "r": 1.2, "s": -6.7, "t": 3.4, "u": 4.3, "v": -4.2, "w": -11.9, "x": -1.7, "y": -5.8,
    "z": -0.4,
  ]
}
