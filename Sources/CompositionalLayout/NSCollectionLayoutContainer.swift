import AutoLayout
import Foundation

/// The size and insets of the container around an item. (Apple, `NSCollectionLayoutContainer`.)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size without insets subtracted.
  var contentSize: CGSize { get }
  /// After.
  var effectiveContentSize: CGSize { get }
  var contentInsets: DirectionalLayoutInsets { get }
  var effectiveContentInsets: DirectionalLayoutInsets { get }
}

/// A container with a size and insets in points.
@MainActor
package final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  package let contentSize: CGSize
  package let contentInsets: DirectionalLayoutInsets

  package init(contentSize: CGSize, contentInsets: DirectionalLayoutInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  package var effectiveContentInsets: DirectionalLayoutInsets { contentInsets }
  package var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// The surroundings of a layout: a façade's `NSCollectionLayoutEnvironment`, which custom groups receive.
@MainActor
package protocol LayoutSurroundings: AnyObject {
  /// The same surroundings with another container.
  func around(_ container: any NSCollectionLayoutContainer) -> any LayoutSurroundings
}
