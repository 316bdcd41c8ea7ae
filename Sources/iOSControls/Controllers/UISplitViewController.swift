import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// Two or three columns, side by side if there is space, else one at a time. (Apple, `UISplitViewController`.)
///
/// In compact width the columns are collapsed: the primary column's stack is shown, with the controllers of the other
/// columns on it, up to the one that is to be on top.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns. Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// Raw values match UIKit's.
  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }

  /// The arrangement of the visible columns. Raw values match UIKit's.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }

  /// Raw values match UIKit's. Stored only.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// The side of the primary column. Raw values match UIKit's.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }

  /// The background of the primary column on a Mac. Raw values match UIKit's. Stored only.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar
  }

  /// Represents the default width of a column.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
  /// The default width of columns, in points (iPads from iPadOS 14: 320 for both).
  private static let standardWidth: CGFloat = 320

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode: DisplayMode {
    get { wishedMode }
    set {
      wishedMode = newValue
      expandedMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  private var wishedMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  @AlwaysObserved open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  /// The primary column's share of the whole width, from 0 to 1.
  @AlwaysObserved open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the primary column, in points.
  @AlwaysObserved open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  @AlwaysObserved open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  @AlwaysObserved open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  @AlwaysObserved open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private(set) var columns: [Column: UIViewController] = [:]
  /// The controllers that the collapsed interface has taken from the stacks of their columns.
  var pushed: [Column: [UIViewController]] = [:]
  private var hidden: Set<Column> = []
  private var lines: [UIView] = []
  private var reported = Reported()
  /// The column whose view is shown in the collapsed interface; nil for the first one.
  var collapsedTop: Column?
  /// The mode that the delegate chose when the columns were last expanded.
  private var expandedMode: DisplayMode?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The button that changes the display mode. Stored only: it has no action.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  // MARK: Columns

  /// The controllers of the columns: primary, supplementary if there is one, secondary.
  open var viewControllers: [UIViewController] {
    get {
      guard isCollapsed, viewIfLoaded?.window != nil else { return Self.order.compactMap { columns[$0] } }
      return [columns[.compact] ?? columns[.primary]].compactMap { $0 }
    }
    set {
      let places: [Column] = newValue.count > 2 ? Self.order : [.primary, .secondary]
      for column in Self.order { setViewController(nil, for: column) }
      for (column, controller) in zip(places, newValue) { setViewController(controller, for: column) }
    }
  }
  static let order: [Column] = [.primary, .supplementary, .secondary]

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column. In column styles, a controller without a navigation controller is
  /// wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc {
      takeOff(column)
      release(old)
    }
    columns[column] = vc.map {
      style == .unspecified || $0 is UINavigationController
        ? $0 : UINavigationController(rootViewController: $0)
    }
    if let new = columns[column], new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows a column; in the collapsed interface it comes on top. (Apple, `show(_:)`.)
  open func show(_ column: Column) {
    hidden.remove(column)
    if reported.isCollapsed, style != .unspecified { bringToTop(column) }
    viewIfLoaded?.setNeedsLayout()
  }

  open func hide(_ column: Column) {
    hidden.insert(column)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a column is visible in the present layout.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains { $0.column == column } }

  /// Shows a controller, unless the delegate does so itself.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column, unless the delegate shows it itself.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    (columns[.primary] as? UINavigationController)?.pushViewController(vc, animated: false)
  }

  // MARK: Layout

  /// The traits of a column: side by side, all columns but the secondary one have compact width. (Apple,
  /// `UISplitViewController`: the primary column's horizontal size class is compact.)
  @_spi(ViewHooks) open override func systemTraits(forChild child: UIViewController) -> UITraitCollection? {
    guard !isCollapsed, child === columns[.primary] || child === columns[.supplementary] else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  /// Whether there is space for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The display mode: side by side in landscape, the secondary column alone in portrait (Apple, the
  /// automatic mode on iPads).
  open var displayMode: DisplayMode {
    if let expandedMode { return expandedMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    func given(_ length: CGFloat) -> CGFloat? { length == Self.automaticDimension ? nil : length }
    let preferred =
      given(preferredPrimaryColumnWidth) ?? given(preferredPrimaryColumnWidthFraction).map { $0 * width }
      ?? Self.standardWidth
    let least = given(minimumPrimaryColumnWidth) ?? 0
    let most = given(maximumPrimaryColumnWidth) ?? max(preferred, least)
    return min(max(preferred, least), max(most, least), width)
  }

  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth == Self.automaticDimension
      ? Self.standardWidth : preferredSupplementaryColumnWidth
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeColumns()
  }

  /// The columns shown, from the leading side, with their widths; nil for the one that fills the rest.
  private var shownColumns: [(column: Column, width: CGFloat?)] {
    if isCollapsed {
      let only = ([collapsedTop].compactMap { $0 } + [.compact, .primary, .supplementary, .secondary])
        .first { columns[$0] != nil }
      return only.map { [($0, nil)] } ?? []
    }
    let mode = displayMode
    var shown: [(Column, CGFloat?)] = []
    let two = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    let hasSupplementary = columns[.supplementary] != nil
    if mode != .secondaryOnly, two || !hasSupplementary { shown.append((.primary, primaryColumnWidth)) }
    if mode != .secondaryOnly, hasSupplementary { shown.append((.supplementary, supplementaryColumnWidth)) }
    shown.append((.secondary, nil))
    return shown.filter { columns[$0.0] != nil && !hidden.contains($0.0) }
  }

  /// Whether the other columns overlay the secondary one. (Apple, the `Over` display modes.)
  private var isOverlaid: Bool {
    !isCollapsed && (displayMode == .oneOverSecondary || displayMode == .twoOverSecondary)
  }

  /// Columns are placed again where the width class is another one.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let finish = reportChanges()
    defer { finish() }
    let shown = shownColumns
    for (column, controller) in ([.compact] + Self.order).map({ ($0, columns[$0]) }) {
      guard let content = controller?.viewIfLoaded, !shown.contains(where: { $0.column == column }) else {
        continue
      }
      content.removeFromSuperview()
    }
    let isRightToLeft =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let fixed = isOverlaid ? 0 : shown.compactMap(\.width).reduce(0, +)
    var x: CGFloat = 0
    var edges: [CGFloat] = []
    for (column, width) in shown {
      guard let content = columns[column]?.view else { continue }
      // A column that others overlay has the full width, behind them.
      let isBehind = isOverlaid && column == .secondary
      let width = width ?? max(0, view.bounds.width - fixed)
      content.frame = CGRect(
        x: isBehind ? 0 : isRightToLeft ? view.bounds.width - x - width : x, y: 0, width: width,
        height: view.bounds.height)
      if content.superview !== view { view.addSubview(content) }
      if isBehind { view.sendSubviewToBack(content) }
      content.layoutIfNeeded()
      x += width
      let edge = isRightToLeft ? content.frame.minX : content.frame.maxX
      if column != shown.last?.column { edges.append(edge) }
    }
    placeLines(at: edges, in: view)
  }

  /// Places thin lines between the columns.
  private func placeLines(at edges: [CGFloat], in view: UIView) {
    for line in lines.dropFirst(edges.count) { line.removeFromSuperview() }
    lines = Array(lines.prefix(edges.count))
    while lines.count < edges.count {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
    }
    let width = 1 / max(1, view.layoutGrid.scale)
    for (line, edge) in zip(lines, edges) {
      line.frame = CGRect(x: edge - width / 2, y: 0, width: width, height: view.bounds.height)
      if line.superview !== view { view.addSubview(line) }
      view.bringSubviewToFront(line)
    }
  }
}

