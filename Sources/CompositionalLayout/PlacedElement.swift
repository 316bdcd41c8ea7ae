import AutoLayout
import Foundation
import ListSnapshots

/// The place of one element in a layout.
package struct PlacedElement {
  package var element: ListElement
  package var frame: CGRect
  package var zIndex: Int
  /// The extents that the element's content decides.
  package var selfSizing: SelfSizedAxes
  /// The range within which the element follows the visible rectangle's edge.
  var pin: FlowPin?

  func offsetBy(_ offset: CGPoint) -> PlacedElement {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}

/// The parts of compositional layouts along an axis.
extension LayoutAxis {
  func insets(_ insets: DirectionalLayoutInsets) -> (start: CGFloat, end: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    MainActor.assumeIsolated { self == .horizontal ? size.widthDimension : size.heightDimension }
  }

  func spacing(_ edges: NSCollectionLayoutEdgeSpacing?) -> EdgePair {
    MainActor.assumeIsolated {
      self == .horizontal
        ? EdgePair(start: edges?.leading, end: edges?.trailing)
        : EdgePair(start: edges?.top, end: edges?.bottom)
    }
  }
}

/// The spacing at both ends of an item, along one axis.
struct EdgePair {
  let start: NSCollectionLayoutSpacing?
  let end: NSCollectionLayoutSpacing?

  @MainActor var least: CGFloat { (start?.spacing ?? 0) + (end?.spacing ?? 0) }
  @MainActor var flexibleCount: Int {
    (start?.isFlexible == true ? 1 : 0) + (end?.isFlexible == true ? 1 : 0)
  }

  /// The space before the item, including the share of the remaining space if it is flexible.
  @MainActor func before(_ share: CGFloat) -> CGFloat { Self.length(start, share) }
  @MainActor func after(_ share: CGFloat) -> CGFloat { Self.length(end, share) }

  @MainActor
  private static func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }
}

extension DirectionalLayoutInsets {
  func inset(_ rect: CGRect) -> CGRect { resolved(for: .leftToRight).inset(rect) }
  func inset(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }
}
