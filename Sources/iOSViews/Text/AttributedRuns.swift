import Foundation
import Graphics

/// An attributed text taken apart: what the text system measures, and how each run is drawn.
@MainActor
struct AttributedRuns {
  let text: String
  private(set) var runs: [TextRun] = []
  /// As many as runs.
  private(set) var looks: [RunLook] = []

  /// Where the text is shown decides what its paragraphs may say.
  enum Place {
    /// Labels and text views have a line break mode for all of their text.
    case view
    /// Drawn or measured by itself.
    case alone
  }

  /// - Parameter font: that of text without one.
  init(_ attributed: NSAttributedString, font: UIFont, in place: Place) {
    text = attributed.string
    let all = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: all) { attributes, range, _ in
      let values = RunAttributes(attributes)
      var paragraph = values.paragraph.map(TextParagraphStyle.init) ?? TextParagraphStyle()
      if place == .view { paragraph.lineBreakMode = nil }
      runs.append(
        TextRun(
          length: range.length, font: values.font(or: font), baselineOffset: values.baselineOffset,
          attachment: values.attachmentBox(at: range.location), paragraph: paragraph))
      looks.append(RunLook(values))
    }
  }

  /// Nothing that a plain text in one font and colour does not have, but for the alignment.
  var isPlain: Bool {
    guard runs.count < 2, let run = runs.first, let look = looks.first else { return runs.isEmpty }
    var paragraph = run.paragraph
    paragraph.alignment = nil
    if paragraph.lineBreakMode == .byWordWrapping { paragraph.lineBreakMode = nil }
    return run.attachment == nil && run.baselineOffset == 0 && run.font.kern == 0 && look.isPlain
      && paragraph == TextParagraphStyle()
  }

  func scaled(by factor: CGFloat) -> AttributedRuns {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font = copy.runs[index].font.scaled(by: factor)
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }

  /// Every character closer to the next by `points`.
  func tightened(by points: CGFloat) -> AttributedRuns {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.kern -= points }
    return copy
  }
}

/// The attributed text of a view, taken apart once.
@MainActor
struct AttributedContent {
  var place = AttributedRuns.Place.view
  var text: NSAttributedString? { didSet { known = nil } }
  private var known: (font: UIFont, runs: AttributedRuns?)?

  init(place: AttributedRuns.Place = .view) { self.place = place }

  /// Nil where text and font of the view say all that there is.
  mutating func runs(font: UIFont) -> AttributedRuns? {
    guard let text else { return nil }
    if let known, known.font == font { return known.runs }
    let made = AttributedRuns(text, font: font, in: place)
    let runs = made.isPlain ? nil : made
    known = (font, runs)
    return runs
  }

  mutating func change(_ change: (NSAttributedString) -> NSAttributedString) { text = text.map(change) }
}

extension FontDescriptor {
  func scaled(by factor: CGFloat) -> FontDescriptor {
    var copy = self
    copy.pointSize *= factor
    copy.leading *= factor
    copy.kern *= factor
    return copy
  }
}

/// The values of attributes, whatever kinds of number programs gave.
struct RunAttributes {
  private let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  var paragraph: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }
  var shadow: NSShadow? { attributes[.shadow] as? NSShadow }
  var isLink: Bool { attributes[.link] != nil }
  var baselineOffset: CGFloat { number(.baselineOffset) ?? 0 }

  func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }

  func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
    if let style = attributes[key] as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: number(key).map { Int($0) } ?? 0)
  }

  func lineStyleIfAny(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    let style = lineStyle(key)
    return style.isEmpty ? nil : style
  }

  /// With kern, or the tracking that takes its place (Apple, `kCTTrackingAttributeName`).
  func font(or standard: UIFont) -> FontDescriptor {
    var font = (attributes[.font] as? UIFont ?? standard).descriptor
    font.kern += number(.tracking) ?? number(.kern) ?? 0
    return font
  }

  func attachmentBox(at index: Int) -> CGRect? {
    attachment?.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
  }

  func number(_ key: NSAttributedString.Key) -> CGFloat? {
    let number: CGFloat? =
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension TextParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init()
    alignment = style.alignment
    direction =
      switch style.baseWritingDirection {
      case .natural: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    lineBreakMode = style.lineBreakMode
    lineSpacing = max(0, style.lineSpacing)
    spacingAfter = max(0, style.paragraphSpacing)
    spacingBefore = max(0, style.paragraphSpacingBefore)
    firstLineHeadIndent = max(0, style.firstLineHeadIndent)
    headIndent = max(0, style.headIndent)
    tailIndent = style.tailIndent
    minimumLineHeight = max(0, style.minimumLineHeight)
    maximumLineHeight = max(0, style.maximumLineHeight)
    lineHeightMultiple = max(0, style.lineHeightMultiple)
  }
}
