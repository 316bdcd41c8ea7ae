import AutoLayout
import Foundation
import SwiftMetadata
@_spi(ViewHooks) import iOSCore

/// A row of a table. (Apple, `UITableViewCell`.)
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let reuseIdentifier: String?
  /// The row's content; the table imposes its size. A content configuration puts its own view here.
  open private(set) var contentView: UIView = UITableViewCellContentView()
  open var textLabel: UILabel? { builtIn.makeText(in: contentView) }
  open var detailTextLabel: UILabel? { builtIn.makeDetail(in: contentView) }
  open var imageView: UIImageView? { builtIn.makeImage(in: contentView) }
  @AlwaysObserved open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  @AlwaysObserved open var selectedBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }
  open var multipleSelectionBackgroundView: UIView?
  @AlwaysObserved open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  @AlwaysObserved open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  @AlwaysObserved open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  @AlwaysObserved open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var selectionStyle = SelectionStyle.default
  /// Stored only: nothing is focused.
  open var focusStyle = FocusStyle.default
  /// For overriding. Never called: nothing is dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
  @AlwaysObserved open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  @AlwaysObserved open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  @AlwaysObserved open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  open internal(set) var showingDeleteConfirmation = false
  open var shouldIndentWhileEditing = true
  @AlwaysObserved open var showsReorderControl = false { didSet { accessoryDidChange() } }
  @AlwaysObserved open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  @AlwaysObserved open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  @AlwaysObserved open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasExplicitSeparatorInset = true
      setNeedsLayout()
    }
  }
  let style: CellStyle
  /// Whether the data source allows moving the row.
  var canMove = false
  /// Whether editing shows circles for selecting several rows, instead of controls that delete or insert.
  var marksSelection = false { didSet { if marksSelection != oldValue { setNeedsLayout() } } }
  /// The row's position in its table; nil outside of tables.
  var tablePlace: TableCellPlace? { didSet { if tablePlace != oldValue { placeDidChange() } } }
  /// The thickness of the line below the content, in points; set by the table.
  var separatorThickness: CGFloat = 0
  private var encapsulated = EncapsulatedSize()
  private lazy var builtIn = BuiltInContent(style: style, isFromDocument: isStandardInDocument)
  /// Whether a document defines the cell with the parts of its style.
  private let isStandardInDocument: Bool
  private var contentHost = ContentHost()
  private var needsConfiguration = true
  private var hasExplicitBackground = false
  private var hasExplicitSeparatorInset = false
  private lazy var chrome = TableCellChrome(cell: self)

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    isStandardInDocument = false
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUp()
  }

  /// An empty frame leaves the standard size of 320 × 44 (a view description of Apple's in a public repository, iOS 15).
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    let document = coder as? NibCoder
    style = document?.cellStyle ?? .default
    reuseIdentifier = document?.reuseIdentifier
    isStandardInDocument = document?.hasCellStyle == true
    super.init(coder: coder)
    setUp()
  }

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "backgroundView": backgroundView = value as? UIView
    case "selectedBackgroundView": selectedBackgroundView = value as? UIView
    case "accessoryView": accessoryView = value as? UIView
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  /// Makes a cell of a class that is registered or known by its type.
  static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: CellStyle = .default, reuseIdentifier: String?
  ) -> Cell {
    let registered = RuntimeClasses.cells[ObjectIdentifier(type)]
    if let made = registered?(style, reuseIdentifier) as? Cell { return made }
    return initialiser.make(type, which: UInt8(style.rawValue), identifier: reuseIdentifier)
  }

  private static let initialiser = DynamicInitialiser(
    introducedBy: UITableViewCell.self, "init(style:reuseIdentifier:)")

  private func setUp() {
    contentView.frame = bounds
    for view in [self, contentView] { prepareMargins(of: view) }
    addSubview(contentView)
  }

  /// The table insets content by the safe area at the sides; bars above the rows do not make them taller.
  private func prepareMargins(of view: UIView) {
    if view === self || !hasDocumentContent { view.preservesSuperviewLayoutMargins = true }
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutNode.preservesSuperviewMarginsVertically = false
  }

  /// Uses a document's view as ``contentView``, before it is added to the cell.
  package func adopt(contentView: UIView) {
    self.contentView = contentView
    hasDocumentContent = true
  }
  private var hasDocumentContent = false

  // MARK: Configurations

  /// The configuration of the content; its view becomes the ``contentView``. Nil after a configuration replaces that view
  /// with a new, empty one. (Apple, `UITableViewCell.contentConfiguration`.)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentHost.configuration }
    set {
      showContent(newValue)
      (superview as? UITableView)?.rowWantsNewHeight(self)
    }
  }
  /// Whether the content follows the row's state. Default true.
  open var automaticallyUpdatesContentConfiguration = true
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

  open override var backgroundColor: UIColor? {
    didSet {
      if backgroundColor != nil { hasExplicitBackground = true }
      showBackground()
    }
  }

  /// A configuration without content that suits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background that a table gives the row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tablePlace.map { $0.style == .plain ? .listPlainCell() : .listGroupedCell() } ?? .clear()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
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

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    trackingReads(byHandler: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } invalidate: {
      ($0 as? UITableViewCell)?.setNeedsUpdateConfiguration()
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

  /// Puts an empty view in place of a configuration's. The labels and the image of the cell's style are made anew in it when a
  /// program requests them (a guess).
  private func removeContent() {
    let view = UITableViewCellContentView()
    prepareMargins(of: view)
    replaceContentView(with: view)
    builtIn = BuiltInContent(style: style, isFromDocument: false)
  }

  private func replaceContentView(with view: UIView) {
    encapsulated.release()
    encapsulated = EncapsulatedSize()
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  private func showBackground() {
    var configuration =
      hasExplicitBackground
      ? backgroundConfiguration : tablePlace == nil ? nil : defaultBackgroundConfiguration()
    if automaticallyUpdatesBackgroundConfiguration, selectionStyle != .none {
      configuration = configuration?.updated(for: configurationState)
    }
    chrome.show(configuration, corners: tablePlace?.corners ?? [])
  }

  // MARK: State

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    if marksSelection { setNeedsLayout() }
    selectedBackgroundView?.isHidden = selectionStyle == .none || !isSelected && !isHighlighted
    builtIn.highlight(isSelected || isHighlighted)
  }

  private func placeDidChange() {
    showBackground()
    setNeedsLayout()
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    (superview as? UITableView)?.rowWantsNewHeight(self)
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func replaceSelectedBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let view = selectedBackgroundView else { return }
    insertSubview(view, belowSubview: contentView)
    view.isHidden = !isSelected && !isHighlighted
  }

  private func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Layout

  /// Lays out again after a change of the text size, also in rows of a fixed height.
  @_spi(ViewHooks) open override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory { setNeedsLayout() }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.rowWantsNewHeight(self)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    takeTableMargins(width: bounds.width)
    super.layoutSubviews()
    let frame = contentFrame(in: bounds.size)
    contentView.frame = frame
    encapsulated.impose(frame.size, on: contentView)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    builtIn.takeParts(of: contentView)
    builtIn.place(in: contentView, margins: contentMargins)
    chrome.place()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    let content =
      (contentView as? UIListContentView)?.textLeading ?? builtIn.textLeading
      ?? contentView.directionalLayoutMargins.leading
    chrome.placeLine(
      inset: hasExplicitSeparatorInset ? separatorInset : tablePlace?.tableInset ?? separatorInset,
      text: start + content,
      isExplicitInset: hasExplicitSeparatorInset || tablePlace?.hasExplicitInset == true)
  }

  /// The frame of the content between accessories and editing controls, above the separator.
  private func contentFrame(in size: CGSize) -> CGRect {
    let sides = chrome.sides
    let start = sides.leading + CGFloat(indentationLevel) * indentationWidth
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? sides.trailing : start, y: 0,
      width: max(0, size.width - start - sides.trailing),
      height: max(0, size.height - separatorThickness))
  }

  private var contentMargins: NSDirectionalEdgeInsets {
    var margins = contentView.directionalLayoutMargins
    let hasExplicit = (contentView as? UITableViewCellContentView)?.hasExplicitMargins == true
    if !hasExplicit {
      (margins.top, margins.bottom) = (TableMetrics.contentMargin, TableMetrics.contentMargin)
    }
    return margins
  }
  private var hasExplicitMargins = false

  open override var layoutMargins: UIEdgeInsets { didSet { hasExplicitMargins = true } }
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { hasExplicitMargins = true }
  }

  /// Applies the system's margins of rows and their content (observed in saved documents: see ``TableMetrics``), unless
  /// the program has set others.
  private func takeTableMargins(width: CGFloat) {
    let isInset = tablePlace?.style == .insetGrouped
    let side = isInset ? ListMetrics.groupInset : ListMetrics.sideMargin(width: width)
    var margins = NSDirectionalEdgeInsets(
      top: TableMetrics.contentMargin, leading: side, bottom: TableMetrics.contentMargin,
      trailing: side)
    if !hasExplicitMargins { layoutNode.setMargins(margins) }
    // Documents can say that content does not follow the cell. It then has the margins of any view. Observed: 4 of 4 rows from
    // documents without that attribute, in and outside of tables, in two public repositories (iOS 14).
    guard let content = contentView as? UITableViewCellContentView, !content.hasExplicitMargins,
      content.preservesSuperviewLayoutMargins
    else { return }
    if hasExplicitMargins { margins = directionalLayoutMargins }
    let parts = chrome.partSides
    if parts.leading > 0 { margins.leading = TableMetrics.marginBesideAccessory }
    if parts.trailing > 0 || chrome.isBesideIndex { margins.trailing = TableMetrics.marginBesideAccessory }
    content.layoutNode.setMargins(margins)
  }

  /// The row's height for a width: that of the content's constraints, plus the line below.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > separatorThickness ? height : TableMetrics.rowHeight
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    takeTableMargins(width: targetSize.width)
    encapsulated.release()
    setNeedsLayout()
    let frame = contentFrame(in: targetSize)
    let isFixed = horizontalFittingPriority == .required
    if isFixed {
      contentView.frame.origin.x = frame.minX
      contentView.frame.size.width = frame.width
    }
    let taken = targetSize.width - frame.width
    builtIn.takeParts(of: contentView)
    if let size = builtIn.size(
      in: contentView, width: isFixed ? frame.width : nil, margins: contentMargins)
    {
      return CGSize(width: size.width + taken, height: size.height + separatorThickness)
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if contentView is UIListContentView {
      return CGSize(
        width: size.width + taken,
        height: max(size.height + separatorThickness, TableMetrics.rowHeight))
    }
    return CGSize(
      width: size.width + taken,
      height: max(
        size.height + separatorThickness,
        heightOfConstraints(in: targetSize, horizontalFittingPriority, verticalFittingPriority)))
  }

  /// The height by the cell's own constraints, with subviews that are beside the content view. Observed: 4 of 4 rows of three
  /// classes in a public repository (iOS 13).
  private func heightOfConstraints(
    in targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGFloat {
    guard !constraints.isEmpty else { return 0 }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    ).height
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      appearance: ClassFacts.Appearance("cell", properties: AppearanceProperty.cell) { UITableViewCell() })
  }
}

