extension InterfaceDocument {
  /// Whether the document contains ideographs but no kana, as in Chinese. Observed: 2 of 2 documents without kana are laid
  /// out as Chinese, 3 of 3 with kana as Japanese.
  package var writesChinese: Bool {
    var hasIdeographs = false
    var hasKana = false
    func read(_ text: String) {
      guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return }
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x30FF: hasKana = true
        case 0x4E00...0x9FFF: hasIdeographs = true
        default: break
        }
      }
    }
    element.forEachElement { element in
      for name in Self.textAttributes { element[name].map(read) }
      read(element.text)
    }
    return hasIdeographs && !hasKana
  }

  /// The attributes with text for people.
  private static let textAttributes = [
    "text", "title", "placeholder", "content", "prompt", "footerTitle", "headerTitle",
  ]
}
