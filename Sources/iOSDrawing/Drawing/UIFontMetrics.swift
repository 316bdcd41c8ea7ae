import Foundation
import Graphics

/// Scales custom fonts and lengths with the preferred text size, as a text style's font scales. (Apple, `UIFontMetrics`.)
///
/// Apple does not publish the curve. A value scales with the style's line distance, which Apple's table gives in whole
/// points, and not with its font size: 17 points of body text become 16⅓ in the category Medium, whose body font has 16
/// (J. Sinclair, "Scaled Metric Surprises on iOS & iPadOS"; 17 × 21 / 22, on pixels of a third of a point).
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A maximum of 0 sets no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let recipe = UIFont.Recipe(base: font.descriptor, style: style, maximum: max(0, maximumPointSize))
    return recipe.font(for: traits.preferredContentSizeCategory)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Rounded to the screen's pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    return UIFont.Recipe.scaled(
      value, as: style, for: traits.preferredContentSizeCategory, pixels: Self.pixels(traits))
  }

  /// Pixels per point.
  private static func pixels(_ traits: UITraitCollection) -> CGFloat {
    traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
  }
}

/// A view whose text can follow the preferred text size. (Apple, `UIContentSizeCategoryAdjusting`.)
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font made for a text style is updated when the preferred text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// The font of a text style in the text size of some traits; nil for the main screen's.
  @MainActor
  @preconcurrency
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style, category: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The family's name; the system fonts' are private to Apple's systems.
  public var familyName: String {
    switch descriptor.family {
    case .system: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): name.split(separator: "-").first.map(String.init) ?? name
    }
  }
}
