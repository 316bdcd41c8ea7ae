import Foundation
import Graphics

/// A font, described by attributes; its glyphs are looked up when text is measured. (Apple, `UIFont`.)
open class UIFont: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The description with which the font is requested from the text system.
  package let descriptor: FontDescriptor
  /// The text style that the font was made for, if any.
  package let textStyle: TextStyle?
  /// The parameters with which `UIFontMetrics` scaled the font; nil for other fonts.
  package let recipe: Recipe?

  package init(descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    recipe = nil
  }

  /// A font whose size is open, as `[[UIFont alloc] init]` gives one; programs use it as a placeholder.
  public convenience override init() { self.init(descriptor: FontDescriptor(pointSize: 0)) }

  init(descriptor: FontDescriptor, recipe: Recipe) {
    self.descriptor = descriptor
    textStyle = nil
    self.recipe = recipe
  }

  /// The size of a label's text by default, in points (Apple, `UIFont.labelFontSize`).
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's text, in points (Apple, `UIFont.buttonFontSize`); buttons in documents use 15 points,
  /// and configured buttons the size of their text style.
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// A font by family or PostScript name. Nil only for an empty name: whether the font exists is not checked until
  /// text is measured.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(descriptor: FontDescriptor(family: .named(fontName), pointSize: Self.usable(fontSize)))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: usable(fontSize), weight: weight.fontWeight))
  }

  /// The system font in semibold, despite the name. Observed in pictures of a running app (devpass-tech's challenge, iOS 15): titles of
  /// 22 points are 173.7 and 422.4 points wide, 173.6 and 420.9 in semibold, 179.6 and 435.2 in bold. Firefox's issue 14270 shows the
  /// same. Labels of documents are in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: usable(fontSize), isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        family: .monospacedSystem, pointSize: usable(fontSize), weight: weight.fontWeight))
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = descriptor
    copy.pointSize = Self.usable(fontSize)
    copy.leading = 0
    return UIFont(descriptor: copy)
  }

  /// Replaces a size of 0 or less by the system's, as UIKit does, and a size that is not finite, too.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : systemFontSize
  }

  public var pointSize: CGFloat { descriptor.pointSize }

  /// The requested name; the system fonts' are private to Apple's systems and begin with a full stop.
  public var fontName: String {
    switch descriptor.family {
    case .system: ".SFUI"
    case .monospacedSystem: ".SFMono"
    case .named(let name): name
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }

  open override var description: String { "\(fontName) \(pointSize.decimalText)" }
}

/// The vertical metrics, in points.
extension UIFont {
  public var ascender: CGFloat { metrics.ascent }
  /// The descent as a negative number, as in UIKit.
  public var descender: CGFloat { -metrics.descent }
  public var leading: CGFloat { metrics.leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
}
