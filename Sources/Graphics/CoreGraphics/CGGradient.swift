import Foundation

#if !canImport(Darwin)
  /// An array. `[…] as CFArray`, for Core Graphics' parameters of this type, compiles as on Apple's systems.
  public typealias CFArray = [Any]

  /// The meaning of a colour's components. (Core Graphics.) Colours here are always sRGB, whatever their declared
  /// space.
  public final class CGColorSpace: Hashable, Sendable {
    public let name: String

    public init?(name: String) { self.name = name }
    init(known name: String) { self.name = name }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    static let device = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray")

    /// 1 for greys, 3 for others.
    public var numberOfComponents: Int { name.contains("Gray") ? 1 : 3 }

    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

  /// A gradient of colours without a position. (Core Graphics.)
  public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    private init?(stops: [Gradient.Stop]) {
      guard !stops.isEmpty else { return nil }
      // The sort is stable: stops at the same location keep their order.
      self.stops = stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }
      .map(\.element)
    }

    /// Colours are `CGColor`s. Without locations they are spread evenly between 0 and 1.
    public convenience init?(
      colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
      let colors = colors.compactMap { $0 as? CGColor }
      self.init(stops: Self.stops(colors, at: locations))
    }

    /// Colours are given by their components, opacity last.
    public convenience init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      let width = space.numberOfComponents + 1
      let colors = (0..<max(0, count)).compactMap { index in
        CGColor(colorSpace: space, components: components + index * width)
      }
      self.init(stops: Self.stops(colors, at: locations))
    }

    private static func stops(_ colors: [CGColor], at locations: UnsafePointer<CGFloat>?) -> [Gradient.Stop] {
      colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        return Gradient.Stop(location: min(1, max(0, locations?[index] ?? even)), color: color)
      }
    }

    /// The stops, with transparent ones on the sides where the options do not extend the gradient.
    fileprivate func stops(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
      var all = stops
      if let first = all.first, !options.contains(.drawsBeforeStartLocation) {
        all.insert(contentsOf: [first.faded(at: 0), Gradient.Stop(location: 0, color: first.color)], at: 0)
      }
      if let last = all.last, !options.contains(.drawsAfterEndLocation) {
        all += [Gradient.Stop(location: 1, color: last.color), last.faded(at: 1)]
      }
      return all
    }
  }

  extension Gradient.Stop {
    fileprivate func faded(at location: CGFloat) -> Gradient.Stop {
      Gradient.Stop(location: location, color: color.multipliedAlpha(by: 0))
    }
  }

  /// Whether a gradient extends beyond its ends. Bits are Core Graphics'.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  /// The way in which the current path is drawn. Raw values are Core Graphics'.
  public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill = 0
    case eoFill, stroke, fillStroke, eoFillStroke
  }

  public typealias CGPathFillRule = FillRule
#endif

/// Drawing of Core Graphics' context beyond paths and text.
extension GraphicsContext {
  /// Fills the current clip with a gradient along the line from start to end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fill(everything, with: Gradient(stops: gradient.stops(options), start: startPoint, end: endPoint))
  }

  /// Fills the current clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fill(
      everything,
      with: Gradient(
        shape: .circles(startRadius: startRadius, endRadius: endRadius), stops: gradient.stops(options),
        start: startCenter, end: endCenter))
  }

  /// The whole canvas, and everything that transforms may move into it, in the current coordinates.
  private var everything: Path {
    let canvas = CGRect(origin: .zero, size: size)
    let determinant = ctm.a * ctm.d - ctm.b * ctm.c
    guard determinant != 0, determinant.isFinite else { return Path(rect: canvas) }
    return Path(rect: canvas.applying(ctm.inverted()))
  }

  // MARK: Shadows and layers

  /// Gives later drawing a black shadow with a third of full opacity. (Apple, `CGContext`.)
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(white: 0, alpha: 1 / 3))
  }

  /// Gives later drawing a shadow; without a colour, none. Offsets are in the current coordinates, with y down as on a
  /// screen. The standard deviation of the blur is half its value, as CSS defines it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(color.map { Shadow(offset: offset, deviation: max(0, blur) / 2, color: $0) })
  }

  /// Treats the drawing until ``endTransparencyLayer()`` as one object: shadow and opacity apply to the whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayerOfCurrentState() }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginLayerOfCurrentState()
    clip(to: rect)
  }
  public func endTransparencyLayer() { endLayer() }

  // MARK: Pieces

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    setShadow(nil)
    setAlpha(1)
    setFillColor(.black)
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, using: .evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { stroke(path) }
    beginPath()
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(white: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(white: gray, alpha: alpha))
  }

  /// Edges are always drawn smoothly.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

#if !canImport(Darwin)
  extension CGRect {
    /// Whether both are the same, even if one of them has negative sizes. (Core Graphics, `CGRectEqualToRect`.)
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  }

  extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }
#endif
