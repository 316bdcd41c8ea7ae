import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

extension NSView {
  /// The space that the text of a label or button lacks at the view's present size; nil if it fits, and for other views. Text
  /// that can be edited scrolls in its field.
  public var clippedText: ClippedText? {
    switch self {
    case let field as NSTextField: MacTextFit.lack(of: field)
    case is NSPopUpButton: nil
    case let button as NSButton: MacTextFit.lack(of: button)
    default: nil
    }
  }
}

@MainActor
private enum MacTextFit {
  /// The tolerance for the widths of substitute fonts, which differ from Apple's by a few hundredths. Observed on
  /// labels of 13 points in tight rows: 93 % within 2 points; for capitals, which are widest, 5 % and more. Of 38
  /// truncated texts in five samples (Research/findings.tsv), 15 were debatable, most of them because they lacked less
  /// than a tenth.
  static let widthTolerance: CGFloat = 0.1
  /// The tolerance in points, for rounding up a label's width in the document and when reading it.
  static let least: CGFloat = 2

  /// Whether a length is too short; false for a font with unknown widths.
  static func isShort(_ length: CGFloat, of needed: CGFloat, in font: NSFont?) -> Bool {
    let tolerance: CGFloat
    switch font.map({ TextSystem.measurer.widthCertainty(of: $0.descriptor) }) ?? .known {
    case .known: tolerance = widthTolerance
    case .substituted: tolerance = WidthCertainty.substitutedError
    case .unknown: return false
    }
    return needed - length > max(least, needed * tolerance)
  }

  /// Whether the text's width is known: it contains letters or digits, all of its characters are in an installed font, and
  /// it has no line breaks. Signs alone, such as + and -, are used as pictograms, and their widths vary with the font.
  private static func isMeasured(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber } && !text.contains(where: \.isNewline)
      && TextSystem.measurer.missingCharacters(of: text).isEmpty
  }

  static func lack(of field: NSTextField) -> ClippedText? {
    guard !field.isEditable, !field.isBezeled, isMeasured(field.stringValue)
    else { return nil }
    let size = alignmentSize(of: field)
    guard wraps(field) else {
      // The text alone: a centred label is wider than its text by itself.
      let needed = field.fieldCell.text.size(limitedTo: nil).width.rounded(.up)
      let visible = needed - blank(after: field.stringValue, in: field.font)
      return isShort(size.width, of: visible, in: field.font) ? .width(size.width, needed: needed) : nil
    }
    let whole = field.fieldCell.text.size(limitedTo: size.width * (1 + widthTolerance) + least).height
    let line = field.fieldCell.text.size(limitedTo: nil).height
    // Line breaks also depend on widths. Measuring shows whether a font is installed.
    guard isInstalled(field.font) else { return nil }
    // Report only whole missing lines; smaller differences are due to rounding.
    return whole - size.height > line / 2 ? .height(size.height, needed: whole) : nil
  }

  /// East Asian punctuation that occupies the first half of an ideograph's width. (Unicode Standard Annex 11, full width;
  /// CSS Text 4, `text-spacing-trim`.)
  private static let halfBlank: Set<Character> = ["：", "；", "，", "。", "、", "！", "？", "）", "」", "』", "】", "》"]

  /// The blank at the end of a text, which may be truncated, in points.
  private static func blank(after text: String, in font: NSFont?) -> CGFloat {
    guard let last = text.last, halfBlank.contains(last) else { return 0 }
    return (font?.pointSize ?? NSFont.systemFontSize) / 2
  }

  /// Whether lines wrap at the field's width. (They also do if the field is narrower than its preferred width.)
  private static func wraps(_ field: NSTextField) -> Bool {
    let cell = field.fieldCell
    return cell.wraps && !cell.usesSingleLineMode && cell.maximumNumberOfLines != 1
  }

  private static func isInstalled(_ font: NSFont?) -> Bool {
    (font.map { TextSystem.measurer.widthCertainty(of: $0.descriptor) } ?? .known) == .known
  }

  /// The positions in which an image takes no space from the title.
  private static let picturesApart: Set<NSControl.ImagePosition> = [
    .imageOverlaps, .imageAbove, .imageBelow,
  ]

  static func lack(of button: NSButton) -> ClippedText? {
    let content = button.buttonCell.content
    // A transparent button draws nothing. (Apple, `NSButton.isTransparent`.)
    guard content.showsTitle, !button.isTransparent, !button.contentHeightDependsOnWidth,
      isMeasured(button.title)
    else { return nil }
    let width = alignmentSize(of: button).width
    // The margins beside a title may shrink before the title is truncated.
    let margins = content.kind == .check || content.kind == .radio ? 0 : 2 * content.sideMargin
    // Round buttons are as large as their ring, whatever their title.
    let needed =
      content.kind == .circular || picturesApart.contains(content.position)
      ? content.title.size().width.rounded(.up)
      : content.size(limitedTo: nil).width - margins - shrinkage(of: content.imageSize, in: button)
    return isShort(width, of: needed, in: button.font) ? .width(width, needed: needed) : nil
  }

  /// The width, in points, that an image beside a title loses by being scaled down to the button's height.
  /// (Apple, `NSButtonCell.imageScaling`.)
  private static func shrinkage(of image: CGSize, in button: NSButton) -> CGFloat {
    let height = alignmentSize(of: button).height
    guard button.imageScaling != .scaleNone, image.height > height, height > 0 else { return 0 }
    return image.width * (1 - height / image.height)
  }

  /// The size of the alignment rectangle, which constraints use.
  private static func alignmentSize(of view: NSView) -> CGSize {
    let insets = view.layoutNode.alignmentInsets
    let size = view.layoutNode.frame.size
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
