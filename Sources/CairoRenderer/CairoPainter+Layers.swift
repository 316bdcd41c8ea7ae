import CCairo
import Foundation
import Graphics

/// Parts of the picture that are drawn separately, and their shadows.
extension CairoPainter {
  /// Composites separately drawn content into the picture.
  func paint(_ content: OpaquePointer, as layer: DisplayLayer) {
    if let shadow = layer.shadow, shadow.color.alpha > 0 {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      drawShadow(shadow, opacity: layer.opacity, around: box) { silhouette in
        cairo_set_source(silhouette, content)
        cairo_paint(silhouette)
      }
    }
    guard let mask = layer.mask else {
      cairo_set_source(context, content)
      return cairo_paint_with_alpha(context, Double(max(0, layer.opacity)))
    }
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    draw(mask)
    guard let shape = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(shape) }
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source(context, content)
    cairo_mask(context, shape)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Double(max(0, layer.opacity)))
  }

  func drawShadow(of path: Path, _ rule: FillRule, _ shadow: Shadow) {
    guard let box = path.boundingBoxOfPoints else { return }
    drawShadow(shadow, opacity: 1, around: box) { silhouette in
      let inner = CairoPainter(
        context: silhouette, typesetter: typesetter, images: images, textAsOutlines: textAsOutlines,
        pixelScale: pixelScale)
      inner.trace(path)
      inner.set(rule)
      cairo_fill(silhouette)
    }
  }

  /// Draws the part of the silhouette in `box`, in the current coordinates, blurred and in the shadow's colour.
  private func drawShadow(
    _ shadow: Shadow, opacity: CGFloat, around box: CGRect, _ draw: (OpaquePointer) -> Void
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let size = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let deviation = Double(max(0, shadow.deviation)) * size
    guard size > 0, size.isFinite, let device = deviceBox(box.insetBy(dx: -shadow.reach, dy: -shadow.reach))
    else { return }
    guard
      let blur = BlurredSilhouette(
        box: device, deviation: deviation, pixelScale: pixelScale, matrix: matrix, draw)
    else { return }
    var (x, y) = (Double(shadow.offset.width), Double(shadow.offset.height))
    cairo_user_to_device_distance(context, &x, &y)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_translate(context, device.minX + x, device.minY + y)
    cairo_scale(context, 1 / blur.scale, 1 / blur.scale)
    set(shadow.color.multipliedAlpha(by: opacity))
    cairo_mask_surface(context, blur.surface, 0, 0)
    cairo_restore(context)
  }

  /// The whole pixels of the picture that contain a rectangle, limited to the visible ones.
  private func deviceBox(_ box: CGRect) -> CGRect? {
    let corners = [
      (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
    ].map { corner in
      var (x, y) = (Double(corner.0), Double(corner.1))
      cairo_user_to_device(context, &x, &y)
      return (x: x, y: y)
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    // A shadow from far outside the picture is not visible in it.
    let limit = Double(CairoRenderer.largestSide)
    let (x, y) = (max(-limit, left.rounded(.down)), max(-limit, top.rounded(.down)))
    let (endX, endY) = (min(2 * limit, right.rounded(.up)), min(2 * limit, bottom.rounded(.up)))
    guard endX > x, endY > y else { return nil }
    return CGRect(x: x, y: y, width: endX - x, height: endY - y)
  }
}

/// The blurred opacity of a picture.
private final class BlurredSilhouette {
  let surface: OpaquePointer
  /// Its pixels per device pixel: fewer for wide blurs, which have no details.
  let scale: Double

  /// A blur of this width, in its own pixels, is smooth at any enlargement.
  private static let enough = 4.0
  /// The number of pixels beyond which a shadow is drawn more coarsely.
  private static let mostPixels = 4_000_000.0

  init?(
    box: CGRect, deviation: Double, pixelScale: Double, matrix: cairo_matrix_t,
    _ draw: (OpaquePointer) -> Void
  ) {
    let area = Double(box.width * box.height) * pixelScale * pixelScale
    scale =
      min(
        1, deviation > 0 ? Self.enough / (deviation * pixelScale) : 1, (Self.mostPixels / area).squareRoot())
      * pixelScale
    let width = Int32(max(1, (box.width * scale).rounded(.up)))
    let height = Int32(max(1, (box.height * scale).rounded(.up)))
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return nil }
    surface = made
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let context = cairo_create(made) else {
      return nil
    }
    defer { cairo_destroy(context) }
    var matrix = matrix
    cairo_scale(context, scale, scale)
    cairo_translate(context, -box.minX, -box.minY)
    cairo_transform(context, &matrix)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    draw(context)
    cairo_surface_flush(made)
    blur(deviation: deviation * scale, width: Int(width), height: Int(height))
    cairo_surface_mark_dirty(made)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Three moving averages along each axis approximate a Gaussian. (P. Kovesi, "Fast Almost-Gaussian Filtering", 2010: the
  /// widths of the boxes.)
  private func blur(deviation: Double, width: Int, height: Int) {
    guard deviation > 0.1, let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    let low = max(1, Int(ideal) | 1 > Int(ideal) ? (Int(ideal) - 1) | 1 : Int(ideal))
    let small = Double(low)
    let share = (12 * deviation * deviation - 3 * small * small - 12 * small - 9) / (-4 * small - 4)
    let count = Int(share.rounded())
    let boxes = (0..<3).map { $0 < count ? low : low + 2 }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for box in boxes {
      for row in 0..<height { Self.average(bytes + row * stride, step: 1, count: width, box, &line) }
      for column in 0..<width { Self.average(bytes + column, step: stride, count: height, box, &line) }
    }
  }

  /// Each byte becomes the mean of those around it.
  private static func average(
    _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ box: Int, _ line: inout [UInt8]
  ) {
    let radius = box / 2
    line.withUnsafeMutableBufferPointer { line in
      var sum = 0
      for place in 0..<count { line[place] = bytes[place * step] }
      for place in 0..<min(radius, count) { sum += Int(line[place]) }
      for place in 0..<count {
        if place + radius < count { sum += Int(line[place + radius]) }
        if place - radius - 1 >= 0 { sum -= Int(line[place - radius - 1]) }
        bytes[place * step] = UInt8((sum + radius) / box)
      }
    }
  }
}

extension BlendMode {
  /// Core Graphics' modes and Cairo's operators are those of PDF and of Porter and Duff. Cairo has no darkening sum; it is
  /// drawn normally.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
