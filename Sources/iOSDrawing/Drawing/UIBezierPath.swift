import Foundation
import Graphics

/// Corners of a rectangle. Bits match UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path and its drawing attributes. (Apple, `UIBezierPath`.)
open class UIBezierPath: NSObject {
  /// The elements of the path.
  package var shape: Path
  /// A copy of the outline; setting it takes a copy, too.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.path }
  }
  /// Apple's default: 1 point.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() {
    shape = Path()
    super.init()
  }

  /// Archives nothing.
  public required init?(coder: NSCoder) {
    shape = Path()
    super.init()
  }

  package convenience init(shape: Path) {
    self.init()
    self.shape = shape
  }

  public convenience init(rect: CGRect) { self.init(shape: Path(rect: rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(shape: Path(ellipseIn: rect)) }

  /// A rectangle with continuous corners: the curves, and the path, begin 1.53 radii from the corner. Observed: the first dash of 6
  /// dashed borders of radius 4 begins 6 points from the corner, in a public repository (iOS 17.5).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, radii: CornerRadii(cornerRadius))
  }

  private convenience init(roundedRect rect: CGRect, radii: CornerRadii) {
    var shape = Path()
    shape.addContinuousRoundedRect(rect, radii: radii)
    self.init(shape: shape)
  }

  /// A rectangle with the given corners rounded and the others square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    self.init(
      roundedRect: rect,
      radii: CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Pieces

  open func move(to point: CGPoint) { shape.move(to: point) }
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }
  open func close() { shape.closeSubpath() }
  open func removeAllPoints() { shape = Path() }
  open func append(_ bezierPath: UIBezierPath) { shape.addPath(bezierPath.shape) }
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Clockwise as seen on the screen; angles in radians, from the x axis downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics measures angles with the y axis pointing up.
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  // MARK: Questions

  open var isEmpty: Bool { shape.isEmpty }
  /// The bounding box of all points, control points included.
  open var bounds: CGRect { shape.boundingBoxOfPoints ?? .null }
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing into the current context

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(shape, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
    context.stroke(shape)
    context.restoreGState()
  }

  /// Fills the path with a blend mode and an opacity that apply to this call only.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { fill() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { stroke() }
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// The same outline drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as? UIBezierPath ?? UIBezierPath()
    reversed.shape = shape.reversed()
    return reversed
  }

  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: shape, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(shape: shape)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.miterLimit = miterLimit
    copy.dash = dash
    return copy
  }
}

#if !canImport(Darwin)
  extension UIBezierPath {
    public convenience init(cgPath: CGPath) { self.init(shape: cgPath.path) }
  }
#endif
