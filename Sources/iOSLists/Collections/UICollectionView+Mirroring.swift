import AutoLayout
import Foundation

/// Layouts that are mirrored where the interface reads from right to left. (Apple,
/// `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`.)
extension UICollectionView {
  /// The width about whose middle the layout's elements are mirrored; nil where they lie as the layout says.
  private var mirrorWidth: CGFloat? {
    let layout = collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection, !layout.followsDirection,
      effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    else { return nil }
    return max(layout.collectionViewContentSize.width, 0)
  }

  /// The elements that the layout has in a rectangle of the content, where they are shown.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let width = mirrorWidth else {
      return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }
    let source = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return (collectionViewLayout.layoutAttributesForElements(in: source) ?? []).map {
      mirrored($0, in: width)
    }
  }

  /// An element where it is shown, from where the layout has it; and back.
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

  /// Content that is wider than the view begins at its right end, where its first elements lie.
  func scrollToMirroredStart() {
    guard mirrorWidth != nil, contentSize.width > bounds.width, !hasMirroredStart else { return }
    hasMirroredStart = true
    contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
  }
}
