// Made by Tools/glyph-widths/fit.py from 360 labels and 52 buttons of 34 published repositories.
// Do not edit; run the script again.

/// How much wider the system font's glyphs are than those of Inter, in thousandths of an em, as estimated from the widths of
/// labels and buttons in saved documents.
enum GlyphCorrections {
  static let digit: Double = 4.8
  static let capital: Double = -1.3
  static let small: Double = -1.5
  static let space: Double = -0.9
  static let sign: Double = 13

  /// Of medium and heavier weights at display sizes, on top of their weight.
  static let largeHeavy: Double = 11.6

  /// By weight; others are as regular.
  static let weights: [Int: Double] = [200: -33.4, 300: 9.2, 500: 6.9, 600: 6, 700: 14, 800: 24.2, 900: 34.4]

  /// By character, its class included; others have their class alone.
  static let glyphs: [Character: Double] = [
    " ": -1.2, "!": 20.1, "$": 11.6, "'": 13.3, "(": 13.5, ")": 13.5, "*": 12.5, ",": 12.7, "-": 15.2,
    ".": 11.8, "/": 10.8, "0": 7.2, "1": 0.6, "2": -2, "3": 2.1, "4": 3.4, "5": 5.3, "6": 7, "7": 3.8,
    "8": 12.3, "9": 10, ":": 13.6, "?": 13.6, "@": 12, "A": -5.7, "B": -1.6, "C": -1.5, "D": -0.4, "E": -3,
    "F": 3.8, "G": -1.3, "H": 4.4, "I": 3.6, "J": -0.9, "K": -2.4, "L": -3.6, "M": -2.7, "N": -4.4,
    "O": -2.5, "P": 4, "R": 1.9, "S": -0.9, "T": -4.4, "U": -6.8, "V": -6.8, "W": 1.8, "X": 0, "Y": -1.6,
    "[": 13, "]": 13, "_": 12.4, "a": 0.5, "b": -3.5, "c": -0.4, "d": 1.6, "e": -6.8, "f": 0.6, "g": -2.7,
    "h": -6.5, "i": 0, "j": -0.1, "k": -0.6, "l": 8, "m": 0.5, "n": 0.1, "o": -3.6, "p": -1.8, "q": 0.6,
    "r": 1.1, "s": -7.8, "t": 2.7, "u": 4.2, "v": -3.8, "w": -13.8, "x": -1.6, "y": -6, "z": -0.4,
  ]
}
