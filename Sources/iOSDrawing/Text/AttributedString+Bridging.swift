import Foundation

private typealias Attributes = AttributeScopes.UIKitAttributes
private typealias LinkAttribute = AttributeScopes.FoundationAttributes.LinkAttribute

#if !canImport(ObjectiveC)
  /// Conversions between Foundation's two kinds of attributed text, with UIKit's attributes and links.
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

    package static func values(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
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
      values.merge(rareValues(of: container)) { $1 }
      return values
    }

    /// The less common attributes.
    private static func rareValues(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.ligature] = container[Attributes.LigatureAttribute.self]
      values[.tracking] = container[Attributes.TrackingAttribute.self]
      values[.strokeColor] = container[Attributes.StrokeColorAttribute.self]
      values[.strokeWidth] = container[Attributes.StrokeWidthAttribute.self]
      values[.shadow] = container[Attributes.ShadowAttribute.self]
      values[.textEffect] = container[Attributes.TextEffectAttribute.self]?.rawValue
      values[.attachment] = container[Attributes.AttachmentAttribute.self]
      values[.underlineColor] = container[Attributes.UnderlineColorAttribute.self]
      values[.strikethroughColor] = container[Attributes.StrikethroughColorAttribute.self]
      values[.obliqueness] = container[Attributes.ObliquenessAttribute.self]
      values[.expansion] = container[Attributes.ExpansionAttribute.self]
      return values
    }
  }

  extension AttributeContainer {
    /// The attributes that the scopes define, from a dictionary of `NSAttributedString` keys. (Apple,
    /// Foundation.)
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self = AttributedString.container(of: dictionary)
    }
  }

  extension AttributedString {
    /// The same text with the attributes that the scopes define, converted as by Foundation on Apple's
    /// systems.
    public init(_ nsStr: NSAttributedString) {
      self.init()
      let all = NSRange(location: 0, length: nsStr.length)
      nsStr.enumerateAttributes(in: all) { values, range, _ in
        let part = nsStr.attributedSubstring(from: range).string
        append(AttributedString(part, attributes: Self.container(of: values)))
      }
    }

    fileprivate static func container(of values: [NSAttributedString.Key: Any]) -> AttributeContainer {
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
      setRare(values, of: &container)
      return container
    }

    private static func setRare(
      _ values: [NSAttributedString.Key: Any], of container: inout AttributeContainer
    ) {
      let numbers = RunAttributes(values)
      container[Attributes.LigatureAttribute.self] = numbers.number(.ligature).map { Int($0) }
      container[Attributes.TrackingAttribute.self] = numbers.number(.tracking)
      container[Attributes.StrokeColorAttribute.self] = numbers.color(.strokeColor) as? UIColor
      container[Attributes.StrokeWidthAttribute.self] = numbers.number(.strokeWidth)
      container[Attributes.ShadowAttribute.self] = values[.shadow] as? NSShadow
      container[Attributes.TextEffectAttribute.self] = (values[.textEffect] as? String).map {
        Attributes.TextEffectAttribute.Value(rawValue: $0)
      }
      container[Attributes.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
      container[Attributes.UnderlineColorAttribute.self] = numbers.color(.underlineColor) as? UIColor
      container[Attributes.StrikethroughColorAttribute.self] = numbers.color(.strikethroughColor) as? UIColor
      container[Attributes.ObliquenessAttribute.self] = numbers.number(.obliqueness)
      container[Attributes.ExpansionAttribute.self] = numbers.number(.expansion)
    }
  }
#endif
