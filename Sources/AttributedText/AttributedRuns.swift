import Foundation
import Graphics

/// An attributed text split into runs to measure, and the style in which each run is drawn.
@MainActor
package struct AttributedRuns {
  package let text: String
  package private(set) var runs: [TextRun] = []
  /// The style of each run.
  package private(set) var looks: [RunStyle] = []

  /// The place where the text is shown, which determines the paragraph attributes that apply.
  package enum Place {
    /// Labels and text views have a line break mode for all of their text.
    case view
    /// Drawn or measured by itself.
    case alone
  }

  /// - Parameter font: the font of text without one.
  package init(_ attributed: NSAttributedString, font: FontDescriptor, in place: Place) {
    text = attributed.string
    let hasTabs = text.contains("\t")
    let all = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: all) { attributes, range, _ in
      let values = RunAttributes(attributes)
      var paragraph = values.paragraph.map(TextParagraphStyle.init) ?? TextParagraphStyle()
      if place == .view { paragraph.lineBreakMode = nil }
      if hasTabs { paragraph.tabs = TextTabs(values.paragraph ?? .default) }
      runs.append(
        TextRun(
          length: range.length, font: values.font(or: font), baselineOffset: values.baselineOffset,
          attachment: values.attachmentBox(at: range.location), paragraph: paragraph))
      looks.append(RunStyle(values))
    }
  }

  /// Whether the text, except for its alignment, is equivalent to a plain text in one font and colour.
  package var isPlain: Bool {
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

  /// The text with the distance between characters reduced by `points`.
  func tightened(by points: CGFloat) -> AttributedRuns {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.kern -= points }
    return copy
  }
}

/// The attributed text of a view, split into runs once.
@MainActor
package struct AttributedContent {
  var place = AttributedRuns.Place.view
  package var text: NSAttributedString? { didSet { known = nil } }
  private var known: (font: FontDescriptor, runs: AttributedRuns?)?

  package init(place: AttributedRuns.Place = .view) { self.place = place }

  /// Nil if the view's text and font describe it completely.
  package mutating func runs(font: FontDescriptor) -> AttributedRuns? {
    guard let text else { return nil }
    if let known, known.font == font { return known.runs }
    let made = AttributedRuns(text, font: font, in: place)
    let runs = made.isPlain ? nil : made
    known = (font, runs)
    return runs
  }

  package mutating func change(_ change: (NSAttributedString) -> NSAttributedString) {
    text = text.map(change)
  }
}

extension FontDescriptor {
  /// The font of text without one: UIKit and AppKit use Helvetica of this size (Apple, `NSAttributedString.Key.font`).
  static let ofTextWithoutFont = FontDescriptor(pointSize: 12)

  func scaled(by factor: CGFloat) -> FontDescriptor {
    var copy = self
    copy.pointSize *= factor
    copy.leading *= factor
    copy.kern *= factor
    return copy
  }
}

/// The values of attributes, from any number types that programs used.
package struct RunAttributes {
  private let attributes: [NSAttributedString.Key: Any]

  package init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  package var paragraph: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
  var attachment: (any TextAttachment)? { attributes[.attachment] as? any TextAttachment }
  var shadow: (any TextShadow)? { attributes[.shadow] as? any TextShadow }
  var isLink: Bool { attributes[.link] != nil }
  var baselineOffset: CGFloat { number(.baselineOffset) ?? 0 }

  package func color(_ key: NSAttributedString.Key) -> (any TextColor)? { attributes[key] as? any TextColor }

  func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
    if let style = attributes[key] as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: number(key).map { Int($0) } ?? 0)
  }

  package func lineStyleIfAny(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    let style = lineStyle(key)
    return style.isEmpty ? nil : style
  }

  /// The font with kern, or with the tracking that replaces it (Apple, `kCTTrackingAttributeName`).
  func font(or standard: FontDescriptor) -> FontDescriptor {
    var font = (attributes[.font] as? any TextFont)?.descriptor ?? standard
    font.kern += number(.tracking) ?? number(.kern) ?? 0
    return font
  }

  func attachmentBox(at index: Int) -> CGRect? {
    attachment?.textBox(at: index)
  }

  package func number(_ key: NSAttributedString.Key) -> CGFloat? {
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

extension TextTabs {
  init(_ style: NSParagraphStyle) {
    let stops = style.tabStops.map { tab in
      Stop(
        location: tab.location, alignment: tab.alignment,
        terminators: tab.options[.columnTerminators] as? CharacterSet ?? CharacterSet())
    }
    self.init(stops: stops, interval: max(0, style.defaultTabInterval))
  }
}