extension UISplitViewController: UnpushableController {}

/// The calls of the delegate when columns come and go.
extension UISplitViewController {
  /// The state of which the delegate was last notified.
  struct Reported {
    var isCollapsed = false
    var mode: DisplayMode?
    var columns: [Column] = []
  }

  /// Notifies the delegate before the columns are placed; the returned closure is called afterwards.
  private func reportChanges() -> () -> Void {
    var finish: () -> Void = {}
    if isCollapsed != reported.isCollapsed {
      reported.isCollapsed = isCollapsed
      if isCollapsed { collapse() } else { expand() }
      finish = { [self] in
        if reported.isCollapsed {
          delegate?.splitViewControllerDidCollapse(self)
        } else {
          delegate?.splitViewControllerDidExpand(self)
        }
      }
    }
    let mode = displayMode
    if let old = reported.mode, old != mode, !isCollapsed {
      delegate?.splitViewController(self, willChangeTo: mode)
    }
    reported.mode = mode
    let (old, new) = (reported.columns, shownColumns.map(\.column))
    reported.columns = new
    for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
    for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
    return finish
  }

  private func collapse() {
    expandedMode = nil
    guard style == .unspecified else {
      let proposed = Self.columnsFromTop.first { columns[$0] != nil } ?? .primary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      bringToTop(top)
      return
    }
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      setViewController(primary, for: .primary)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    _ = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
  }

  private func expand() {
    collapsedTop = nil
    returnPushed()
    let proposed = displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != proposed { expandedMode = mode }
    guard style == .unspecified else { return }
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      setViewController(primary, for: .primary)
    }
    guard let primary = columns[.primary] else { return }
    if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      setViewController(secondary, for: .secondary)
    }
  }
}

/// The delegate of a split view controller, which is notified of its columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The next mode of the display mode button; the default, `automatic`, leaves it to the split view. Never called:
  /// there are no touches.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// True if the delegate has shown the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// True if the delegate has shown the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// The primary controller of the collapsed interface; nil, the default, for the present one. Only called for split views
  /// without columns.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller of the expanded interface; nil, the default, for the present one. Only called for split views
  /// without columns.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// The secondary controller of the expanded interface; nil, the default, for the present one. Only called for split
  /// views without columns.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The mode of the expanded split view.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns have been collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the columns have been expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column appears.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column disappears.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Never called: there are no touches.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Never called: there are no touches.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Never called: there is no device.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Never called: there is no device.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { splitViewController.supportedInterfaceOrientations }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.preferredInterfaceOrientationForPresentation }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { nearestAncestor() }
}
