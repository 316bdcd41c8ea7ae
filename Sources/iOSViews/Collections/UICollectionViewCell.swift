import AutoLayout
import Foundation

/// A view that a collection uses again and again. (Apple, `UICollectionReusableView`.)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like: the layout's, with the size that its constraints want.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.makeCopy()
    preferred.size = systemLayoutSizeFitting(layoutAttributes.size)
    return preferred
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    setNeedsLayout()
  }
}

/// One item of a collection. (Apple, `UICollectionViewCell`.)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows; the collection imposes its size.
  open private(set) var contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var selectedBackgroundView: UIView?
  private var encapsulated = EncapsulatedSize()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Takes a document's view for ``contentView``, before it is put into the cell.
  func adopt(contentView: UIView) { self.contentView = contentView }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    encapsulated.impose(bounds.size, on: contentView)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    encapsulated.release()
    setNeedsLayout()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
