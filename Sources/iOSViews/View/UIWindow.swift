import AutoLayout
import Foundation

/// The top of a view tree: where a controller's view is shown. (Apple, `UIWindow`.)
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen: UIScreen = .main
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutNode.fixesSafeArea = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutNode.fixesSafeArea = true
  }

  /// Sets the safe area of the screen that the window fills.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) { layoutNode.setSafeAreaInsets(insets) }

  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// A screen: its size and pixels. (Apple, `UIScreen`.)
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that views outside any window are meant for: an iPhone SE's or 8's by default, 375 × 667 points at 2x.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2)

  open internal(set) var bounds: CGRect
  /// Pixels per point.
  open internal(set) var scale: CGFloat
  package(set) public var traitCollection = UITraitCollection()

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }
}

/// What an interface is shown in: reading direction and screen scale. (Apple, `UITraitCollection`.)
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public let layoutDirection: UIUserInterfaceLayoutDirection

  package init(layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight) {
    self.layoutDirection = layoutDirection
  }
}
