import CCairo
import Foundation
import Graphics

extension CairoPainter {
  /// Makes a gradient the source of the next fill.
  func set(_ gradient: Gradient) {
    let (start, end) = (gradient.start, gradient.end)
    if gradient.shape == .conic { return setConic(gradient) }
    let pattern: OpaquePointer? =
      switch gradient.shape {
      case .linear:
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      case .radial:
        cairo_pattern_create_radial(
          Double(start.x), Double(start.y), 0, Double(start.x), Double(start.y), Double(gradient.length))
      case .circles(let startRadius, let endRadius):
        cairo_pattern_create_radial(
          Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y),
          Double(endRadius))
      case .conic: nil
      }
    guard let pattern else { return }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The widest wedge, as part of a turn: its outer edge must not cut off too much of the circle.
  private static let widestWedge: CGFloat = 1 / 36

  /// A conic gradient: a mesh of wedges, each with its two colours along its two edges.
  private func setConic(_ gradient: Gradient) {
    guard let pattern = cairo_pattern_create_mesh() else { return }
    let center = gradient.start
    let reach = extent(around: center)
    for wedge in gradient.wedges(widest: Self.widestWedge) {
      let from = CGPoint(x: center.x + reach * cos(wedge.start), y: center.y + reach * sin(wedge.start))
      let to = CGPoint(x: center.x + reach * cos(wedge.end), y: center.y + reach * sin(wedge.end))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
      cairo_mesh_pattern_line_to(pattern, Double(from.x), Double(from.y))
      cairo_mesh_pattern_line_to(pattern, Double(to.x), Double(to.y))
      for (corner, color) in [wedge.startColor, wedge.startColor, wedge.endColor, wedge.endColor].enumerated()
      {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The largest distance of a drawing from a point, in the current coordinates.
  private func extent(around center: CGPoint) -> CGFloat {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let x = max(abs(left - Double(center.x)), abs(right - Double(center.x)))
    let y = max(abs(top - Double(center.y)), abs(bottom - Double(center.y)))
    // A wedge's outer edge is straight, and so a little nearer than its corners.
    return CGFloat((x * x + y * y).squareRoot() * 1.1 + 1)
  }
}
