import AutoLayout
import Foundation
import Graphics

/// A layer that draws a path. (Apple, `CAShapeLayer`; its defaults.)
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  @AlwaysObserved open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", from: .scalar(oldValue)) }
  }
  open var path: CGPath?
  @AlwaysObserved open var fillColor: CGColor? = .black {
    didSet { changed("fillColor", from: .color(oldValue)) }
  }
  @AlwaysObserved open var strokeColor: CGColor? { didSet { changed("strokeColor", from: .color(oldValue)) } }
  @AlwaysObserved open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", from: .scalar(oldValue)) } }
  /// The start and end of the line along the path, as fractions of its length. The fill covers the whole path.
  @AlwaysObserved open var strokeStart: CGFloat = 0 {
    didSet { changed("strokeStart", from: .scalar(oldValue)) }
  }
  @AlwaysObserved open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", from: .scalar(oldValue)) } }
  @AlwaysObserved open var miterLimit: CGFloat = 10 {
    didSet { changed("miterLimit", from: .scalar(oldValue)) }
  }

  override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAShapeLayer else { return }
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    miterLimit = other.miterLimit
  }
}

/// The rule that determines the inside of a path that crosses itself. Raw values are Core Animation's.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends. Raw values are Core Animation's.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners. Raw values are Core Animation's.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
