import Foundation
import Graphics

public typealias CGLineCap = LineCap
public typealias CGLineJoin = LineJoin

/// Corners of a rectangle. Bits are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the way it is drawn. (Apple, `UIBezierPath`.)
open class UIBezierPath: NSObject {
  open var cgPath: CGPath
  /// Apple's default: 1 point.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override convenience init() { self.init(cgPath: Path()) }

  public init(cgPath: CGPath) {
    self.cgPath = cgPath
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect: rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// The corners given are round, the others square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    self.init(
      cgPath: Path(
        roundedRect: rect,
        radii: CornerRadii(
          topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
          bottomLeft: radius(.bottomLeft))))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Pieces

  open func move(to point: CGPoint) { cgPath.move(to: point) }
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  open func close() { cgPath.closeSubpath() }
  open func removeAllPoints() { cgPath = Path() }
  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Clockwise as seen on the screen; angles in radians, from the x axis downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts with y pointing up.
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  // MARK: Questions

  open var isEmpty: Bool { cgPath.isEmpty }
  /// Of all points, control points included.
  open var bounds: CGRect { cgPath.boundingBoxOfPoints ?? .null }
  open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing into the current context

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
    context.stroke(cgPath)
    context.restoreGState()
  }

  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
