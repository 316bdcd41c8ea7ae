import Foundation
import Graphics

/// A gradient of colours. (Apple, `NSGradient`.) Angles are in degrees, from the x axis towards the y
/// axis.
open class NSGradient: NSObject {
  /// Whether colours extend beyond the ends. Bits match AppKit's.
  public struct DrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 1 << 1)
  }

  private let stops: [(color: NSColor, location: CGFloat)]
  public let colorSpace: NSColorSpace

  private init(stops: [(color: NSColor, location: CGFloat)], colorSpace: NSColorSpace = .sRGB) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.colorSpace = colorSpace
  }

  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(stops: [(startingColor, 0), (endingColor, 1)])
  }

  /// A gradient of colours at equal distances; nil without colours.
  public convenience init?(colors colorArray: [NSColor]) {
    guard !colorArray.isEmpty else { return nil }
    let steps = CGFloat(max(1, colorArray.count - 1))
    self.init(stops: colorArray.enumerated().map { ($0.element, CGFloat($0.offset) / steps) })
  }

  /// - Parameter locations: one for each colour, from 0 to 1; nil for equal distances.
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {
    guard !colorArray.isEmpty else { return nil }
    let steps = CGFloat(max(1, colorArray.count - 1))
    let places = colorArray.indices.map { locations?[$0] ?? CGFloat($0) / steps }
    self.init(stops: Array(zip(colorArray, places)).map { ($0.0, $0.1) }, colorSpace: colorSpace)
  }

  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    guard !objects.isEmpty else { return nil }
    self.init(stops: objects.map { ($0.0, $0.1) })
  }

  // MARK: Drawing into the current context

  private func gradient(
    _ shape: Gradient.Shape, from start: NSPoint, to end: NSPoint, options: DrawingOptions? = nil
  ) -> Gradient {
    var drawn = stops.map { Gradient.Stop(location: $0.location, color: $0.color.cgColor) }
    if let options, let first = drawn.first, let last = drawn.last {
      if !options.contains(.drawsBeforeStartingLocation) {
        drawn.insert(.init(location: first.location, color: first.color.multipliedAlpha(by: 0)), at: 0)
      }
      if !options.contains(.drawsAfterEndingLocation) {
        drawn.append(.init(location: last.location, color: last.color.multipliedAlpha(by: 0)))
      }
    }
    return Gradient(shape: shape, stops: drawn, start: start, end: end)
  }

  /// Fills a rectangle: at 0 degrees the gradient runs along x, at 90 along y. The first and last colours are at the
  /// corners.
  open func draw(in rect: NSRect, angle: CGFloat) {
    fill(Path(rect: rect), in: rect, angle: angle)
  }

  open func draw(in path: NSBezierPath, angle: CGFloat) {
    fill(path.shape, in: path.bounds, angle: angle, rule: path.windingRule == .evenOdd ? .evenOdd : .winding)
  }

  private func fill(_ path: Path, in rect: NSRect, angle: CGFloat, rule: FillRule = .winding) {
    let radians = angle * .pi / 180
    let (x, y) = (cos(radians), sin(radians))
    let reach = (abs(rect.width * x) + abs(rect.height * y)) / 2
    let start = NSPoint(x: rect.midX - x * reach, y: rect.midY - y * reach)
    let end = NSPoint(x: rect.midX + x * reach, y: rect.midY + y * reach)
    GraphicsContextStack.current?.fill(path, using: rule, with: gradient(.linear, from: start, to: end))
  }

  /// Fills the clipping area with a gradient along a line.
  open func draw(
    from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
  ) {
    fillAll(gradient(.linear, from: startingPoint, to: endingPoint, options: options))
  }

  /// Fills a rectangle outwards from a point.
  ///
  /// - Parameter relativeCenterPosition: the centre, in fractions of half the sides from −1 to 1,
  ///   relative to the middle.
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
    fill(Path(rect: rect), in: rect, about: relativeCenterPosition)
  }

  open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
    fill(path.shape, in: path.bounds, about: relativeCenterPosition)
  }

  private func fill(_ path: Path, in rect: NSRect, about place: NSPoint) {
    let center = NSPoint(
      x: rect.midX + place.x * rect.width / 2, y: rect.midY + place.y * rect.height / 2)
    let (x, y) = (rect.width / 2, rect.height / 2)
    let radius = (x * x + y * y).squareRoot()
    let shape = Gradient.Shape.circles(startRadius: 0, endRadius: radius)
    let end = NSPoint(x: rect.midX, y: rect.midY)
    GraphicsContextStack.current?.fill(path, with: gradient(shape, from: center, to: end))
  }

  open func draw(
    fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
    radius endRadius: CGFloat, options: DrawingOptions = []
  ) {
    let shape = Gradient.Shape.circles(startRadius: startRadius, endRadius: endRadius)
    fillAll(gradient(shape, from: startCenter, to: endCenter, options: options))
  }

  /// Fills the whole canvas inside the clipping path.
  private func fillAll(_ gradient: Gradient) {
    guard let context = GraphicsContextStack.current else { return }
    let transform = context.ctm
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let canvas = Path(rect: NSRect(origin: .zero, size: context.size))
    context.fill(canvas.applying(transform.inverted()), with: gradient)
  }

  // MARK: Colours

  open var numberOfColorStops: Int { stops.count }

  /// Returns a colour and its location. Traps for an invalid index, as AppKit does.
  open func getColor(
    _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?,
    at index: Int
  ) {
    color?.pointee = stops[index].color
    location?.pointee = stops[index].location
  }

  /// The colour at a location from 0 to 1.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[next].color }
    let (from, to) = (stops[next - 1], stops[next])
    guard to.location > from.location else { return to.color }
    let share = (location - from.location) / (to.location - from.location)
    return from.color.blended(withFraction: share, of: to.color) ?? to.color
  }
}
