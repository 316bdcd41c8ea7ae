import AutoLayout
import Foundation

/// A row of a table. (Apple, `UITableViewCell`.)
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  /// Raw values are UIKit's.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Raw values are UIKit's.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  public let reuseIdentifier: String?
  /// What the row shows; the table imposes its size.
  open private(set) var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel(size: UIFont.labelFontSize)
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil : makeLabel(size: style == .subtitle ? UIFont.smallSystemFontSize : UIFont.labelFontSize)
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  let style: CellStyle
  private var encapsulated = EncapsulatedSize()
  /// The line below the content, in points; the table's.
  var separatorThickness: CGFloat = 0

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let document = coder as? NibCoder
    style = document?.cellStyle ?? .default
    reuseIdentifier = document?.reuseIdentifier
    super.init(coder: coder)
    setUp()
  }

  /// Makes a cell of a registered class.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    initialiser.make(type, which: UInt8(CellStyle.default.rawValue), identifier: reuseIdentifier)
  }

  private static let initialiser = DynamicInitialiser(introducedBy: UITableViewCell.self)

  private func setUp() {
    contentView.frame = bounds
    contentView.preservesSuperviewLayoutMargins = true
    preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  // MARK: Content

  /// Takes a document's view for ``contentView``, before it is put into the cell.
  func adopt(contentView: UIView) { self.contentView = contentView }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize(in: bounds.size)
    contentView.frame = CGRect(origin: .zero, size: size)
    encapsulated.impose(size, on: contentView)
    backgroundView?.frame = bounds
    accessoryView?.center = CGPoint(
      x: bounds.width - separatorInset.left - (accessoryView?.bounds.width ?? 0) / 2, y: bounds.midY)
    placeLabels()
  }

  private func contentSize(in size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - accessoryWidth), height: max(0, size.height - separatorThickness))
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView {
      return accessoryView.bounds.width + separatorInset.left + TableMetrics.accessoryGap
    }
    return accessoryType == .none ? 0 : TableMetrics.disclosureWidth
  }

  /// The built-in labels, for cells without constraints of their own.
  private func placeLabels() {
    let labels = contentView.subviews.compactMap { $0 as? UILabel }.filter(
      \.translatesAutoresizingMaskIntoConstraints)
    let own = labels.filter { $0.text != nil }
    guard let first = own.first else { return }
    let area = contentView.bounds.insetBy(dx: separatorInset.left, dy: 0)
    let heights = own.map(\.intrinsicContentSize.height)
    var top = area.midY - (style == .subtitle ? heights.reduce(0, +) : heights[0]) / 2
    for (label, height) in zip(own, heights) {
      let isBeside = label !== first && style != .subtitle
      let width = isBeside ? label.intrinsicContentSize.width : area.width
      label.frame = CGRect(
        x: isBeside ? area.maxX - width : area.minX, y: top, width: width, height: height)
      if style == .subtitle { top += height }
    }
  }

  /// The row's height for a width: what the content's constraints want, and the line below.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    encapsulated.release()
    let content = contentSize(in: CGSize(width: width, height: 0)).width
    contentView.frame.size.width = content
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height + separatorThickness : TableMetrics.rowHeight
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    encapsulated.release()
    setNeedsLayout()
    let size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + accessoryWidth, height: size.height + separatorThickness)
  }
}

/// Lengths of tables, in points.
enum TableMetrics {
  /// A row without constraints (observed in saved documents: content 43.5 or 43⅔ high in rows of 44).
  static let rowHeight: CGFloat = 44
  static let disclosureWidth: CGFloat = 33
  static let accessoryGap: CGFloat = 8
  /// A section's header or footer with a title, in a plain table (Apple's constant in every release before 15).
  static let titleHeight: CGFloat = 28
}
