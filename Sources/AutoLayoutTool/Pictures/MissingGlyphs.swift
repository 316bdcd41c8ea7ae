import AutoLayout
import Graphics

/// The characters of drawn texts that no installed font has: they are drawn as boxes.
struct MissingGlyphs {
  /// The largest number of characters that the note names.
  private static let mostNamed = 8

  private var characters: [Character] = []

  /// Adds the characters that are drawn in a picture.
  mutating func look(at picture: DisplayList, with measurer: any TextMeasuring) {
    for case .text(let text) in picture.commands {
      for character in measurer.missingCharacters(of: text.line.text) where !characters.contains(character) {
        characters.append(character)
      }
    }
  }

  /// The finding; nil if all characters are drawn.
  var finding: LayoutFinding? {
    guard !characters.isEmpty else { return nil }
    let named = characters.prefix(Self.mostNamed).map(String.init).joined(separator: " ")
    let more = characters.count > Self.mostNamed ? " …" : ""
    return LayoutFinding(
      severity: .note, code: "missing-glyphs",
      message: "No installed font has these characters, which are drawn as boxes: \(named)\(more)",
      hint: "Install a font that has them, such as the package \(package)")
  }

  /// Debian's names.
  private var package: String {
    let isEastAsian = characters.contains { character in
      character.unicodeScalars.contains { Self.eastAsian.contains($0.value) }
    }
    let isEmoji = characters.contains { $0.unicodeScalars.contains(where: \.properties.isEmojiPresentation) }
    return isEastAsian ? "fonts-noto-cjk" : isEmoji ? "fonts-noto-color-emoji" : "fonts-noto-core"
  }

  /// The Unicode blocks from Hangul Jamo to the compatibility ideographs.
  private static let eastAsian: ClosedRange<UInt32> = 0x2E80...0xFAFF
}
