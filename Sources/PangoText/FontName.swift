import Foundation
import Graphics

/// A PostScript name such as `AvenirNext-DemiBoldItalic`, or a full name such as `Helvetica Neue Bold`, split into family, weight and
/// slant.
struct FontName: Equatable {
  /// The family with separated words: `Avenir Next`.
  var family: String
  var weight: FontWeight
  var isItalic: Bool

  /// Style words of PostScript names; longer words come before their suffixes.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .ultraLight), ("hairline", .ultraLight),
    ("light", .light), ("book", .regular), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    var style = parts.count > 1 ? parts[1].lowercased() : ""
    var words = (parts.first.map(String.init) ?? name).split(separator: " ")
    // Styles of full names are words of their own. (Swift-Dojo/Curso-snapshots, iOS 15: text in bold.)
    while words.count > 1, let last = words.last?.lowercased(), Self.isStyle(last) {
      style = last + style
      words.removeLast()
    }
    family = Self.separateWords(words.isEmpty ? name : words.joined(separator: " "))
    weight = Self.weight(in: style)
    isItalic = Self.isItalic(style)
  }

  /// The weight for a style's name in lower case.
  static func weight(in style: String) -> FontWeight {
    weights.first { style.contains($0.word) }?.weight ?? .regular
  }

  private static func isStyle(_ word: String) -> Bool {
    ["italic", "oblique"].contains(word) || weights.contains { $0.word == word }
  }

  static func isItalic(_ style: String) -> Bool {
    style.contains("italic") || style.contains("oblique")
  }

  /// A space before each capital that follows a small letter.
  private static func separateWords(_ name: String) -> String {
    var words = ""
    var previousIsLowercase = false
    for character in name {
      if character.isUppercase, previousIsLowercase { words += " " }
      words.append(character)
      previousIsLowercase = character.isLowercase
    }
    return words
  }
}
