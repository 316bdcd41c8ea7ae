import AutoLayout
import Foundation
import ObjCCompatibility

/// The pattern of one element: its size, and the space in and around it. (Apple, `NSCollectionLayoutItem`.)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  private let storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Views anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
  /// Insets that shrink the item after it is placed; ignored on an axis that the content determines (Apple).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = []
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
  }

  /// The effective insets: those of axes that the content does not determine.
  var effectiveInsets: NSDirectionalEdgeInsets {
    let free = layoutSize.selfSizing
    var insets = contentInsets
    if free.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
    if free.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view that accompanies a cell, such as a badge, anchored to an item or group. (Apple,
/// `NSCollectionLayoutSupplementaryItem`.)
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Apple's default: in front of the items.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The view's frame at a container's rectangle: the item's anchor lies on the container's.
  func frame(at container: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(in: container, offsetBy: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size), offsetBy: size)
    return CGRect(origin: CGPoint(x: target.x - own.x, y: target.y - own.y), size: size)
  }
}

/// A header, a footer, or a view at another edge of a section or layout. (Apple,
/// `NSCollectionLayoutBoundarySupplementaryItem`.)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether the view extends the section instead of covering content. Default true.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is. Default false.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
  }
}

/// A view that shows no data, such as a section's background. (Apple, `NSCollectionLayoutDecorationItem`.)
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Decorations lie behind cells with the same value.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A background that covers the section, including its headers and footers, minus the item's
  /// `contentInsets`.
  public class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }
}

/// A point of a rectangle: an edge's middle, a corner, or the centre. (Apple, `NSCollectionLayoutAnchor`.)
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// Points, or fractions of the supplementary view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The point in a left-to-right layout; layouts are mirrored afterwards.
  func point(in rect: CGRect, offsetBy size: CGSize) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height)
  }
}

/// The alignment of a rectangle on another. Raw values are Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
