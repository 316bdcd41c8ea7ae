import CCairo
import CPango
import Foundation
import Graphics
import PangoText

/// Turns commands into calls of one Cairo context.
struct CairoPainter {
  let context: OpaquePointer
  let typesetter: Typesetter
  let images: ImageCache
  /// Whether text is drawn as outlines, which can be placed at fractions of a pixel, unlike glyphs in Cairo
  /// 1.16's cache; a PDF keeps its text.
  let textAsOutlines: Bool
  /// The number of pixels per point of the canvas for drawing that requires pixels.
  let pixelScale: Double

  func paint(_ color: Color) {
    set(color)
    cairo_paint(context)
  }

  /// Draws balanced commands; a scope that a handmade list leaves open is closed at the end.
  func draw(_ commands: [DisplayCommand]) {
    var scopes: [Scope] = []
    for command in commands { draw(command, &scopes) }
    while let scope = scopes.popLast() { close(scope) }
  }

  /// The values that an open scope needs when it closes.
  private enum Scope {
    case state
    case opaqueGroup
    case translucentGroup(CGFloat)
    case layer(DisplayLayer)
  }

  private func draw(_ command: DisplayCommand, _ scopes: inout [Scope]) {
    switch command {
    case .save: open(.state, &scopes)
    case .beginGroup(let group):
      open(group.opacity < 1 ? .translucentGroup(group.opacity) : .opaqueGroup, &scopes)
    case .beginLayer(let layer): open(.layer(layer), &scopes)
    case .restore, .endGroup, .endLayer:
      if let scope = scopes.popLast() { close(scope) }
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path, let rule):
      trace(path)
      set(rule)
      cairo_clip(context)
    case .fill(let path, let rule, let color):
      trace(path)
      set(rule)
      set(color)
      cairo_fill(context)
    case .gradient(let path, let rule, let gradient):
      trace(path)
      set(rule)
      set(gradient)
      cairo_fill(context)
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .text(let text): draw(text)
    case .image(let image): draw(image)
    case .blend(let mode): cairo_set_operator(context, mode.cairoOperator)
    case .shadow(let path, let rule, let shadow): drawShadow(of: path, rule, shadow)
    }
  }

  // MARK: Scopes

  private func open(_ scope: Scope, _ scopes: inout [Scope]) {
    scopes.append(scope)
    cairo_save(context)
    switch scope {
    case .translucentGroup, .layer:
      cairo_push_group(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .state, .opaqueGroup: break
    }
  }

  private func close(_ scope: Scope) {
    if case .translucentGroup(let opacity) = scope {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(max(0, opacity)))
    }
    if case .layer(let layer) = scope, let content = cairo_pop_group(context) {
      paint(content, as: layer)
      cairo_pattern_destroy(content)
    }
    cairo_restore(context)
  }

  /// A transform that flattens the plane would put Cairo into a permanent error state, so nothing is shown
  /// instead.
  private func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant != 0, transform.tx.isFinite, transform.ty.isFinite else {
      cairo_new_path(context)
      cairo_clip(context)
      return
    }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(context, &matrix)
  }

  // MARK: Paths

  func trace(_ path: Path) {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, Double(point.x), Double(point.y))
        current = point
      case .line(let point):
        cairo_line_to(context, Double(point.x), Double(point.y))
        current = point
      case .quadCurve(let point, let control):
        // A quadratic curve is the cubic whose controls lie two thirds of the way.
        curve(
          to: point, between(current, control), between(point, control))
        current = point
      case .curve(let point, let control1, let control2):
        curve(to: point, control1, control2)
        current = point
      case .close: cairo_close_path(context)
      }
    }
  }

  private func between(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }

  private func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    cairo_curve_to(
      context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
      Double(end.x), Double(end.y))
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
    trace(path)
    set(color)
    cairo_set_line_width(context, Double(style.width))
    cairo_set_line_cap(context, cairo_line_cap_t(style.cap))
    cairo_set_line_join(context, cairo_line_join_t(style.join))
    cairo_set_miter_limit(context, Double(style.miterLimit))
    // Dashes that are negative or all zero are an error for Cairo.
    let usable = style.dash.allSatisfy { $0 >= 0 } && style.dash.contains { $0 > 0 }
    let dash = usable ? style.dash.map(Double.init) : []
    cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
    cairo_stroke(context)
  }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func set(_ color: Color) {
    if let pattern = color.pattern, pattern.isUsable { return set(pattern) }
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

extension cairo_line_cap_t {
  fileprivate init(_ cap: LineCap) {
    switch cap {
    case .butt: self = CAIRO_LINE_CAP_BUTT
    case .round: self = CAIRO_LINE_CAP_ROUND
    case .square: self = CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension cairo_line_join_t {
  fileprivate init(_ join: LineJoin) {
    switch join {
    case .miter: self = CAIRO_LINE_JOIN_MITER
    case .round: self = CAIRO_LINE_JOIN_ROUND
    case .bevel: self = CAIRO_LINE_JOIN_BEVEL
    }
  }
}
