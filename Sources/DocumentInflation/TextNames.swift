import Graphics

extension TextAlignment {
  /// The alignment that a document names; nil for an unknown name.
  package init?(documentName: String) {
    switch documentName {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension LineBreakMode {
  /// The mode that a label or button of iOS names; nil for an unknown name.
  package init?(documentName: String) {
    switch documentName {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }

  /// The mode that a paragraph or a cell of macOS names, which use different names; nil for an unknown
  /// name.
  package init?(paragraphName: String) {
    switch paragraphName {
    case "wordWrapping": self = .byWordWrapping
    case "charWrapping": self = .byCharWrapping
    case "clipping": self = .byClipping
    case "truncatingHead": self = .byTruncatingHead
    case "truncatingTail": self = .byTruncatingTail
    case "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
