import AutoLayout
import Foundation
import Graphics

extension UIView {
  /// The size that the text of a label or button lacks at the view's present size; nil if it fits, and for other views. Labels
  /// of built-in cell styles get their frames from their cells, whatever frames a document states. It is also nil if a font is
  /// neither installed nor has known widths, because those of its substitute prove nothing (4 of 11 findings that were
  /// examined, all in a narrow custom font).
  public var clippedText: ClippedText? {
    if translatesAutoresizingMaskIntoConstraints,
      (superview?.superview as? DesignTableCell)?.isStandard == true
    {
      return nil
    }
    return switch self {
    case let label as UILabel: TextFit.lack(of: label)
    case let button as UIButton: TextFit.lack(of: button)
    default: nil
    }
  }
}

@MainActor
private enum TextFit {
  /// The tolerance for the widths of substitute fonts, which differ from Apple's by a few hundredths. Observed on 329
  /// labels: 96 % within 3 %.
  static let widthTolerance: CGFloat = 0.03
  /// The smallest difference that is reported, in points.
  static let least: CGFloat = 1
  /// UIKit shrinks text without a limit if the factor is 0; text below half its size is regarded as
  /// illegible.
  static let smallestScale: CGFloat = 0.5
  /// The part of a line from the top of capitals to the descent: about four fifths of a line of the
  /// system font.
  static let lineShown: CGFloat = 0.8
  /// The part from the top of capitals to the baseline, for text without descenders.
  static let capitalsShown: CGFloat = 0.6
  /// The part around the middle of lowercase letters, for text of dashes.
  static let dashesShown: CGFloat = 0.3
  private static let dashes = Set("-–—−·•".unicodeScalars)
  private static let descending = Set("gjpqyQJ,;()[]{}/|@$_ç")
  /// Non-ASCII characters between the top of capitals and the baseline.
  private static let low = Set("°·•–—×−".unicodeScalars)
  /// A height in points that no label exceeds.
  static let tallest: CGFloat = 1_000_000

  static func isShort(_ length: CGFloat, of needed: CGFloat, by tolerance: CGFloat = widthTolerance) -> Bool {
    needed - length > max(least, needed * tolerance)
  }

  private static func tolerance(of font: UIFont) -> CGFloat {
    TextSystem.measurer.widthCertainty(of: font.descriptor) == .known
      ? widthTolerance : WidthCertainty.substitutedError
  }

  /// True for a text in a font that is neither installed nor has known widths.
  private static func isGuess(_ label: UILabel) -> Bool {
    guard let text = label.attributedText else { return isGuess(label.font) }
    var found = false
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      if let font = value as? UIFont, isGuess(font) { found = true }
    }
    return found
  }

  private static func isGuess(_ font: UIFont) -> Bool {
    TextSystem.measurer.widthCertainty(of: font.descriptor) == .unknown
  }

  static func lack(of label: UILabel) -> ClippedText? {
    guard label.text?.contains(where: { !$0.isWhitespace }) == true, let lack = measuredLack(of: label)
    else { return nil }
    return isGuess(label) ? nil : lack
  }

  private static func measuredLack(of label: UILabel) -> ClippedText? {
    let size = label.bounds.size
    guard label.numberOfLines == 1 else { return lackOfHeight(label) }
    let natural = label.intrinsicContentSize
    let least = max(label.minimumScaleFactor, smallestScale)
    let fitted = label.fittedBlock(in: size, least: least).size(width: nil, grid: label.layoutGrid)
    let shrink = label.adjustsFontSizeToFitWidth ? least : 1
    // A measurer without fonts has no smaller ones.
    let needed = min(fitted.width, natural.width * shrink)
    if isShort(size.width, of: needed, by: tolerance(of: label.font)) {
      return .width(size.width, needed: needed)
    }
    // A line's height includes space for accents: a slightly lower label hides nothing.
    let line = natural.height * shrink * shownPart(of: label.text ?? "")
    return isShort(size.height, of: line) ? .height(size.height, needed: natural.height) : nil
  }

  /// The part of a line's height that a text needs: digits and capitals need less than letters with descenders. Observed: 3 of 3
  /// digits and 1 of 1 degree signs were complete in labels of two thirds of their line's height, as were 4 of 4 dashes in labels
  /// of a third.
  private static func shownPart(of text: String) -> CGFloat {
    if text.unicodeScalars.allSatisfy(dashes.contains) { return dashesShown }
    let isPlain =
      text.unicodeScalars.allSatisfy { $0.isASCII || low.contains($0) }
      && !text.contains(where: descending.contains)
    return isPlain ? capitalsShown : lineShown
  }

  private static func lackOfHeight(_ label: UILabel) -> ClippedText? {
    let size = label.bounds.size
    let tall = CGRect(x: 0, y: 0, width: size.width, height: tallest)
    let all = label.textRect(forBounds: tall, limitedToNumberOfLines: 0).size
    let allowed = label.textRect(forBounds: tall, limitedToNumberOfLines: label.numberOfLines).size
    if label.adjustsFontSizeToFitWidth {
      let least = max(label.minimumScaleFactor, smallestScale)
      // At half the size a text has half the height in half as many lines; a measurer without fonts has no smaller ones.
      let smallest = all.height * least * least
      if smallest <= size.height || label.fittedBlock(in: size, least: least).fits(in: size) { return nil }
    } else if isShort(allowed.height, of: all.height) {
      return .lines(label.numberOfLines)
    }
    let oneLine = label.textRect(forBounds: tall, limitedToNumberOfLines: 1).size.height
    // Report only whole missing lines; smaller differences are due to rounding.
    guard all.height - size.height > oneLine / 2 else { return nil }
    return .height(size.height, needed: all.height)
  }

  static func lack(of button: UIButton) -> ClippedText? {
    guard button.currentTitle?.contains(where: { !$0.isWhitespace }) == true else { return nil }
    let wrapping: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping]
    if let configuration = button.configuration, wrapping.contains(configuration.titleLineBreakMode) {
      return lackOfLines(button, configuration)
    }
    guard !wrapping.contains(button.lineBreakMode) else { return nil }
    let (needed, font) = (titleWidth(of: button), titleFont(of: button))
    return isShort(button.bounds.width, of: needed, by: tolerance(of: font)) && !isGuess(font)
      ? .width(button.bounds.width, needed: needed) : nil
  }

  /// The height that a configured title of several lines lacks. (Apple, `UIButton.Configuration.titleLineBreakMode`.) Padding
  /// above and below it may shrink before the title is cut.
  private static func lackOfLines(_ button: UIButton, _ configuration: UIButton.Configuration) -> ClippedText?
  {
    let (size, font) = (button.bounds.size, titleFont(of: button))
    let fitting = button.sizeThatFits(CGSize(width: size.width, height: tallest))
    let insets = configuration.contentInsets
    let needed = fitting.height - insets.top - insets.bottom
    return isShort(size.height, of: needed) && !isGuess(font) ? .height(size.height, needed: needed) : nil
  }

  /// The width of the title alone; padding around it may shrink before the title is cut.
  private static func titleWidth(of button: UIButton) -> CGFloat {
    let label = UILabel()
    label.text = button.currentTitle
    label.font = titleFont(of: button)
    return label.intrinsicContentSize.width
  }

  private static func titleFont(of button: UIButton) -> UIFont {
    button.configuration?.titleFont(in: button.textSize) ?? button.font
  }
}
