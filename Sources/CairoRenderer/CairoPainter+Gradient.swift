import CCairo
import Foundation
import Graphics

extension CairoPainter {
  /// Makes a run of colours the source of what is filled next.
  func set(_ gradient: Gradient) {
    let (start, end) = (gradient.start, gradient.end)
    let pattern: OpaquePointer? =
      switch gradient.shape {
      case .linear:
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      case .radial:
        cairo_pattern_create_radial(
          Double(start.x), Double(start.y), 0, Double(start.x), Double(start.y), Double(gradient.length))
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
}
