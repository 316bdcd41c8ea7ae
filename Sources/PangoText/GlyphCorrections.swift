// Made by Tools/glyph-widths/fit.py from 744 labels and 52 buttons of 89 published repositories.
// Do not edit; run the script again.

/// How much wider the system font's glyphs are than those of Inter, in thousandths of an em, as estimated from the widths of
/// labels and buttons in saved documents.
enum GlyphCorrections {
  static let digit: Double = 9.4
  static let capital: Double = 0.2
  static let small: Double = -0.7
  static let space: Double = -3.6
  static let sign: Double = 8.5

  /// Of medium and heavier weights at display sizes, on top of their weight.
  static let largeHeavy: Double = 2.5

  /// By weight; others are as regular.
  static let weights: [Int: Double] = [200: -36, 300: 2.1, 500: 7.4, 600: 7.1, 700: 14, 800: 28.6, 900: 43.2]

  /// By character, its class included; others have their class alone.
  static let glyphs: [Character: Double] = [
    " ": -4.9, "!": 15.3, "#": 7, "$": 7.8, "%": 11.2, "'": 9, "(": 7.1, ")": 7.1, "*": 0.4, "+": 11.4,
    ",": 8.1, "-": 13.5, ".": 11.5, "/": 2.3, "0": 13.4, "1": 3.6, "2": -0.1, "3": 5.3, "4": 6.7, "5": 13.8,
    "6": 15.5, "7": 8.3, "8": 15.7, "9": 15.4, ":": 5.2, "?": 10.6, "@": 6.1, "A": -7.9, "B": -1.3,
    "C": -2.7, "D": 7.3, "E": 0.1, "F": 9.2, "G": -0.4, "H": 4.6, "I": 3.9, "J": 4.2, "K": 1.6, "L": 3.1,
    "M": -10, "N": -1.5, "O": 0.7, "P": 5.4, "Q": 0.2, "R": 3.8, "S": -0.5, "T": -9.2, "U": -5.2, "V": -3.5,
    "W": 3.5, "X": 1, "Y": -1.3, "Z": 0.7, "[": 9.2, "]": 9.2, "_": 13.8, "a": -7, "b": -1.6, "c": 0.7,
    "d": 3.4, "e": -9.9, "f": 1.7, "g": 1.5, "h": -1, "i": -0.3, "j": 3.2, "k": 3.8, "l": 10.2, "m": -1.2,
    "n": -1.1, "o": -4.5, "p": -1.8, "q": 1.4, "r": 6, "s": -4.7, "t": 0, "u": 6.7, "v": -3.9, "w": -12.2,
    "x": -5.4, "y": -4.6, "z": 1.7, "{": 7.8, "}": 7.8, "~": 8.5, "¥": 10.4, "©": 7.5, "Ä": 0, "Ü": 1,
  ]
}
