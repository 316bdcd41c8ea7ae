import Foundation

#if !canImport(Darwin)
  /// An outline that does not change. (Core Graphics.) Equal paths have the same pieces.
  open class CGPath: Hashable, @unchecked Sendable {
    /// The elements of the path.
    public fileprivate(set) var path: Path

    public init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(rect: rect).mapped(by: transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(ellipseIn: rect).mapped(by: transform))
    }

    /// Corners are circles with the smaller of the two radii.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight))
      self.init(path.mapped(by: transform))
    }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The rectangle around all points, including control points; null for an empty path.
    public var boundingBox: CGRect { path.boundingBoxOfPoints ?? .null }
    /// The rectangle around the outline. Curves are approximated by short lines.
    public var boundingBoxOfPath: CGRect { path.boundingBoxOfOutline ?? .null }

    public func contains(
      _ point: CGPoint, using rule: FillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      path.applying(transform).contains(point, using: rule)
    }

    public func copy() -> CGPath? { CGPath(path) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path.mapped(by: transform))
    }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(path.mapped(by: transform))
    }
  }

  /// An outline that is built piece by piece. (Core Graphics.)
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(Path()) }

    private func append(_ other: Path, _ transform: CGAffineTransform) {
      path.addPath(transform.isIdentity ? other : other.applying(transform))
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      path.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      append(Path(rect: rect), transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      append(Path(ellipseIn: rect), transform)
    }

    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      append(Path(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight)), transform)
    }

    /// `clockwise` assumes that y points up, as in Core Graphics: on a screen, `false` runs clockwise.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      guard !transform.isIdentity else {
        return path.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
      }
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
      path.join(arc.applying(transform))
    }

    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta < 0, transform: transform)
    }

    /// The part of a circle that touches the lines from the current point to the first and from there to the second.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform),
        radius: radius)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      append(other.path, transform)
    }

    public func closeSubpath() { path.closeSubpath() }
  }

  extension Path {
    fileprivate func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
      transform.map { applying($0.pointee) } ?? self
    }
  }

  extension GraphicsContext {
    public func addPath(_ path: CGPath) { addPath(path.path) }
    /// The path that is being built; nil if there is none.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
  }
#endif
