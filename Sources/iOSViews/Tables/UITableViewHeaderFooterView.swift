import AutoLayout
import Foundation

/// What stands above or below a section's rows. (Apple, `UITableViewHeaderFooterView`.)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open var backgroundView: UIView?
  private var encapsulated = EncapsulatedSize()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view of a registered class.
  static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
    -> UITableViewHeaderFooterView
  {
    initialiser.make(type, identifier: reuseIdentifier)
  }

  private static let initialiser = DynamicInitialiser(introducedBy: UITableViewHeaderFooterView.self)

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    encapsulated.impose(bounds.size, on: contentView)
    guard let label = contentView.subviews.first as? UILabel, label === textLabel else { return }
    label.frame = contentView.bounds.insetBy(dx: layoutMargins.left, dy: 0)
  }

  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    encapsulated.release()
    contentView.frame.size.width = width
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : TableMetrics.titleHeight
  }
}
