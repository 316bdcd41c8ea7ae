import Foundation

/// One extent of an item: a fraction of its container, a length, or an estimate that the content corrects. (Apple,
/// `NSCollectionLayoutDimension`.)
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject {
  enum Kind: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated
    /// Like `estimated`, but as large as the largest of its siblings.
    case uniformAcrossSiblings
  }

  let kind: Kind
  /// Points, or a fraction.
  public let dimension: CGFloat

  required init(kind: Kind, dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the container's width, for either extent.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(kind: .fractionalWidth, dimension: fractionalWidth)
  }
  /// A fraction of the container's height, for either extent.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(kind: .fractionalHeight, dimension: fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(kind: .absolute, dimension: absoluteDimension)
  }
  /// An extent that is used until the content has reported its size.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(kind: .estimated, dimension: estimatedDimension)
  }
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(kind: .uniformAcrossSiblings, dimension: estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// True if the content determines the extent.
  var isSelfSizing: Bool { isEstimated || isUniformAcrossSiblings }

  /// The length in a container, in points; the estimate if the content determines it.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(dimension)
    return hasher.finalize()
  }
}

/// Width and height of an item. (Apple, `NSCollectionLayoutSize`.)
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The extents that the content determines.
  var selfSizing: SelfSizedAxes {
    var axes: SelfSizedAxes = []
    if widthDimension.isSelfSizing { axes.insert(.width) }
    if heightDimension.isSelfSizing { axes.insert(.height) }
    return axes
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
  }

  open override var hash: Int { widthDimension.hash ^ heightDimension.hash }
}

/// The size that an element's content has reported, as far as it was measured: an item whose content determines only
/// the height has reported no width.
package struct ContentSize {
  private var width: CGFloat?
  private var height: CGFloat?

  package init() {}

  package mutating func take(_ size: CGSize, on axes: SelfSizedAxes) {
    if axes.contains(.width) { width = size.width }
    if axes.contains(.height) { height = size.height }
  }

  /// The size, with the reported extents on the axes that the content determines.
  func applied(to size: CGSize, on axes: SelfSizedAxes) -> CGSize {
    CGSize(
      width: axes.contains(.width) ? width ?? size.width : size.width,
      height: axes.contains(.height) ? height ?? size.height : size.height)
  }
}

/// The extents that an element's content decides.
package struct SelfSizedAxes: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let width = SelfSizedAxes(rawValue: 1)
  package static let height = SelfSizedAxes(rawValue: 2)
  package static let both: SelfSizedAxes = [.width, .height]
}