/// The view of a row's content, until a configuration replaces it. (UIKit's name, which logs show.)
package final class UITableViewCellContentView: UIView {
  private(set) var hasExplicitMargins = false

  package override var layoutMargins: UIEdgeInsets { didSet { hasExplicitMargins = true } }
  package override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { hasExplicitMargins = true }
  }
}

/// Lengths of tables, in points.
package enum TableMetrics {
  /// The height of a row without constraints.
  package static let rowHeight = UIListContentConfiguration.rowHeight
  /// The width that a disclosure indicator takes from the content (observed in saved documents: 287 of 320).
  static let disclosureWidth: CGFloat = 33
  static let accessoryGap: CGFloat = 8
  /// The margin above and below a row's content (observed in saved documents of Xcode 9.1 to 15: 60 of 62). Since iOS 26 it is
  /// wider (observed: all rows in a public app's pictures of iOS 26.0 and 26.1, while those of the same screens in 18.2 have 11).
  static var contentMargin: CGFloat { UIDevice.simulatedRelease >= 26 ? 15 : 11 }
  /// The content's margin on the side of an accessory (observed in saved documents: 12 of 12).
  static let marginBesideAccessory: CGFloat = 8
  /// The distance from the end of an accessory to that of the row.
  static let accessoryMargin: CGFloat = 16
  /// The width that an editing control takes from the content's leading side (UIKit indents by 38 while editing).
  static let editingWidth: CGFloat = 38
  /// The height of a section's header or footer with a title, in a plain table (Apple's constant in every
  /// release before 15).
  static let titleHeight: CGFloat = 28
  /// The space above the headers of plain tables since iOS 15 (`sectionHeaderTopPadding`, public issue
  /// threads: 22).
  static let headerTopPadding: CGFloat = 22
  /// The gap in place of a group's missing header or footer; the first header's is twice as high (observed: 35 above the
  /// first group and between two).
  static let groupGap: CGFloat = 17.5
}
