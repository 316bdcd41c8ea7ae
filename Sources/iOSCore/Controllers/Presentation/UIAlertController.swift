import AutoLayout
import Foundation

/// A choice of an alert. (Apple, `UIAlertAction`.)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  public let title: String?
  public let style: Style
  @AlwaysObserved open var isEnabled = true { didSet { if isEnabled != oldValue { row?.update() } } }
  /// The row that shows the choice, while it is shown.
  weak var row: AlertActionRow?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with choices. (Apple, `UIAlertController`.)
///
/// Its view is laid out and drawn as iOS does before its version 26: an alert is a card in the middle, an action sheet lies
/// at the bottom, or in a popover on wide screens, where it leaves its cancelling choice out. There are no touches: a
/// program that plays a device sends `touchUpInside` to one of the view's controls, which carry their choices' titles as
/// accessibility labels.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert
  }

  /// How serious an alert is. Raw values are UIKit's; kept.
  public enum Severity: Int, Hashable, Sendable {
    case `default` = 0
    case critical
  }

  open override var title: String? { didSet { alertView?.contentDidChange() } }
  @AlwaysObserved open var message: String? { didSet { alertView?.contentDidChange() } }
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// One of the actions; another is a misuse.
  @AlwaysObserved open var preferredAction: UIAlertAction? {
    willSet {
      LayoutException.require(
        newValue == nil || actions.contains { $0 === newValue }, .internalInconsistency,
        "The preferred action has not been added to the alert.", page: "UIAlertController.preferredAction")
    }
    didSet { alertView?.contentDidChange() }
  }
  open var severity = Severity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  /// A second action that cancels is a misuse.
  open func addAction(_ action: UIAlertAction) {
    LayoutException.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel }, .internalInconsistency,
      "An alert has at most one action that cancels.", page: "UIAlertAction.Style.cancel")
    actions.append(action)
    alertView?.contentDidChange()
  }

  /// For alerts only, as in UIKit.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "Text fields can only be added to an alert controller of style .alert")
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.contentDidChange()
  }

  // MARK: The view

  open override func loadView() { view = AlertView(controller: self) }
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// The size of an action sheet in a popover, in points.
  package var popoverSize: CGSize {
    guard let alertView = view as? AlertView else { return .zero }
    alertView.isInPopover = true
    return CGSize(
      width: AlertView.popoverWidth, height: alertView.height(forWidth: AlertView.popoverWidth))
  }

  /// The reader has chosen: the alert goes, then the choice's handler runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard let presenting = presentingViewController else {
      action.handler?(action)
      return
    }
    presenting.dismiss(animated: true) { action.handler?(action) }
  }
}

/// Where an alert lies in its container.
@MainActor
package struct AlertLayout {
  package let alert: UIAlertController
  package let container: UIView

  /// Apple, Human Interface Guidelines, "Alerts": 270 points wide. With the largest texts it is as wide as a telephone
  /// lets it be: our choice.
  private static let alertWidth: CGFloat = 270
  private static let wideAlertWidth: CGFloat = 361
  /// Between an action sheet and the edges of the container.
  private static let sheetMargin: CGFloat = 8

  package var frame: CGRect {
    guard let view = alert.view as? AlertView else { return .zero }
    view.isInPopover = false
    return alert.preferredStyle == .alert ? alertFrame(view) : sheetFrame(view)
  }

  private func alertFrame(_ view: AlertView) -> CGRect {
    var space = container.safeAreaInsets.inset(container.bounds)
    if let keyboard = KeyboardWatch.shared.frame {
      let covered = container.convert(keyboard, from: nil)
      if covered.minY < space.maxY, covered.maxY > space.minY {
        space.size.height = max(0, covered.minY - space.minY)
      }
    }
    let isLarge = container.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? Self.wideAlertWidth : Self.alertWidth, space.width - 2 * Self.sheetMargin)
    let height = min(view.height(forWidth: width), space.height - 2 * Self.sheetMargin)
    let grid = container.layoutGrid
    return grid.round(
      CGRect(x: space.midX - width / 2, y: space.midY - height / 2, width: width, height: height))
  }

  private func sheetFrame(_ view: AlertView) -> CGRect {
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let width = min(bounds.width, bounds.height) - 2 * Self.sheetMargin
    let bottom = max(safe.bottom, Self.sheetMargin)
    let height = min(
      view.height(forWidth: width), bounds.height - bottom - max(safe.top, Self.sheetMargin))
    return container.layoutGrid.round(
      CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - bottom - height, width: width, height: height))
  }
}
