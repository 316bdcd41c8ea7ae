import AutoLayout
import Foundation

/// Mirroring of layouts in right-to-left interfaces. (Apple,
/// `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`.)
extension UICollectionView {
  /// The width within which the layout's elements are mirrored; nil if they are not.
  private var mirrorWidth: CGFloat? {
    let layout = collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection, !layout.followsDirection,
      effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    else { return nil }
    return max(layout.collectionViewContentSize.width, 0)
  }

  /// The layout's elements in a rectangle of the content, with their visible frames.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let width = mirrorWidth else {
      return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }
    let source = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return (collectionViewLayout.layoutAttributesForElements(in: source) ?? []).map {
      mirrored($0, in: width)
    }
  }

  /// Converts an element's attributes from the layout to their visible frame, and back.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirrorWidth.map { mirrored(attributes, in: $0) } ?? attributes
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes, in width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.makeCopy()
    copy.frame.origin.x = width - attributes.frame.maxX
    return copy
  }

  /// Scrolls content that is wider than the view to its right end, where its first elements are.
  func scrollToMirroredStart() {
    guard mirrorWidth != nil, contentSize.width > bounds.width, !hasMirroredStart else { return }
    hasMirroredStart = true
    contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
  }
}
