import Foundation

private typealias Attributes = AttributeScopes.UIKitAttributes
private typealias LinkAttribute = AttributeScopes.FoundationAttributes.LinkAttribute

#if !canImport(ObjectiveC)
  /// Foundation's two kinds of attributed text made of one another, with UIKit's attributes and links.
  extension NSAttributedString {
    public convenience init(_ attrStr: AttributedString) {
      let text = NSMutableAttributedString(string: "")
      for run in attrStr.runs {
        text.append(
          NSAttributedString(
            string: String(attrStr[run.range].characters), attributes: Self.values(of: run.attributes)))
      }
      self.init(attributedString: text)
    }

    static func values(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = container[Attributes.FontAttribute.self]
      values[.foregroundColor] = container[Attributes.ForegroundColorAttribute.self]
      values[.backgroundColor] = container[Attributes.BackgroundColorAttribute.self]
      values[.kern] = container[Attributes.KernAttribute.self]
      values[.baselineOffset] = container[Attributes.BaselineOffsetAttribute.self]
      values[.underlineStyle] = container[Attributes.UnderlineStyleAttribute.self]?.rawValue
      values[.strikethroughStyle] = container[Attributes.StrikethroughStyleAttribute.self]?.rawValue
      values[.paragraphStyle] = container[Attributes.ParagraphStyleAttribute.self]
      values[.link] = container[LinkAttribute.self]
      return values
    }
  }

  extension AttributedString {
    /// The same text with the attributes that scopes know, as Foundation converts it on Apple's systems.
    public init(_ nsStr: NSAttributedString) {
      self.init()
      let all = NSRange(location: 0, length: nsStr.length)
      nsStr.enumerateAttributes(in: all) { values, range, _ in
        let part = nsStr.attributedSubstring(from: range).string
        append(AttributedString(part, attributes: Self.container(of: values)))
      }
    }

    private static func container(of values: [NSAttributedString.Key: Any]) -> AttributeContainer {
      let numbers = RunAttributes(values)
      var container = AttributeContainer()
      container[Attributes.FontAttribute.self] = values[.font] as? UIFont
      container[Attributes.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
      container[Attributes.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
      container[Attributes.KernAttribute.self] = numbers.number(.kern)
      container[Attributes.BaselineOffsetAttribute.self] = numbers.number(.baselineOffset)
      container[Attributes.UnderlineStyleAttribute.self] = numbers.lineStyleIfAny(.underlineStyle)
      container[Attributes.StrikethroughStyleAttribute.self] = numbers.lineStyleIfAny(.strikethroughStyle)
      container[Attributes.ParagraphStyleAttribute.self] = numbers.paragraph
      container[LinkAttribute.self] = values[.link] as? URL
      return container
    }
  }
#endif

extension UIButton.Configuration {
  /// The title for a text size, each run as the configuration and its transformer leave it; nil where no run says anything
  /// of its own.
  func titleInRuns(in category: UIContentSizeCategory) -> NSAttributedString? {
    guard let title = attributedTitle, title.runs.contains(where: { $0.attributes != AttributeContainer() })
    else { return nil }
    let shown = NSMutableAttributedString(string: "")
    for run in title.runs {
      let attributes = attributes(run.attributes, in: category)
      shown.append(
        NSAttributedString(
          string: String(title[run.range].characters),
          attributes: NSAttributedString.values(of: attributes)))
    }
    return shown
  }
}
