import Foundation

/// A visual effect of a view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// The colour that is drawn over the views behind; nil for none.
  var tint: UIColor? { nil }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }
}

/// Blurs the background.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark

    /// The colour that the blur draws over the views behind. Estimated from screenshots of iOS 13 to 18: Apple documents no
    /// colours.
    fileprivate var tint: UIColor {
      switch self {
      case .extraLight: .lightMaterial(0.82)
      case .light: .lightMaterial(0.3)
      case .dark: .darkMaterial(0.73)
      case .regular: .material(0.6)
      case .prominent: .material(0.82)
      case .systemUltraThinMaterial: .material(0.4)
      case .systemThinMaterial: .material(0.55)
      case .systemMaterial: .material(0.72)
      case .systemThickMaterial: .material(0.86)
      case .systemChromeMaterial: .material(0.8)
      case .systemUltraThinMaterialLight: .lightMaterial(0.4)
      case .systemThinMaterialLight: .lightMaterial(0.55)
      case .systemMaterialLight: .lightMaterial(0.72)
      case .systemThickMaterialLight: .lightMaterial(0.86)
      case .systemChromeMaterialLight: .lightMaterial(0.8)
      case .systemUltraThinMaterialDark: .darkMaterial(0.4)
      case .systemThinMaterialDark: .darkMaterial(0.55)
      case .systemMaterialDark: .darkMaterial(0.72)
      case .systemThickMaterialDark: .darkMaterial(0.86)
      case .systemChromeMaterialDark: .darkMaterial(0.8)
      }
    }
  }

  /// The tint of the style. The views behind are not blurred.
  override var tint: UIColor? { style.tint }

  let style: Style

  /// A regular blur.
  public convenience override init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// Glass, which iOS 26 shows. (Apple, `UIGlassEffect`.) Only its tint is drawn.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case regular = 0
    case clear
  }

  /// Stored only: there are no touches.
  open var isInteractive = false
  /// The colour of the glass; nil for that of the style.
  open var tintColor: UIColor?
  private let style: Style

  /// Regular glass.
  public convenience override init() { self.init(style: .regular) }
  public init(style: Style) {
    self.style = style
    super.init()
  }
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Estimated: Apple documents no colours.
  override var tint: UIColor? { tintColor ?? .material(style == .regular ? 0.6 : 0.2) }
}

/// Shows several pieces of glass as one. Stored only. (Apple, `UIGlassContainerEffect`.)
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Stored only: each piece is drawn by itself. In points.
  open var spacing: CGFloat = 0
}

/// Makes content over a blur stand out.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The prominence of content over a blur. Raw values match UIKit's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIColor {
  fileprivate static func lightMaterial(_ opacity: CGFloat) -> UIColor {
    UIColor(white: 0.97, alpha: opacity)
  }
  fileprivate static func darkMaterial(_ opacity: CGFloat) -> UIColor {
    UIColor(white: 0.11, alpha: opacity)
  }
  fileprivate static func material(_ opacity: CGFloat) -> UIColor {
    UIColor(light: lightMaterial(opacity).cgColor, dark: darkMaterial(opacity).cgColor)
  }
}
