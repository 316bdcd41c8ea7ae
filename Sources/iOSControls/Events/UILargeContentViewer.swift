import AutoLayout
import Foundation

/// An item of the large content viewer: a view that does not scale with the text size. Stored only: there are no touches
/// to show it. (Apple, `UILargeContentViewerItem`.)
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// Shows items enlarged while they are touched. (Apple, `UILargeContentViewerInteraction`.)
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Never recognises anything: there are no touches.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// Whether the viewer is enabled: at the accessibility text sizes.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a large content viewer, which chooses the controller that shows it.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Never called: there are no touches.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Never called: there are no touches.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

/// The properties of a view for the viewer.
@MainActor
final class LargeContent {
  static let key = AssociationKey()

  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent? {
    objc_getAssociatedObject(self, LargeContent.key) as? LargeContent
  }

  private func makeLargeContent() -> LargeContent {
    LargeContent.key.value(of: self) { LargeContent() }
  }

  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { makeLargeContent().isShown = newValue }
  }
  public var largeContentTitle: String? {
    get { largeContent?.title }
    set { makeLargeContent().title = newValue }
  }
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { makeLargeContent().image = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { makeLargeContent().scalesImage = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.imageInsets ?? .zero }
    set { makeLargeContent().imageInsets = newValue }
  }
}
