import Foundation

/// The space between items, or between an item and its container. (Apple, `NSCollectionLayoutSpacing`.)
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject {
  /// Points; for flexible spacing, the minimum.
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  required init(spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// A minimum spacing; the remaining space is distributed among all flexible spacings of a group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(spacing: flexibleSpacing, isFlexible: true)
  }
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(spacing: fixedSpacing, isFlexible: false)
  }
}

/// The space around an item, which pushes its neighbours and its container away. (Apple,
/// `NSCollectionLayoutEdgeSpacing`.)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
