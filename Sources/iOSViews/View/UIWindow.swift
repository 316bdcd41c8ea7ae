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

  /// Fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutNode.fixesSafeArea = true
    isHidden = true
    LayoutTurn.shared.register(self)
    knownTraits = traitCollection
  }

  open var isKeyWindow: Bool { UIWindow.key === self }
  private static weak var key: UIWindow?

  /// The traits of the screen, with size classes for the window's own size.
  open override var traitCollection: UITraitCollection {
    guard bounds.size != screen.bounds.size, bounds.size != .zero else { return screen.traitCollection }
    let size = UITraitCollection(screenSize: bounds.size, scale: screen.scale)
    return UITraitCollection(traitsFrom: [
      screen.traitCollection, UITraitCollection(horizontalSizeClass: size.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: size.verticalSizeClass),
    ])
  }

  /// A turn of the screen, or another window size: size classes may change with it.
  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    let traits = traitCollection
    guard traits != knownTraits else { return }
    let before = knownTraits
    knownTraits = traits
    if let before { tellTraitChange(from: before) }
  }

  private var knownTraits: UITraitCollection?

  override func passesArePending() { LayoutTurn.shared.schedule() }

  /// Sets the safe area of the screen that the window fills.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) { layoutNode.setSafeAreaInsets(insets) }

  open func makeKey() { UIWindow.key = self }

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    makeKey()
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
