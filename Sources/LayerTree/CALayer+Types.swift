import Foundation
import Graphics

/// Corners to round. Bits are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CornerRadii {
  /// A radius at some corners, and square corners otherwise. Layers name corners from the top left:
  /// least x, least y.
  package init(_ radius: CGFloat, at corners: CACornerMask) {
    func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
      bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
  }
}

/// The curve of round corners. Raw values are Apple's.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The filter for contents of another size. Raw values are Core Animation's.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A layer whose sublayers keep their own depth. Provided for clients' `layerClass`; drawn as its
/// sublayers.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
