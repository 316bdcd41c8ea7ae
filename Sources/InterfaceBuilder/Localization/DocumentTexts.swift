/// A text of a document that can be translated.
public struct DocumentText {
  /// Interface Builder's key, such as `8bC-Xf-vdC.text`.
  public var key: String
  /// The text in the document's language.
  public var text: String
  /// The object with the text.
  public var object: DocumentElement
}

extension InterfaceDocument {
  /// The texts that Interface Builder exports for translators, in the order of their objects. Attributed texts have no key.
  public var texts: [DocumentText] {
    var result: [DocumentText] = []
    element.forEachElement { object in
      guard let id = object.id else { return }
      func add(_ text: String?, _ key: String) {
        if let text, !text.isEmpty {
          result.append(DocumentText(key: "\(id).\(key)", text: text, object: object))
        }
      }
      for property in DocumentLocalizer.properties { add(object.longText(property), property) }
      for part in object.children {
        for (key, text) in DocumentLocalizer.texts(ofPart: part) { add(text, key) }
      }
    }
    return result
  }
}

extension DocumentLocalizer {
  /// The texts of a part of an object without its own id, with the ends of their keys.
  fileprivate static func texts(ofPart part: DocumentElement) -> [(key: String, text: String?)] {
    switch part.name {
    case "state": [("\(part.key ?? "normal")Title", part.longText("title"))]
    case "buttonConfiguration": ["title", "subtitle"].map { ("configuration.\($0)", part.longText($0)) }
    case "accessibility": ["label", "hint"].map { ("accessibility\($0.capitalized)", part.longText($0)) }
    case "segments":
      part.children.enumerated().map { ("segmentTitles[\($0)]", $1.longText("title")) }
    case "scopeButtonTitles": part.children.enumerated().map { ("scopeButtonTitles[\($0)]", $1.text) }
    default: []
    }
  }
}
