import AttributedText
import Foundation
import Graphics

/// A font, described by attributes; its glyphs are looked up when text is measured. (Apple, `NSFont`.)
open class NSFont: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The description with which the font is requested from the text system.
  package let descriptor: FontDescriptor
  /// The text style that the font was made for, if any.
  package let textStyle: TextStyle?

  package init(descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  /// A font by family or PostScript name. Nil only for an empty name: whether the font exists is not checked until
  /// text is measured. A size of 0 means the user font's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(
      descriptor: FontDescriptor(
        family: .named(fontName), pointSize: Self.size(fontSize, or: Self.userFontSize)))
  }

  /// - Parameter fontSize: in points; 0 for the descriptor's own.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    var descriptor = fontDescriptor.descriptor
    descriptor.pointSize = Self.size(
      fontSize, or: Self.size(descriptor.pointSize, or: Self.userFontSize))
    self.init(descriptor: descriptor, textStyle: fontDescriptor.textStyle)
  }

  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?) {
    self.init(descriptor: fontDescriptor, size: 0)
  }

  // MARK: Sizes

  /// Source of the sizes: Apple, `NSFont`, and the values in documents for each kind of font (13, 11, 9, label
  /// 10).
  public static let systemFontSize: CGFloat = 13
  public static let smallSystemFontSize: CGFloat = 11
  public static let labelFontSize: CGFloat = 10
  /// The size of a mini control's text.
  package static let miniSystemFontSize: CGFloat = 9
  private static let userFontSize: CGFloat = 12
  private static let fixedPitchFontSize: CGFloat = 11
  private static let contentFontSize: CGFloat = 12

  /// The size of a control's text: 13 points for regular (0) and large (3) ones, 11 for small (1) and 9 for mini (2)
  /// ones.
  package static func systemFontSize(forControlSize rawValue: UInt) -> CGFloat {
    switch rawValue {
    case 1: smallSystemFontSize
    case 2: miniSystemFontSize
    default: systemFontSize
    }
  }

  /// Replaces a size of 0 by the standard size, as AppKit does, and a size that is not finite, too.
  private static func size(_ requested: CGFloat, or standard: CGFloat) -> CGFloat {
    requested > 0 && requested.isFinite ? requested : standard
  }

  // MARK: The system's fonts

  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      descriptor: FontDescriptor(
        pointSize: size(fontSize, or: systemFontSize), weight: weight.fontWeight))
  }

  /// The system font in a weight. The width has no effect: the substitute for the system font has only
  /// one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> NSFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      descriptor: FontDescriptor(
        family: .monospacedSystem, pointSize: size(fontSize, or: systemFontSize), weight: weight.fontWeight))
  }

  /// The system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var descriptor = systemFont(ofSize: fontSize, weight: weight).descriptor
    descriptor.hasMonospacedDigits = true
    return NSFont(descriptor: descriptor)
  }

  /// The user's font: Helvetica, the default.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Helvetica", size: size(fontSize, or: userFontSize))
  }

  /// The user's fixed-pitch font: Menlo, the default.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Menlo-Regular", size: size(fontSize, or: fixedPitchFontSize))
  }

  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: labelFontSize))
  }

  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { boldSystemFont(ofSize: fontSize) }

  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: smallSystemFontSize))
  }

  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont {
    boldSystemFont(ofSize: size(fontSize, or: smallSystemFontSize))
  }

  /// The font of the contents of tables and similar controls.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: contentFontSize))
  }

  open func withSize(_ fontSize: CGFloat) -> NSFont {
    var copy = descriptor
    copy.pointSize = Self.size(fontSize, or: Self.systemFontSize)
    copy.leading = 0
    return NSFont(descriptor: copy)
  }

  // MARK: Names

  open var pointSize: CGFloat { descriptor.pointSize }

  /// The requested name; the system fonts' are private to Apple's systems and begin with a full stop.
  open var fontName: String {
    switch descriptor.family {
    case .system: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): name
    }
  }

  /// The requested name up to its hyphen.
  open var familyName: String? { fontName.split(separator: "-").first.map(String.init) }
  open var displayName: String? {
    switch descriptor.family {
    case .system: "System Font"
    case .monospacedSystem: "System Font Monospaced"
    case .named(let name): name
    }
  }

  open var fontDescriptor: NSFontDescriptor { NSFontDescriptor(descriptor: descriptor, textStyle: textStyle) }
  open var isFixedPitch: Bool { descriptor.family == .monospacedSystem || fontName.hasPrefix("Menlo") }
  open var isVertical: Bool { false }
  /// The font for vertical text: the same.
  open var vertical: NSFont { self }

  // MARK: Drawing

  /// The font of text drawn from now on. It has no effect: text is drawn in the font of its attributes.
  open func set() {}

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }
  open override func copy() -> Any { self }
  open override var description: String { "\"\(fontName) \(pointSize.decimalText) pt.\"" }
}

extension NSFont: TextFont {}

/// The metrics, in points.
extension NSFont {
  public var ascender: CGFloat { metrics.ascent }
  /// The descent as a negative number, as in AppKit.
  public var descender: CGFloat { -metrics.descent }
  public var leading: CGFloat { metrics.leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  /// The position of underlines: a tenth of an em below the baseline, as in most fonts.
  public var underlinePosition: CGFloat { UnderlineMetrics.position * pointSize }
  public var underlineThickness: CGFloat { UnderlineMetrics.thickness * pointSize }
  public var italicAngle: CGFloat { descriptor.isItalic ? -12 : 0 }

  /// A rectangle around the baseline that contains all glyphs, with y pointing up: one em wide, as high
  /// as a line.
  public var boundingRectForFont: NSRect {
    NSRect(x: 0, y: descender, width: pointSize, height: metrics.lineHeight)
  }

  /// The width of the widest letter, the W, and the height of a line.
  public var maximumAdvancement: NSSize {
    let width = onMainThread {
      TextSystem.measurer.layout(
        TextRequest(
          text: "W", font: descriptor, maximumWidth: nil, maximumLines: 1,
          lineBreakMode: .byTruncatingTail, alignment: .natural, direction: .leftToRight)
      ).size.width
    }
    return NSSize(width: width ?? pointSize, height: 0)
  }
}
