import AutoLayout
import Foundation
import Graphics

/// A path and its drawing attributes. (Apple, `NSBezierPath`.) Angles are in degrees, from the x axis towards the y
/// axis.
open class NSBezierPath: NSObject {
  /// The shape of a line's ends. Raw values match AppKit's.
  public enum LineCapStyle: UInt, Hashable, Sendable { case butt = 0, round, square }
  /// The shape of a line's corners. Raw values match AppKit's.
  public enum LineJoinStyle: UInt, Hashable, Sendable { case miter = 0, round, bevel }
  /// Which parts of a path that crosses itself are inside. Raw values match AppKit's.
  public enum WindingRule: UInt, Hashable, Sendable { case nonZero = 0, evenOdd }
  /// The kinds of a path's pieces. Raw values match AppKit's.
  public enum ElementType: UInt, Hashable, Sendable {
    case moveTo = 0, lineTo, curveTo, closePath, quadraticCurveTo
    public static let cubicCurveTo = ElementType.curveTo
  }

  /// The elements of the path.
  package var shape: Path
  open var lineWidth = NSBezierPath.defaultLineWidth
  open var lineCapStyle = NSBezierPath.defaultLineCapStyle
  open var lineJoinStyle = NSBezierPath.defaultLineJoinStyle
  open var windingRule = NSBezierPath.defaultWindingRule
  open var miterLimit = NSBezierPath.defaultMiterLimit
  open var flatness = NSBezierPath.defaultFlatness
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The defaults of new paths (Apple: 1 point, butt, mitre, nonzero, 10, 0.6).
  open class var defaultLineWidth: CGFloat {
    get { defaults.lineWidth }
    set { defaults.lineWidth = newValue }
  }
  open class var defaultLineCapStyle: LineCapStyle {
    get { defaults.cap }
    set { defaults.cap = newValue }
  }
  open class var defaultLineJoinStyle: LineJoinStyle {
    get { defaults.join }
    set { defaults.join = newValue }
  }
  open class var defaultWindingRule: WindingRule {
    get { defaults.rule }
    set { defaults.rule = newValue }
  }
  open class var defaultMiterLimit: CGFloat {
    get { defaults.miterLimit }
    set { defaults.miterLimit = newValue }
  }
  open class var defaultFlatness: CGFloat {
    get { defaults.flatness }
    set { defaults.flatness = newValue }
  }

  private struct Defaults {
    var lineWidth: CGFloat = 1
    var cap = LineCapStyle.butt
    var join = LineJoinStyle.miter
    var rule = WindingRule.nonZero
    var miterLimit: CGFloat = 10
    var flatness: CGFloat = 0.6
  }
  private static let storedDefaults = LockedValue(Defaults())
  private static var defaults: Defaults {
    get { storedDefaults.withLock { $0 } }
    set { storedDefaults.withLock { $0 = newValue } }
  }

  public override init() {
    shape = Path()
    super.init()
  }

  /// Decodes nothing.
  public required init?(coder: NSCoder) {
    shape = Path()
    super.init()
  }

  package convenience init(shape: Path) {
    self.init()
    self.shape = shape
  }

  public convenience init(rect: NSRect) { self.init(shape: Path(rect: rect)) }
  public convenience init(ovalIn rect: NSRect) { self.init(shape: Path(ellipseIn: rect)) }

