// Made by Tools/glyph-widths/fit.py from 1760 labels and 53 buttons of 154 published repositories.
// Do not edit; run the script again.

import Foundation

/// The differences between the widths of the system font's glyphs and Inter's, in thousandths of an em, estimated from the
/// widths of labels and buttons in saved documents.
enum GlyphCorrections {
  struct Kinds {
    var digit, capital, small, space, sign: Double
  }

  /// Values by kind of character, for characters without their own value.
  static let text = Kinds(digit: 3.7, capital: -1, small: -3.5, space: 0.2, sign: 9.7)
  /// The same for the optical size for large text.
  static let large = Kinds(digit: 21.1, capital: 2.8, small: -3.7, space: -7.2, sign: 28.2)

  /// The correction for medium and heavier weights at display sizes, in addition to that for the weight.
  static let largeHeavy: Double = 2.9

  /// Values by weight; all others are the same as regular.
  static let weights: [Int: Double] = [
    200: -28, 300: -2, 500: 5.9, 600: 8.2, 700: 14.8, 800: 27.2, 900: 37.1,
  ]

  /// Extra space after each glyph of large text, by point size: the larger, the tighter, like Apple's values.
  static let largeTracking: [(size: CGFloat, space: CGFloat)] = [
    (20, -39.4), (22, -44.2), (24, -43.5), (26, -42), (28, -44.5), (36, -47.5),
  ]

  /// Values by character, including its kind's value.
  static let textGlyphs: [Character: Double] = [
    " ": 0.3, "!": 16.7, "#": 6.1, "$": 3.9, "%": 16.3, "'": 14.2, "(": 10, ")": 10, "*": 1.7, "+": 0.8,
    ",": 10.1, "-": 13.1, ".": 18, "/": -0.1, "0": 2.8, "1": 3.6, "2": -4, "3": -2.5, "4": 1, "5": 3.2,
    "6": 7.5, "7": 2.5, "8": 18.2, "9": 5.9, ":": 20.3, "=": 9.4, "?": 10.5, "@": 6.6, "A": -11.6, "B": 1.5,
    "C": -6.8, "D": 6.1, "E": 1.4, "F": 4.6, "G": -2.7, "H": 2.7, "I": 6.4, "J": -1.7, "K": -4.9, "L": -1.4,
    "M": -10.9, "N": -5.6, "O": 0.2, "P": 4.2, "Q": -0.4, "R": 5.2, "S": -2.6, "T": -13.6, "U": 0.1,
    "V": -4.3, "W": 5.9, "X": 3.8, "Y": -2.2, "Z": 0, "[": 10, "]": 10, "_": 15.5, "a": -8.6, "b": 3.8,
    "c": -0.1, "d": -5.2, "e": -7.8, "f": -1.5, "g": -0.5, "h": -3.9, "i": 8, "j": 1, "k": -8.1, "l": 11.1,
    "m": -1.9, "n": -1.3, "o": -3.6, "p": -1.5, "q": -0.8, "r": 4.8, "s": -5.2, "t": -3.7, "u": 3.5,
    "v": -10.7, "w": -30.5, "x": -17.5, "y": -11.5, "z": -1.9, "{": 9.1, "}": 9.1, "~": 9.7, "£": 10.3,
    "¥": 11.4, "©": 8, "Ä": -1.5, "Ü": -0.5, "ä": -3.5, "–": 9.2, "—": 8.9, "’": 12.3, "•": 4.1, "…": 9.3,
  ]

  /// The same for the optical size for large text.
  static let largeGlyphs: [Character: Double] = [
    " ": -9.8, "!": 40.9, "#": 24.6, "$": 20.9, "%": 36.4, "'": 34.6, "(": 28.5, ")": 28.5, "*": 20.2,
    "+": 18.4, ",": 33.9, "-": 28.9, ".": 38.9, "/": 18.4, "0": 35.2, "1": 27, "2": 10.4, "3": 12.8,
    "4": 16.8, "5": 9.7, "6": 22.1, "7": 21.6, "8": 42.6, "9": 20.6, ":": 36.9, "=": 27.8, "?": 28.2,
    "@": 25, "A": -10.3, "B": -0.2, "C": 7.4, "D": 8.8, "E": 11.1, "F": 10, "G": 2.9, "H": 11.3, "I": 10.2,
    "J": 0.9, "K": -6.3, "L": 0.1, "M": -6.9, "N": -7, "O": -1.9, "P": 13.2, "Q": 4, "R": 15.6, "S": 0.2,
    "T": -12.9, "U": 7.4, "V": -3.9, "W": 11.8, "X": 3.5, "Y": 0.9, "Z": 3.8, "[": 28.4, "]": 28.4, "_": 34,
    "a": -2.3, "b": -0.5, "c": 1.4, "d": -1.7, "e": -3.9, "f": -4.5, "g": -2.6, "h": -7.1, "i": 12,
    "j": 1.1, "k": -9.4, "l": 18.6, "m": -2.5, "n": -6.8, "o": -3.6, "p": 1.2, "q": -0.3, "r": -5.2,
    "s": -1.4, "t": -2.3, "u": 3.1, "v": -9, "w": -38.9, "x": -20.1, "y": -9.9, "z": -2, "{": 26.2,
    "}": 26.2, "~": 28.2, "£": 28.8, "¥": 29.9, "©": 26.5, "Ä": 2.3, "Ü": 3.3, "ä": -3.6, "–": 27.6,
    "—": 27.3, "’": 30.7, "•": 22.5, "…": 27.8,
  ]
}
