import Foundation
import Graphics

/// A position in lines to which a tab advances. (Apple, `NSTextTab`.)
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The names of options.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the first of these characters is placed at the stop, such as a decimal separator.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Left and right in both writing directions: a text lies to the left of a right-aligned stop. (Apple, `NSTextTab`.)
  public let alignment: NSTextAlignment
  /// From the leading edge of the text's container without its padding, in points: from the right in text that reads from right to
  /// left. (Apple, `NSTextTab`.)
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// The decimal separator of a locale; of the current one for nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// 28 points apart (Apple, `NSParagraphStyle.tabStops`: twelve left-aligned tabs at intervals of 28 points).
  static let standard: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && options[.columnTerminators] as? CharacterSet == other.options[.columnTerminators] as? CharacterSet
  }

  open override var hash: Int { location.hashValue }
}
