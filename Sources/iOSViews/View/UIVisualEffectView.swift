import Foundation

/// A look that a view gives to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }
}

/// Blurs what is behind.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// Makes what lies over a blur stand out.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How much what lies over a blur stands out. Raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect. Subviews belong into ``contentView``, which fills it; the effect itself is not drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) var contentView = UIView()

  public convenience init() { self.init(effect: nil) }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Takes a document's view for ``contentView``, before it is put into the view.
  func adopt(contentView: UIView) { self.contentView = contentView }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
