import AutoLayout
import Foundation

/// The radius of a corner. (Apple, `UICornerRadius`, iOS 26.)
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    /// A radius in points.
    case fixed(Double)
    case concentric(minimum: CGFloat?)
    /// Half of the shorter side.
    case capsule(maximum: Double?)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// The container's radius minus the distance to its corner, but at least the minimum, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }

  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    case .capsule: "capsule"
    }
  }
}

/// The radii of a view's corners. (Apple, `UICornerConfiguration`, iOS 26.)
public struct UICornerConfiguration: Hashable, Sendable {
  var topLeft: UICornerRadius?
  var topRight: UICornerRadius?
  var bottomLeft: UICornerRadius?
  var bottomRight: UICornerRadius?

  /// Individual radii; nil for a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Half of the shorter side, up to a maximum in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    corners(radius: UICornerRadius(kind: .capsule(maximum: maximumRadius)))
  }

  /// The same radius for all corners. (Apple: the greatest of the four radii, if these differ by position; here each
  /// corner keeps its own.)
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
  }
}

/// The corners as the view's layer draws them: all rounded corners have the greatest radius.
@MainActor
final class CornerExtras {
  static let key = AssociationKey()

  var configuration = UICornerConfiguration()
}

extension UIView {
  /// The view's corner radii. The layer draws all rounded corners with the greatest radius, which is updated whenever the
  /// view's size changes. For concentric corners, the container's radius comes from its own configuration.
  public var cornerConfiguration: UICornerConfiguration {
    get { cornerExtras?.configuration ?? UICornerConfiguration() }
    set {
      let extras = cornerExtras ?? CornerExtras()
      objc_setAssociatedObject(self, CornerExtras.key, extras, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      extras.configuration = newValue
      followCornerConfiguration()
    }
  }

  private var cornerExtras: CornerExtras? {
    associations == nil ? nil : objc_getAssociatedObject(self, CornerExtras.key) as? CornerExtras
  }

  /// Updates the layer after a change of the size or the configuration.
  func followCornerConfiguration() {
    guard cornerExtras != nil else { return }
    let corners: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let radii = corners.map { ($0.1, effectiveRadius(corner: $0.0)) }
    layer.cornerRadius = radii.map(\.1).max() ?? 0
    layer.maskedCorners = radii.filter { $0.1 > 0 }.reduce(into: []) { $0.formUnion($1.0) }
  }

  /// The radius of a corner from the configuration, in points; for several corners, the greatest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = cornerExtras?.configuration else { return layer.cornerRadius }
    let half = min(bounds.width, bounds.height) / 2
    let all: [(UIRectCorner, UICornerRadius?)] = [
      (.topLeft, configuration.topLeft), (.topRight, configuration.topRight),
      (.bottomLeft, configuration.bottomLeft), (.bottomRight, configuration.bottomRight),
    ]
    let wanted = all.filter { corner.contains($0.0) }.map { place, radius -> CGFloat in
      guard let radius else { return 0 }
      switch radius.kind {
      case .fixed(let points): return min(max(0, CGFloat(points)), half)
      case .capsule(let maximum): return min(half, maximum.map { CGFloat($0) } ?? half)
      case .concentric(let minimum):
        return min(half, max(minimum ?? 0, concentricRadius(at: place)))
      }
    }
    return wanted.max() ?? 0
  }

  /// The superview's radius minus the greater distance to its corner; 0 if the superview has no rounded
  /// corners.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    guard let superview else { return 0 }
    let outer = superview.effectiveRadius(corner: corner)
    guard outer > 0 else { return 0 }
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let x = isLeft ? frame.minX - superview.bounds.minX : superview.bounds.maxX - frame.maxX
    let y = isTop ? frame.minY - superview.bounds.minY : superview.bounds.maxY - frame.maxY
    return max(0, outer - max(x, y))
  }
}
