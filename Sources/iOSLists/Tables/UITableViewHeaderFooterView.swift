import AutoLayout
import Foundation
import SwiftMetadata
@_spi(ViewHooks) import iOSCore

/// The view above or below a section's rows. (Apple, `UITableViewHeaderFooterView`.)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open var textLabel: UILabel? { part(\.text) }
  open var detailTextLabel: UILabel? { part(\.detail) }
  private var labels = Labels()

  /// The labels of a header without a configuration, made when a program first requests them.
  private struct Labels {
    var text: UILabel?
    var detail: UILabel?
  }

  @AlwaysObserved open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  private var encapsulated = EncapsulatedSize()
  private var contentHost = ContentHost()
  private var needsConfiguration = true
  private var systemBackground: SystemBackgroundView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [self, contentView] { prepareMargins(of: view) }
    addSubview(contentView)
  }

  private func prepareMargins(of view: UIView) {
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutNode.preservesSuperviewMarginsVertically = false
  }

  /// Makes a view of a class that is registered or known by its type.
  static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?)
    -> Header
  {
    let registered = RuntimeClasses.headers[ObjectIdentifier(type)]
    if let made = registered?(reuseIdentifier) as? Header { return made }
    return initialiser.make(type, identifier: reuseIdentifier)
  }

  private static let initialiser = DynamicInitialiser(
    introducedBy: UITableViewHeaderFooterView.self, "init(reuseIdentifier:)")

  private func part(_ part: WritableKeyPath<Labels, UILabel?>) -> UILabel {
    if let label = labels[keyPath: part] { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    labels[keyPath: part] = label
    return label
  }

  open func prepareForReuse() {}

  // MARK: Configurations

  /// The configuration of the content; its view becomes the ``contentView``. Nil after a configuration replaces that view
  /// with a new, empty one. (Apple, `UITableViewHeaderFooterView.contentConfiguration`.)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentHost.configuration }
    set {
      showContent(newValue)
      (superview as? UITableView)?.rowWantsNewHeight(self)
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  @AlwaysObserved open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      hasExplicitBackground = true
      showBackground()
    }
  }
  private var hasExplicitBackground = false
  open var automaticallyUpdatesBackgroundConfiguration = true
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (tableStyle ?? (superview as? UITableView)?.style) == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The style of the table that the view was made for.
  var tableStyle: UITableView.Style?

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    if contentHost.configuration != nil { showContent(contentHost.configuration) }
    showBackground()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    trackingReads(byHandler: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } invalidate: {
      ($0 as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
    }
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    let hadConfiguration = contentHost.configuration != nil
    let view = contentHost.show(
      configuration, in: contentView, state: configurationState,
      automatic: automaticallyUpdatesContentConfiguration)
    if let view, view !== contentView { replaceContentView(with: view) }
    if configuration == nil, hadConfiguration { removeContent() }
    setNeedsLayout()
  }

  private func replaceContentView(with view: UIView) {
    encapsulated.release()
    encapsulated = EncapsulatedSize()
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  /// Puts an empty view in place of a configuration's. The labels are made anew in it when a program requests them (a guess).
  private func removeContent() {
    let view = UIView()
    prepareMargins(of: view)
    replaceContentView(with: view)
    labels = Labels()
  }

  /// The program's background, or else the one that keeps rows from showing through a pinned header (Apple,
  /// `UIBackgroundConfiguration.listPlainHeaderFooter()`).
  private var effectiveBackground: UIBackgroundConfiguration? {
    guard !hasExplicitBackground, backgroundView == nil, backgroundColor == nil else {
      return backgroundConfiguration
    }
    return (tableStyle ?? (superview as? UITableView)?.style) == .plain ? .listPlainHeaderFooter() : nil
  }

  private func showBackground() {
    let configuration = effectiveBackground
    if configuration == nil, systemBackground == nil { return }
    let view = systemBackground ?? SystemBackgroundView()
    systemBackground = view
    view.isHidden = configuration == nil
    view.configuration = configuration
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    showBackground()
  }

  // MARK: Layout

  private var hasExplicitMargins = false

  open override var layoutMargins: UIEdgeInsets { didSet { hasExplicitMargins = true } }
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { hasExplicitMargins = true }
  }

  /// Applies the margins of the rows' text, unless the program has set others.
  private func takeTableMargins(width: CGFloat) {
    guard !hasExplicitMargins, let table = superview as? UITableView else { return }
    let isInset = table.style == .insetGrouped
    let side = isInset ? ListMetrics.groupInset : ListMetrics.sideMargin(width: width)
    // The words begin where those of the rows do, whose content is inside the safe area.
    let isCovered = table.insetsContentViewsToSafeArea && !isInset
    let covered =
      isCovered
      ? NSDirectionalEdgeInsets(
        table.safeAreaInsets, direction: effectiveUserInterfaceLayoutDirection) : .zero
    layoutNode.setMargins(
      NSDirectionalEdgeInsets(
        top: ListMetrics.margin, leading: side + covered.leading, bottom: ListMetrics.margin,
        trailing: side + covered.trailing))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    takeTableMargins(width: bounds.width)
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    systemBackground?.frame = bounds
    encapsulated.impose(bounds.size, on: contentView)
    guard let label = contentView.subviews.first as? UILabel, label === textLabel else { return }
    label.frame = contentView.bounds.insetBy(dx: layoutMargins.left, dy: 0)
  }

  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    takeTableMargins(width: width)
    encapsulated.release()
    contentView.frame.size.width = width
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : TableMetrics.titleHeight
  }
}
