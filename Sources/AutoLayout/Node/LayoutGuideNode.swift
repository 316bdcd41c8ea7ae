import ConstraintSolver
import Foundation

/// A box at the bottom of a view, by its distances from the view's sides and its height, in points.
public struct GuideBox: Hashable, Sendable {
  /// The left edge, in points.
  public var left: CGFloat
  /// The right edge, in points.
  public var right: CGFloat
  /// The bottom edge, in points.
  public var bottom: CGFloat
  /// The height, in points.
  public var height: CGFloat

  public init(left: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0, height: CGFloat) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.height = height
  }

  func rectangle(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + left, y: bounds.maxY - bottom - height, width: bounds.width - left - right,
      height: height)
  }
}

/// A rectangle in a view's coordinate system that constraints can refer to.
public final class LayoutGuideNode: LayoutItem {
  /// The rule that fixes a guide's rectangle.
  public enum Shape: Hashable, Sendable {
    /// Its own constraints: it has variables of its own.
    case free
    /// The view inset by its layout margins.
    case margins
    /// The view inset by its safe area.
    case safeArea
    /// The view's own frame, such as a scroll view's `frameLayoutGuide`.
    case frame
    /// The bar above the content, as tall as the top safe-area inset (`topLayoutGuide`, before iOS 11).
    case topBar
    /// The bar below the content, as tall as the bottom safe-area inset (`bottomLayoutGuide`, before iOS 11).
    case bottomBar
    /// The margins, limited to a comfortable width for reading and centred.
    case readable
    /// A scroll view's content: starts at the view's origin, and its constraints determine its extent.
    case content
  }

  /// The rule that fixes the guide's rectangle.
  public let shape: Shape
  /// The node that has the guide; nil before it is added.
  public internal(set) unowned(unsafe) var owningNode: LayoutNode?
  /// For the shape `bottomBar`: the guide's place, if it is not over the bottom of the safe area.
  public var box: GuideBox? { didSet { if box != oldValue { owningNode?.geometryDidChange() } } }
  /// The solver rows of the guide itself.
  package internal(set) var rows: [ConstraintID] = []

  /// A guide for an object of the façade, which the guide does not keep alive.
  public init(owner: AnyObject?, shape: Shape = .free) {
    self.shape = shape
    super.init(owner: owner)
    isPlain = hasVariables
  }

  public override var node: LayoutNode? { owningNode }

  /// Shapes other than these are insets of the owning view and need no variables.
  var hasVariables: Bool { shape == .free || isPlacedByRows }

  /// True for guides that lie in the view's content; the others keep their place in the view's frame while it is scrolled.
  var scrollsWithContent: Bool { shape == .free || shape == .content }

  /// Whether it has its own rows, even if no constraint mentions it.
  package var isPlacedByRows: Bool { shape == .content || shape == .readable }

  /// The largest comfortable width for reading, in points, at the standard text size (observed on iOS before 26 by two
  /// re-implementations).
  static let widestReadable: CGFloat = 672

  /// The margins' rectangle, except that it is never wider than ``widestReadable``; then it is centred in them.
  private func readableFrame(in bounds: CGRect, margins: LayoutInsets) -> CGRect {
    let inner = margins.inset(bounds)
    let width = min(max(inner.size.width, 0), Self.widestReadable)
    return CGRect(
      x: inner.origin.x + (inner.size.width - width) / 2, y: inner.origin.y, width: width,
      height: max(inner.size.height, 0))
  }

  /// The guide's rectangle in its view's coordinates, in points, not rounded; zero before layout.
  public var layoutFrame: CGRect {
    guard let node = owningNode else { return .zero }
    let bounds = CGRect(origin: node.boundsOrigin, size: node.frame.size)
    switch shape {
    case .margins: return node.effectiveMargins.inset(bounds)
    case .safeArea: return node.effectiveSafeAreaInsets.inset(bounds)
    case .frame: return bounds
    case .topBar:
      return CGRect(
        origin: bounds.origin, size: CGSize(width: bounds.width, height: node.effectiveSafeAreaInsets.top))
    case .bottomBar:
      if let box { return box.rectangle(in: bounds) }
      let height = node.effectiveSafeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .readable: return readableFrame(in: bounds, margins: node.effectiveMargins)
    case .free, .content:
      guard let slot, let rect = slot.engine.rectangle(of: self, relativeTo: node) else { return .zero }
      return rect
    }
  }
}
