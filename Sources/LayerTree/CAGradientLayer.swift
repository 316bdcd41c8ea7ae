import AutoLayout
import Foundation
import Graphics

/// A layer that draws a gradient. (Apple, `CAGradientLayer`; its defaults.)
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  @AlwaysObserved open var colors: [Any]? {
    didSet { changed("colors", from: list(oldValue ?? [], of: .color(nil))) }
  }
  @AlwaysObserved open var locations: [NSNumber]? {
    didSet { changed("locations", from: list(oldValue ?? [], of: .scalar(0))) }
  }
  open var type = CAGradientLayerType.axial
  @AlwaysObserved open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", from: .point(oldValue)) }
  }
  @AlwaysObserved open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", from: .point(oldValue)) }
  }

  private func list(_ values: [Any], of kind: AnimatableValue) -> AnimatableValue {
    .list(values.compactMap(kind.like), of: kind)
  }

  override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    type = other.type
    startPoint = other.startPoint
    endPoint = other.endPoint
  }
}

/// The kind of gradient. Raw values are Apple's.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
