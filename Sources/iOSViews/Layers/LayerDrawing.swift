import AutoLayout
import Foundation
import Graphics

/// Draws what layers bring beside their views: shadows, and layers of their own.
@MainActor
struct LayerDrawing {
  let context: GraphicsContext

  // MARK: Outlines

  /// A rectangle with the layer's round corners, of which some may be left square.
  static func outline(of layer: CALayer, in rect: CGRect) -> Path {
    Path(roundedRect: rect, radii: CornerRadii(layer.cornerRadius, at: layer.maskedCorners))
  }

  // MARK: Shadows

  /// Rings that together get fainter outwards as a blurred edge does; display lists have no blur.
  private static let rings = 8

  /// The shadow that a layer throws, if it throws one that can be seen: of its path, or of its filled outline.
  func drawShadow(of layer: CALayer, in bounds: CGRect, isFilled: Bool) {
    let opacity = CGFloat(min(1, max(0, layer.shadowOpacity)))
    guard opacity > 0, !layer.masksToBounds, isFilled || layer.shadowPath != nil else { return }
    let color = layer.shadowColor ?? .black
    context.saveGState()
    context.translateBy(x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    let reach = max(0, layer.shadowRadius)
    for ring in 0..<Self.rings {
      // From the outermost ring, a radius outside the edge, to one that far inside it.
      let spread = reach * (1 - 2 * CGFloat(ring) / CGFloat(Self.rings - 1))
      context.setFillColor(color.multipliedAlpha(by: opacity / CGFloat(Self.rings)))
      if let path = layer.shadowPath {
        context.saveGState()
        if let box = path.boundingBoxOfPoints { context.concatenate(grown(box, by: spread)) }
        context.fill(path)
        context.restoreGState()
      } else {
        let rect = bounds.insetBy(dx: -spread, dy: -spread)
        guard !rect.isNull else { continue }
        context.fill(Path(roundedRect: rect, cornerRadius: max(0, layer.cornerRadius + spread)))
      }
    }
    context.restoreGState()
  }

  /// Stretches a box by `spread` on each side, about its middle.
  private func grown(_ box: CGRect, by spread: CGFloat) -> CGAffineTransform {
    guard box.width > 0, box.height > 0 else { return .identity }
    let (x, y) = (max(0, 1 + 2 * spread / box.width), max(0, 1 + 2 * spread / box.height))
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y))
  }

  // MARK: Layers

  /// What a layer's class draws of its own, in its bounds.
  func drawContent(of layer: CALayer, in bounds: CGRect) {
    switch layer {
    case let shape as CAShapeLayer: draw(shape)
    case let gradient as CAGradientLayer: draw(gradient, in: bounds)
    default: break
    }
  }

  /// The layers that lie in a layer, back to front, and what lies in them. Views' own layers are drawn with their views.
  func drawSublayers(of layer: CALayer) {
    let free = (layer.sublayers ?? []).filter { $0.view == nil && !$0.isHidden && $0.opacity > 0 }
    let ordered = free.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, sublayer) in ordered { draw(sublayer) }
  }

  private func draw(_ layer: CALayer) {
    let frame = layer.frame
    let bounds = CGRect(origin: .zero, size: frame.size)
    context.beginGroup(
      DisplayGroup(
        className: String(describing: type(of: layer)), label: layer.name, bounds: bounds,
        opacity: CGFloat(min(1, layer.opacity))))
    context.translateBy(x: frame.minX, y: frame.minY)
    drawShadow(of: layer, in: bounds, isFilled: layer.backgroundColor != nil)
    let outline = Self.outline(of: layer, in: bounds)
    if layer.masksToBounds { context.clip(to: outline) }
    if let color = layer.backgroundColor {
      context.setFillColor(color)
      context.fill(outline)
    }
    drawContent(of: layer, in: bounds)
    drawSublayers(of: layer)
    drawBorder(of: layer, in: bounds)
    context.endGroup()
  }

  /// Along the inside of the edge, in front of all that lies in the layer.
  func drawBorder(of layer: CALayer, in bounds: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let inner = bounds.insetBy(dx: layer.borderWidth / 2, dy: layer.borderWidth / 2)
    context.setStrokeColor(color)
    context.setLineWidth(layer.borderWidth)
    context.stroke(Path(roundedRect: inner, cornerRadius: layer.cornerRadius - layer.borderWidth / 2))
  }

  private func draw(_ shape: CAShapeLayer) {
    guard let path = shape.path else { return }
    if let color = shape.fillColor {
      context.setFillColor(color)
      context.fill(path, using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = shape.strokeColor, shape.lineWidth > 0 else { return }
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(LineCap(shape.lineCap))
    context.setLineJoin(LineJoin(shape.lineJoin))
    context.setLineDash(
      phase: shape.lineDashPhase, lengths: (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.stroke(path)
    context.restoreGState()
  }

  /// Start and end are given in shares of the layer's size (Apple, `CAGradientLayer.startPoint`).
  private func draw(_ layer: CAGradientLayer, in bounds: CGRect) {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
    guard colors.count > 1 else { return }
    let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    let own = (layer.locations ?? []).map { CGFloat($0.doubleValue) }
    let locations = own.count == colors.count ? own : even
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let stops = zip(locations, colors).map { Gradient.Stop(location: min(1, max(0, $0)), color: $1) }
    context.fill(
      Self.outline(of: layer, in: bounds),
      with: Gradient(
        shape: layer.type == .radial ? .radial : .linear, stops: stops, start: place(layer.startPoint),
        end: place(layer.endPoint)))
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
