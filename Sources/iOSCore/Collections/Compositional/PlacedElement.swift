import AutoLayout
import Foundation

/// Where a layout has put one element.
struct PlacedElement {
  var element: ListElement
  var frame: CGRect
  var zIndex: Int
  /// The extents that the element's content decides.
  var selfSizing: SelfSizedAxes
  var pin: Pin?

  /// The stretch within which an element follows the visible rectangle's edge.
  struct Pin {
    enum Edge { case start, end }
    let edge: Edge
    let low: CGFloat
    let high: CGFloat
  }

  func offsetBy(_ offset: CGPoint) -> PlacedElement {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}

/// Points and sizes as seen along an axis.
extension FlowAxis {
  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  func size(_ length: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
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

  /// The space before the item, with a share of the room left over for each flexible one.
  @MainActor func before(_ share: CGFloat) -> CGFloat { Self.length(start, share) }
  @MainActor func after(_ share: CGFloat) -> CGFloat { Self.length(end, share) }

  @MainActor
  private static func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }
}

extension NSDirectionalEdgeInsets {
  func inset(_ rect: CGRect) -> CGRect { resolved(for: .leftToRight).inset(rect) }
  func inset(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }
}
