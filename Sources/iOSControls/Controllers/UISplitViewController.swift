import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// Two or three columns side by side where there is space for them, else one after another. (Apple,
/// `UISplitViewController`.)
///
/// Collapsed, that is in a compact width, the primary column's controller is shown, with the secondary one's on its
/// navigation stack on first use.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// Raw values are UIKit's.
  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }

  /// Which columns are shown, and how. Raw values are UIKit's.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }

  /// Raw values are UIKit's; kept.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// The side that the primary column is on. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }

  /// The look of the primary column on a Mac. Raw values are UIKit's; kept.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar
  }

  /// Takes the width that its kind of column has by default.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
  /// The widths of columns by default, in points (iPads from iPadOS 14: 320 for both).
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
  /// The primary column's part of the whole width, from 0 to 1.
  @AlwaysObserved open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points.
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
  private var columns: [Column: UIViewController] = [:]
  private var hidden: Set<Column> = []
  private var lines: [UIView] = []
  private var reported = Reported()
  /// The column that the delegate wants on top while there is one only.
  private var collapsedTop: Column?
  /// The mode that the delegate has chosen when the columns were expanded last.
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

  /// The button that changes which columns are shown. Stored only: it does nothing.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  // MARK: Columns

  /// Primary, then supplementary if there is one, then secondary. Collapsed, that of the compact column, or else the
  /// primary one.
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
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Column styles put a controller without one on a navigation controller of its own.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc { release(old) }
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

  open func show(_ column: Column) {
    hidden.remove(column)
    viewIfLoaded?.setNeedsLayout()
  }

  open func hide(_ column: Column) {
    hidden.insert(column)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a column is on the screen, as the present layout has it.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains { $0.column == column } }

  /// The delegate may show the controller itself.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  /// The delegate may show the controller itself.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    (columns[.primary] as? UINavigationController)?.pushViewController(vc, animated: false)
  }

  // MARK: Layout

  /// Beside others, all columns but the secondary one are as narrow as a telephone. (Apple, `UISplitViewController`: the
  /// primary column's horizontal size class is compact.)
  @_spi(ViewHooks) open override func systemTraits(forChild child: UIViewController) -> UITraitCollection? {
    guard !isCollapsed, child === columns[.primary] || child === columns[.supplementary] else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  /// True where there is space for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Beside one another in landscape; the secondary column alone upright (Apple, iPads' automatic mode).
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

  /// The columns shown, from the leading side, with their widths; nil for the one that takes the rest.
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

  /// Whether the other columns lie over the secondary one. (Apple, the `Over` display modes.)
  private var isOverlaid: Bool {
    !isCollapsed && (displayMode == .oneOverSecondary || displayMode == .twoOverSecondary)
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

  /// Thin lines between the columns.
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
  /// The state that the delegate was called for last.
  struct Reported {
    var isCollapsed = false
    var mode: DisplayMode?
    var columns: [Column] = []
  }

  /// Before the columns are placed; the result is called afterwards.
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
      let proposed: Column = columns[.compact] == nil ? .primary : .compact
      collapsedTop = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
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
  /// Before the columns are shown in another way.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The mode that the display mode button goes to; `automatic`, the default, lets the split view decide. Never called:
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
  /// The primary controller of the collapsed interface; nil, the default, for the present one. Of split views without columns.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller of the expanded interface; nil, the default, for the present one. Of split views without columns.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// The secondary controller of the expanded interface; nil, the default, for the present one. Of split views without
  /// columns.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The mode that the expanded split view takes on.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// After the columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// After the columns stand side by side again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Before a column comes into view.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Before a column goes out of view.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Never called: there are no touches.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Never called: there are no touches.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Never called: the device decides, and there is none.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Never called: the device decides, and there is none.
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
