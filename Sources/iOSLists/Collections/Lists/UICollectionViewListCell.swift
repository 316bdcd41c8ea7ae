import AutoLayout
import Foundation

/// A row of a list: content between accessories, above a separator. (Apple, `UICollectionViewListCell`.)
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  @AlwaysObserved open var indentationLevel = 0 { didSet { accessoriesDidChange() } }
  /// The indentation per level, in points. Apple's default.
  @AlwaysObserved open var indentationWidth: CGFloat = 10 { didSet { accessoriesDidChange() } }
  /// Whether leading accessories are indented with the content. Default true.
  @AlwaysObserved open var indentsAccessories = true { didSet { accessoriesDidChange() } }
  @AlwaysObserved open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The guide for the start and end of the line below the row.
  open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()
  private var accessoryViews: [String: UIView] = [:]
  private let topLine = UIView()
  private let bottomLine = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    preservesSuperviewLayoutMargins = true
    layoutNode.preservesSuperviewMarginsVertically = false
    insetsLayoutMarginsFromSafeArea = false
    for line in [topLine, bottomLine] {
      line.isHidden = true
      addSubview(line)
    }
  }

  // MARK: Content

  /// A configuration without content that suits the list and the row's role in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = listStyle?.appearance ?? .plain
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    switch listRole {
    case .cell:
      if listPlace?.isHeaderItem == true { return isSidebar ? .sidebarHeader() : .groupedHeader() }
      return isSidebar ? .sidebarCell() : .cell()
    case .header:
      if isSidebar { return .sidebarHeader() }
      return appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: return appearance == .plain ? .plainFooter() : .groupedFooter()
    }
  }

  // MARK: Outlines

  /// Indents children by one level, as UIKit does for section snapshots.
  override func outlineDidChange() {
    if let outline { indentationLevel = outline.level }
    setNeedsLayout()
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func shownAccessories(leading: Bool) -> [UICellAccessory] {
    var row = accessories.filter {
      $0.isLeading == leading && $0.custom == nil && $0.isShown(isEditing: isEditing)
    }
    row.sort { $0.rank < $1.rank }
    for accessory in accessories
    where accessory.isLeading == leading && accessory.isShown(isEditing: isEditing) {
      guard let custom = accessory.custom else { continue }
      row.insert(accessory, at: max(0, min(row.count, custom.placement.position(row))))
    }
    return row
  }

  private func view(of accessory: UICellAccessory) -> UIView {
    if case .customView(let view) = accessory.accessoryType { return view }
    let name = "\(accessory.accessoryType)"
    let view = accessoryViews[name] ?? makeView(accessory)
    accessoryViews[name] = view
    if let glyph = view as? AccessoryGlyph {
      glyph.color = accessory.options.tintColor
      glyph.background = accessory.options.backgroundColor
      if accessory.accessoryType == .outlineDisclosure {
        glyph.kind = outline?.isExpanded == true ? .outlineOpen : .outlineClosed
      }
      if accessory.accessoryType == .multiselect {
        glyph.kind = isSelected ? .selectedCircle : .circle
      }
    } else if let label = view as? UILabel {
      // Layout does this repeatedly: setting an unchanged value would request another layout.
      let category = traitCollection.preferredContentSizeCategory
      var font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
      if accessory.options.adjustsFont { font = font.adjusted(to: category) }
      if label.text != accessory.text { label.text = accessory.text }
      if label.font != font { label.font = font }
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
    }
    return view
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: AccessoryGlyph(.chevron)
    case .outlineDisclosure: AccessoryGlyph(.outlineClosed)
    case .checkmark: AccessoryGlyph(.checkmark)
    case .delete: AccessoryGlyph(.delete)
    case .insert: AccessoryGlyph(.insert)
    case .reorder: AccessoryGlyph(.reorder)
    case .multiselect: AccessoryGlyph(.circle)
    case .detail: AccessoryGlyph(.info)
    case .popUpMenu: AccessoryGlyph(.popUp)
    case .label: UILabel()
    case .customView(let view): view
    }
  }

  private func size(of accessory: UICellAccessory) -> CGSize {
    let view = view(of: accessory)
    if accessory.custom?.maintainsFixedSize == true { return view.bounds.size }
    let wanted = view.intrinsicContentSize
    if wanted.width > 0, wanted.height > 0 {
      return view.frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    if case .custom(let width) = accessory.options.reservedLayoutWidth { return width }
    return size(of: accessory).width
  }

  /// The gap between two accessories, and between the last leading one and the row's content, in points.
  private static let accessoryGap: CGFloat = 8

  private func length(_ row: [UICellAccessory]) -> CGFloat {
    row.reduce(CGFloat(max(0, row.count - 1)) * Self.accessoryGap) { $0 + width(of: $1) }
  }

  // MARK: Layout

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The minimum margin of accessories, which otherwise have that of rows' text, in points.
  private static let leastMargin: CGFloat = 16

  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let margins = directionalLayoutMargins
    return (max(Self.leastMargin, margins.leading), max(Self.leastMargin, margins.trailing))
  }

  override func contentFrame(in bounds: CGRect) -> CGRect {
    let leading = shownAccessories(leading: true)
    let trailing = shownAccessories(leading: false)
    let start = indentation + (leading.isEmpty ? 0 : sides.leading + length(leading))
    let end = trailing.isEmpty ? 0 : sides.trailing + length(trailing)
    contentInset = start + end
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + (isRightToLeft ? end : start), y: bounds.minY,
      width: max(0, bounds.width - start - end),
      height: bounds.height)
  }

  /// The width beside the content when the content was last placed or measured.
  private var contentInset: CGFloat = 0

  open override func layoutSubviews() {
    takeListMargins()
    let known = contentInset
    super.layoutSubviews()
    // Accessories may have grown with the text size since the row was measured.
    if contentInset != known { (superview as? UICollectionView)?.cellWantsNewSize(self) }
    let leading = shownAccessories(leading: true)
    let trailing = shownAccessories(leading: false)
    place(leading, from: sides.leading + (indentsAccessories ? indentation : 0))
    place(trailing, from: bounds.width - sides.trailing - length(trailing))
    let kept = Set((leading + trailing).map { ObjectIdentifier(view(of: $0)) })
    for view in shownAccessoryViews where !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    shownAccessoryViews = (leading + trailing).map(view(of:))
    placeLines()
  }

  private var shownAccessoryViews: [UIView] = []

  private func place(_ row: [UICellAccessory], from start: CGFloat) {
    var position = start
    for accessory in row {
      let view = view(of: accessory)
      if view.superview !== self { addSubview(view) }
      let size = size(of: accessory)
      let width = width(of: accessory)
      let x = position + (width - size.width) / 2
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = layoutGrid.round(
        CGRect(
          x: isRightToLeft ? bounds.width - x - size.width : x,
          y: accessoryMiddle - size.height / 2, width: size.width, height: size.height))
      position += width + Self.accessoryGap
    }
  }

  /// The height at which accessories are centred: that of the content, which is lower than the row's middle in headers with more
  /// space above (a guess).
  private var accessoryMiddle: CGFloat {
    guard let margins = (contentView as? UIListContentView)?.contentMargins else { return bounds.midY }
    return (bounds.height + margins.top - margins.bottom) / 2
  }

  // MARK: Lines

  /// Creates the guide. It starts at the row's text unless the program's constraints place it elsewhere.
  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UIListSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textLeading)
    leading.priority = .fittingSizeLevel
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      leading, trailing, guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    separatorLeading = leading
    return guide
  }

  /// The leading constraint of the separator's guide, once the program has used the guide.
  private var separatorLeading: NSLayoutConstraint?

  override func placeDidChange() {
    takeListMargins()
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeListMargins()
  }

  private var hasExplicitMargins = false

  open override var layoutMargins: UIEdgeInsets { didSet { hasExplicitMargins = true } }
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { hasExplicitMargins = true }
  }

  /// Applies the list's margins: those for the list's width in full-width rows, the minimum in inset groups. Margins
  /// set by the program do not change.
  private func takeListMargins() {
    guard !hasExplicitMargins, let list = superview as? UICollectionView else { return }
    let isInset = listStyle?.appearance == .insetGrouped || listStyle?.appearance == .sidebar
    let side = isInset ? Self.leastMargin : ListMetrics.sideMargin(width: list.bounds.width)
    layoutNode.setMargins(
      NSDirectionalEdgeInsets(
        top: ListMetrics.margin, leading: side, bottom: ListMetrics.margin, trailing: side))
  }

  private func placeLines() {
    let separators = listRole == .cell ? listPlace?.separators : nil
    let hairline = 1 / max(1, layoutGrid.scale)
    topLine.isHidden = separators?.topSeparatorVisibility != .visible
    bottomLine.isHidden = separators?.bottomSeparatorVisibility != .visible || isSelected
    guard let separators else { return }
    place(topLine, separators.topSeparatorInsets, separators.color, y: 0, hairline)
    place(
      bottomLine, separators.bottomSeparatorInsets, separators.color, y: bounds.height - hairline,
      hairline)
  }

  private func place(
    _ line: UIView, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, y: CGFloat,
    _ thickness: CGFloat
  ) {
    line.backgroundColor = color
    bringSubviewToFront(line)
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let own = separatorEnds
    let leading = insets.leading == automatic.leading ? own.leading : insets.leading
    let trailing = insets.trailing == automatic.trailing ? own.trailing : insets.trailing
    let width = max(0, bounds.width - leading - trailing)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: y, width: width, height: thickness)
  }

  /// The distances from the row's edges to the line's ends: those of the guide, if the program uses it.
  private var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    guard let separatorLeading else { return (textLeading, 0) }
    separatorLeading.constant = textLeading
    let frame = separatorLayoutGuide.layoutFrame
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ends = (left: frame.minX, right: bounds.width - frame.maxX)
    return isRightToLeft ? (ends.right, ends.left) : (ends.left, ends.right)
  }

  /// The distance from the row's leading edge to its text.
  private var textLeading: CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    if let list = contentView as? UIListContentView { return start + list.textLeading }
    return max(start, sides.leading)
  }
}
