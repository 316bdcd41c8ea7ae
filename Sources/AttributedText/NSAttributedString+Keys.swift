import Foundation

#if !canImport(Darwin)
  /// The text attributes of UIKit. Raw values are Apple's.
  extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  }

  extension NSAttributedString {
    /// A drawing effect of text. (Apple, `NSAttributedString.TextEffectStyle`.)
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As if pressed into paper. Stored only: text is drawn without effects.
      public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
  }
#endif

/// The style of a line below or through text. Raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The options for measuring and drawing text. Raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Several lines, broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options for fitting text when it is drawn and measured, and the results. (Apple, `NSStringDrawingContext`.)
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may be scaled; 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}