  /// A rectangle with rounded corners: circles with the smaller of both radii.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(shape: Path(roundedRect: rect, cornerRadius: min(xRadius, yRadius)))
  }

  // MARK: Pieces

  open func move(to point: NSPoint) { shape.move(to: point) }
  open func line(to point: NSPoint) { shape.addLine(to: point) }
  open func close() { shape.closeSubpath() }
  open func removeAllPoints() { shape = Path() }

  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func relativeMove(to point: NSPoint) { move(to: relative(point)) }
  open func relativeLine(to point: NSPoint) { line(to: relative(point)) }
  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(
      to: relative(endPoint), controlPoint1: relative(controlPoint1), controlPoint2: relative(controlPoint2))
  }

  private func relative(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }

  open func append(_ path: NSBezierPath) { shape.addPath(path.shape) }
  open func appendRect(_ rect: NSRect) { shape.addRect(rect) }
  open func appendOval(in rect: NSRect) { shape.addEllipse(in: rect) }
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    shape.addRoundedRect(rect, cornerRadius: min(xRadius, yRadius))
  }

  /// Appends lines through the points, starting at the current point if there is one.
  open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
    for point in UnsafeBufferPointer(start: points, count: max(0, count)) {
      if shape.isEmpty { move(to: point) } else { line(to: point) }
    }
  }

  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: clockwise)
  }

  /// Appends an arc, counter-clockwise if y points up.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat
  ) {
    appendArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
  }

  /// Appends a rounded corner between the line to the first point and the line from there to the second.
  open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    shape.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }

  open func transform(using transform: AffineTransform) {
    shape = shape.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  // MARK: Questions

  open var isEmpty: Bool { shape.isEmpty }
  open var currentPoint: NSPoint { shape.currentPoint ?? .zero }
  /// The bounding box of the outline; zero for an empty path.
  open var bounds: NSRect { shape.boundingBoxOfOutline ?? .zero }
  /// The bounding box of all points, including control points; zero for an empty path.
  open var controlPointBounds: NSRect { shape.boundingBoxOfPoints ?? .zero }
  open var elementCount: Int { shape.elements.count }
  open func contains(_ point: NSPoint) -> Bool { shape.contains(point, using: fillRule) }

  open func element(at index: Int) -> ElementType { element(at: index, associatedPoints: nil) }

  /// Writes the element's points, its end last. Traps for an invalid index, as AppKit does.
  open func element(at index: Int, associatedPoints points: NSPointArray?) -> ElementType {
    let (kind, all): (ElementType, [NSPoint]) =
      switch shape.elements[index] {
      case .move(let end): (.moveTo, [end])
      case .line(let end): (.lineTo, [end])
      case .quadCurve(let end, let control): (.quadraticCurveTo, [control, end])
      case .curve(let end, let control1, let control2): (.curveTo, [control1, control2, end])
      case .close: (.closePath, [])
      }
    if let points { for (place, point) in all.enumerated() { points[place] = point } }
    return kind
  }

  /// The same outline drawn from its end to its start.
  open var reversed: NSBezierPath {
    let copy = copied()
    copy.shape = shape.reversed()
    return copy
  }

  /// The same outline. Curves are kept, because renderers flatten them.
  open var flattened: NSBezierPath { copied() }

  // MARK: Drawing into the current context

  private var fillRule: FillRule { windingRule == .evenOdd ? .evenOdd : .winding }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
  }

  open func fill() { GraphicsContextStack.current?.fill(shape, using: fillRule) }

  open func stroke() {
    guard let context = GraphicsContextStack.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(LineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt)
    context.setLineJoin(LineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter)
    context.setMiterLimit(miterLimit)
    if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
    context.stroke(shape)
    context.restoreGState()
  }

  /// Intersects the clipping path with this path.
  open func addClip() { GraphicsContextStack.current?.clip(to: shape, using: fillRule) }

  /// The same as ``addClip()``: the clipping path cannot be replaced here.
  open func setClip() { addClip() }

  open class func fill(_ rect: NSRect) { GraphicsContextStack.current?.fill(rect) }
  open class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  open class func clip(_ rect: NSRect) { GraphicsContextStack.current?.clip(to: rect) }
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }

  private func copied() -> NSBezierPath {
    let copy = NSBezierPath(shape: shape)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.windingRule = windingRule
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.dash = dash
    return copy
  }

  open override func copy() -> Any { copied() }
}

#if !canImport(Darwin)
  extension NSBezierPath {
    /// The outline as a Core Graphics path; setting it copies the path.
    public var cgPath: CGPath {
      get { CGPath(shape) }
      set { shape = newValue.path }
    }

    public convenience init(cgPath: CGPath) { self.init(shape: cgPath.path) }
  }
#endif
