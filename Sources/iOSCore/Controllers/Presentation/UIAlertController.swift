import AutoLayout
import Foundation

/// An action of an alert. (Apple, `UIAlertAction`.)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  public let title: String?
  public let style: Style
  @AlwaysObserved open var isEnabled = true { didSet { if isEnabled != oldValue { row?.update() } } }
  /// The row that shows the action, while it is visible.
  weak var row: AlertActionRow?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with actions. (Apple, `UIAlertController`.)
///
/// Its view is laid out and drawn as iOS does before its version 26: an alert is a card in the middle; an action sheet is
/// at the bottom or, on wide screens, in a popover without its cancel action. There are no touches: a program that
/// simulates a device sends `touchUpInside` to one of the view's controls, whose accessibility labels are the actions'
/// titles.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert
  }

  /// The severity of an alert. Raw values match UIKit's. Stored only.
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

  /// Adds an action. Traps on a second cancel action.
  open func addAction(_ action: UIAlertAction) {
    LayoutException.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel }, .internalInconsistency,
      "An alert can have at most one cancel action.", page: "UIAlertAction.Style.cancel")
    actions.append(action)
    alertView?.contentDidChange()
  }

  /// Adds a text field. Only alerts can have fields, as in UIKit.
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

  /// Performs a choice of the user: dismisses the alert, then runs the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard let presenting = presentingViewController else {
      action.handler?(action)
      return
    }
    presenting.dismiss(animated: true) { action.handler?(action) }
  }
}

/// The frame of an alert in its container.
@MainActor
package struct AlertLayout {
  package let alert: UIAlertController
  package let container: UIView

  /// Apple, Human Interface Guidelines, "Alerts": 270 points wide. At the largest text sizes it is as wide as a phone
  /// allows: this package's choice.
  private static let alertWidth: CGFloat = 270
  private static let wideAlertWidth: CGFloat = 361
  /// The margin between an action sheet and the edges of the container.
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

extension UIAlertController: AlertContent {
  func alertFrame(in container: UIView) -> CGRect { AlertLayout(alert: self, container: container).frame }
}
