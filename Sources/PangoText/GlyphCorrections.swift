// Made by Tools/glyph-widths/fit.py from 744 labels and 52 buttons of 89 published repositories.
// Do not edit; run the script again.

/// How much wider the system font's glyphs are than those of Inter, in thousandths of an em, as estimated from the widths of
/// labels and buttons in saved documents.
enum GlyphCorrections {
  static let digit: Double = 9.8
  static let capital: Double = 0.7
  static let small: Double = -1.5
  static let space: Double = -3.8
  static let sign: Double = 4.9

  /// Of medium and heavier weights at display sizes, on top of their weight.
  static let largeHeavy: Double = 3.5

  /// By weight; others are as regular.
  static let weights: [Int: Double] = [
    200: -30.5, 300: 5.3, 500: 6.5, 600: 6.4, 700: 14.9, 800: 31.3, 900: 47.7,
  ]

  /// By character, its class included; others have their class alone.
  static let glyphs: [Character: Double] = [
    " ": -5.2, "!": 12.3, "#": 3.6, "$": 5.3, "%": 7.6, "'": 5.3, "(": 3.9, ")": 3.9, "*": -3.1, "+": 7.9,
    ",": 4.1, "-": 7.7, ".": 5.6, "/": -1.5, "0": 14, "1": 4.8, "2": -0.1, "3": 6.4, "4": 6.1, "5": 13.8,
    "6": 15.9, "7": 8.6, "8": 15.7, "9": 16.8, ":": 0.5, "?": 6.3, "@": 2.6, "A": -3.7, "B": 2.5, "C": -0.8,
    "D": 4.9, "E": -0.1, "F": 9.3, "G": -0.4, "H": 4.5, "I": 1.4, "J": 3.5, "K": -0.5, "L": 2.7, "M": -7.8,
    "N": -2.9, "O": 0.9, "P": 5.8, "Q": 0.7, "R": 4.7, "S": 4.3, "T": -10.8, "U": -1.8, "V": -5, "W": 4.4,
    "X": 1.3, "Y": -1.3, "Z": 1.1, "[": 5.8, "]": 5.8, "_": 10.1, "a": -5.4, "b": -0.8, "c": 0.6, "d": -3.8,
    "e": -9.6, "f": -2.1, "g": -1.8, "h": -7.2, "i": 2.7, "j": 2.1, "k": 0.3, "l": 9.6, "m": 0.6, "n": 0.4,
    "o": -1, "p": -0.6, "q": 0.6, "r": 3.6, "s": -4.9, "t": 1.1, "u": 7, "v": -3.6, "w": -19.2, "x": -0.1,
    "y": -6.1, "z": -1.4, "{": 5, "}": 5, "~": 4.9, "¥": 6.6, "©": 4.1, "Ä": 0.4, "Ü": 1.4,
  ]
}
