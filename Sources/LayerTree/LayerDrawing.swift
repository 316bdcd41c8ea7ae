import AttributedText
import AutoLayout
import Foundation
import Graphics

/// Draws the own content of layers, with or without a view.
@MainActor
package struct LayerDrawing {
  let context: GraphicsContext
  /// The scale of the pixels on which text is placed.
  let scale: CGFloat
  /// The appearance of the interface around the layer, for dynamic colours.
  let look: InterfaceLook

  package init(context: GraphicsContext, scale: CGFloat, look: InterfaceLook) {
    self.context = context
    self.scale = scale
    self.look = look
  }

  // MARK: Outlines

  /// A rectangle with the layer's round corners; some of them may be square.
  package static func outline(of layer: CALayer, in rect: CGRect) -> Path {
    outline(of: layer, in: rect, radius: layer.cornerRadius)
  }

  private static func outline(of layer: CALayer, in rect: CGRect, radius: CGFloat) -> Path {
    guard radius > 0 else { return Path(rect: rect) }
    let radii = CornerRadii(radius, at: layer.maskedCorners)
    guard layer.cornerCurve == .continuous else { return Path(roundedRect: rect, radii: radii) }
    var path = Path()
    path.addContinuousRoundedRect(rect, radii: radii)
    return path
  }

  // MARK: Shadows

  /// The shadow of a layer, if it has a visible one.
  package func shadow(of layer: CALayer) -> Shadow? {
    let opacity = CGFloat(min(1, max(0, layer.shadowOpacity)))
    guard opacity > 0, !layer.masksToBounds, let color = layer.shadowColor else { return nil }
    return Shadow(
      offset: layer.shadowOffset, deviation: max(0, layer.shadowRadius),
      color: color.multipliedAlpha(by: opacity))
  }

  /// Draws the shadow of a known shape; otherwise the following commands of the group cast it.
  package func openShadow(of layer: CALayer, in bounds: CGRect, background: Color?) {
    guard !drawShadow(of: layer, in: bounds, background: background) else { return }
    context.beginLayer(DisplayLayer(shadow: shadow(of: layer)))
  }

  /// The shadow of a known shape: the layer's path for it, or its filled outline. False if the layer's content casts the
  /// shadow.
  package func drawShadow(of layer: CALayer, in bounds: CGRect, background: Color?) -> Bool {
    guard var shadow = shadow(of: layer) else { return true }
    if let path = layer.shadowPath {
      context.drawShadow(of: path.path, shadow)
      return true
    }
    guard let background, background.alpha > 0 else { return false }
    shadow.color = shadow.color.multipliedAlpha(by: background.alpha)
    context.drawShadow(of: Self.outline(of: layer, in: bounds), shadow)
    return true
  }

  // MARK: Content

  /// Draws a layer's contents and the drawing of its class in its bounds.
  package func drawContent(of layer: CALayer, in bounds: CGRect) {
    let isViews = (layer.original ?? layer).host != nil
    if let backing = layer.backing, !isViews { context.draw(backing, in: bounds) }
    if let fading = layer.fadingContents {
      fade(fading, of: layer, in: bounds)
    } else if let contents = layer.contents {
      draw(contents, of: layer, in: bounds)
    }
    guard type(of: layer) != CALayer.self else { return }
    switch layer {
    case let shape as CAShapeLayer: draw(shape)
    case let gradient as CAGradientLayer: draw(gradient, in: bounds)
    case let text as CATextLayer: draw(text, in: bounds)
    default: break
    }
  }

  /// Draws both contents, each with its weight.
  private func fade(_ contents: LayerContents, of layer: CALayer, in bounds: CGRect) {
    context.beginLayer(DisplayLayer())
    for (object, opacity) in [(contents.old, 1 - contents.share), (contents.object, contents.share)] {
      guard let object else { continue }
      context.beginLayer(DisplayLayer(opacity: opacity))
      draw(object, of: layer, in: bounds)
      context.endLayer()
      context.setBlendMode(.plusLighter)
    }
    context.endLayer()
  }

  private func draw(_ contents: Any, of layer: CALayer, in bounds: CGRect) {
    guard var image = contents as? CGImage ?? (contents as? any LayerPicture)?.cgImage else { return }
    let part = layer.contentsRect
    if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let (width, height) = (CGFloat(image.width), CGFloat(image.height))
      let pixels = CGRect(
        x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
      guard let cut = image.cropping(to: pixels) else { return }
      image = cut
    }
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let frame = layer.contentsGravity.frame(for: size, in: bounds)
    image.bitmap.draw(
      in: frame, name: layer.name ?? "", on: context,
      keepsPixels: layer.magnificationFilter == .nearest && frame.width > CGFloat(image.width))
  }

  /// Draws the border along the inside of the edge, in front of the layer's content.
  package func drawBorder(of layer: CALayer, in bounds: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let inner = bounds.insetBy(dx: layer.borderWidth / 2, dy: layer.borderWidth / 2)
    guard !inner.isNull else { return }
    context.setStrokeColor(color)
    context.setLineWidth(layer.borderWidth)
    context.stroke(Self.outline(of: layer, in: inner, radius: layer.cornerRadius - layer.borderWidth / 2))
  }

  private func draw(_ layer: CAShapeLayer) {
    guard let shape = layer.path?.path else { return }
    if let color = layer.fillColor {
      context.setFillColor(color)
      context.fill(shape, using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = layer.strokeColor, layer.lineWidth > 0 else { return }
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(layer.lineWidth)
    context.setLineCap(LineCap(layer.lineCap))
    context.setLineJoin(LineJoin(layer.lineJoin))
    context.setMiterLimit(layer.miterLimit)
    context.setLineDash(
      phase: layer.lineDashPhase, lengths: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.stroke(shape.trimmed(from: layer.strokeStart, to: layer.strokeEnd))
    context.restoreGState()
  }

  /// A `CGColor`, or a façade's colour resolved for the current surroundings.
  private func color(_ value: Any) -> CGColor? {
    (value as? CGColor) ?? (value as? any TextColor)?.color(in: look)
  }

  // MARK: Gradients

  /// Start and end are fractions of the layer's size (Apple, `CAGradientLayer.startPoint`).
  private func draw(_ layer: CAGradientLayer, in bounds: CGRect) {
    let colors = (layer.colors ?? []).compactMap { color($0) }
    guard colors.count > 1 else { return }
    let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    let own = (layer.locations ?? []).map { CGFloat($0.doubleValue) }
    let locations = own.count == colors.count ? own : even
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let stops = zip(locations, colors).map { Gradient.Stop(location: min(1, max(0, $0)), color: $1) }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    let outline = Self.outline(of: layer, in: bounds)
    switch layer.type {
    case .radial: drawEllipses(stops, about: start, to: end, in: outline)
    case .conic:
      context.fill(outline, with: Gradient(shape: .conic, stops: stops, start: start, end: end))
    default: context.fill(outline, with: Gradient(stops: stops, start: start, end: end))
    }
  }

  /// Draws ellipses around the start, the last of which touches the lines through the end. (Apple,
  /// `CAGradientLayerType.radial`.)
  private func drawEllipses(
    _ stops: [Gradient.Stop], about start: CGPoint, to end: CGPoint, in outline: Path
  ) {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return }
    func gradient(_ center: CGPoint, _ radius: CGFloat) -> Gradient {
      Gradient(
        shape: .circles(startRadius: 0, endRadius: radius), stops: stops, start: center, end: center)
    }
    guard width != height else { return context.fill(outline, with: gradient(start, width)) }
    // A circle in coordinates that are stretched.
    let stretch = CGAffineTransform(a: 1, b: 0, c: 0, d: height / width, tx: start.x, ty: start.y)
    context.saveGState()
    context.concatenate(stretch)
    context.fill(outline.applying(stretch.inverted()), with: gradient(.zero, width))
    context.restoreGState()
  }
}

extension LineCap {
  fileprivate init(_ cap: CAShapeLayerLineCap) {
    self = cap == .round ? .round : cap == .square ? .square : .butt
  }
}

extension LineJoin {
  fileprivate init(_ join: CAShapeLayerLineJoin) {
    self = join == .round ? .round : join == .bevel ? .bevel : .miter
  }
}
