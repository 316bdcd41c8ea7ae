import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// A view that a collection reuses. (Apple, `UICollectionReusableView`.)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The view's preferred attributes: the layout's, with the size from its constraints on the axes that the layout
  /// leaves to the view.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.makeCopy()
    let free = layoutAttributes.selfSizing ?? .both
    preferred.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
    return preferred
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    setNeedsLayout()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.cellWantsNewSize(self)
  }
}

/// One item of a collection. (Apple, `UICollectionViewCell`.)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The cell's content; the collection imposes its size. A content configuration puts its own view here. Its margins
  /// exclude the safe area (observed in saved documents: `insetsLayoutMarginsFromSafeArea` is off in all of the last
  /// ten years), so that cells under a bar are not larger than others.
  open private(set) var contentView = UIView()
  /// For overriding. Never called: nothing is dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
  @AlwaysObserved open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  @AlwaysObserved open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the collection is being edited.
  var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  @AlwaysObserved open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  @AlwaysObserved open var selectedBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }
  private var encapsulated = EncapsulatedSize()
  private var contentHost = ContentHost()
  private var needsConfiguration = true
  /// The style of the list that the cell belongs to; nil outside lists.
  var listStyle: ListSectionStyle?
  var listRole = ListRole.cell
  private(set) var listPlace: ListCellPlace?

  /// The cell's position in an outline; nil outside of outlines.
  var outline: OutlinePlace? {
    didSet {
      guard outline != oldValue else { return }
      outlineDidChange()
      stateDidChange()
    }
  }

  func outlineDidChange() {}

  enum ListRole { case cell, header, footer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    contentView.frame = bounds
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Uses a document's view as ``contentView``, before it is added to the cell.
  package func adopt(contentView: UIView) { self.contentView = contentView }

  // MARK: Configurations

  /// The configuration of the content; its view becomes the ``contentView``. Nil after a configuration replaces that view
  /// with a new, empty one. (Apple, `UICollectionViewCell.contentConfiguration`.)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentHost.configuration }
    set {
      showContent(newValue)
      (superview as? UICollectionView)?.cellWantsNewSize(self)
    }
  }
  /// Whether the content follows the cell's state. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background behind the content.
  @AlwaysObserved open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      hasExplicitBackground = true
      showBackground()
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var hasExplicitBackground = false
  private var systemBackground: SystemBackgroundView?

  open override var backgroundColor: UIColor? {
    didSet {
      if backgroundColor != nil { hasExplicitBackground = true }
      showBackground()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isExpanded = outline?.isExpanded == true
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. Overrides call super, which updates the automatic ones.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if contentHost.configuration != nil { showContent(contentHost.configuration) }
    showBackground()
  }

  /// The background that a list gives the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let style = listStyle else { return .clear() }
    switch listRole {
    case .header, .footer: return style.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    case .cell:
      if listPlace?.isHeaderItem == true { return .listGroupedHeaderFooter() }
      switch style.appearance {
      case .plain: return .listPlainCell()
      case .grouped, .insetGrouped: return .listGroupedCell()
      case .sidebar, .sidebarPlain: return .listSidebarCell()
      }
    }
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    trackingReads(byHandler: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } invalidate: {
      ($0 as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
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

  /// Puts an empty view in place of a configuration's.
  private func removeContent() {
    let view = UIView()
    view.insetsLayoutMarginsFromSafeArea = false
    replaceContentView(with: view)
  }

  private func replaceContentView(with view: UIView) {
    encapsulated.release()
    encapsulated = EncapsulatedSize()
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  /// The effective configuration; nil for a cell without background.
  private var effectiveBackground: UIBackgroundConfiguration? {
    let own =
      hasExplicitBackground
      ? backgroundConfiguration : listStyle == nil ? nil : defaultBackgroundConfiguration()
    return automaticallyUpdatesBackgroundConfiguration ? own?.updated(for: configurationState) : own
  }

  private func showBackground() {
    let configuration = effectiveBackground
    if configuration == nil, systemBackground == nil { return }
    let view = systemBackground ?? SystemBackgroundView()
    systemBackground = view
    view.isHidden = configuration == nil
    view.configuration = configuration
    view.corners = listPlace?.corners ?? []
    view.listRadius = ListMetrics.groupCornerRadius
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
  }

  // MARK: Lists

  /// Sets the cell's position in its section.
  func take(_ place: ListCellPlace?) {
    guard let place, listPlace?.isSame(as: place) != true else { return }
    let hadStyle = listStyle != nil
    listStyle = place.style
    listPlace = place
    if !hadStyle { setNeedsUpdateConfiguration() }
    showBackground()
    placeDidChange()
  }

  func placeDidChange() {}

  // MARK: Backgrounds

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

  private func replaceSelectedBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let view = selectedBackgroundView else { return }
    insertSubview(view, belowSubview: contentView)
    view.isHidden = !isSelected && !isHighlighted
  }

  // MARK: Layout

  /// Resizes the content immediately, so that its constraints never apply to a zero size.
  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    contentView.frame = contentFrame(in: bounds)
  }

  /// The frame of the content in the cell's bounds.
  func contentFrame(in bounds: CGRect) -> CGRect { bounds }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let frame = contentFrame(in: bounds)
    contentView.frame = frame
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    systemBackground?.frame = bounds
    encapsulated.impose(frame.size, on: contentView)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    encapsulated.release()
    setNeedsLayout()
    let frame = contentFrame(in: CGRect(origin: .zero, size: targetSize))
    let taken = CGSize(width: targetSize.width - frame.width, height: targetSize.height - frame.height)
    // Margins of the content depend on its position.
    if horizontalFittingPriority == .required { contentView.frame.origin.x = frame.minX }
    if horizontalFittingPriority == .required { contentView.frame.size.width = frame.width }
    let size = contentView.systemLayoutSizeFitting(
      frame.size, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken.width, height: size.height + taken.height)
  }
}
