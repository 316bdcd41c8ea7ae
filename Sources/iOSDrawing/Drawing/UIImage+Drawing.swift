import AutoLayout
import Foundation
import Graphics

extension UIImage {
  /// Draws the image: its pixels, a recorded drawing, a symbol in the tint colour, or a picture frame with the name.
  /// Template images are filled with the tint.
  @MainActor
  package func draw(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor, keepsPixels: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    let shown = shown(in: canvas.style)
    guard shown === self else {
      return shown.draw(in: rect, on: canvas, tint: tint, keepsPixels: keepsPixels)
    }
    guard canvas.isRightToLeft, isDirectional else {
      return drawUpright(in: rect, on: canvas, tint: inkColor ?? tint, keepsPixels: keepsPixels)
    }
    canvas.context.saveGState()
    canvas.context.translateBy(x: 2 * rect.midX, y: 0)
    canvas.context.scaleBy(x: -1, y: 1)
    drawUpright(in: rect, on: canvas, tint: inkColor ?? tint, keepsPixels: keepsPixels)
    canvas.context.restoreGState()
  }

  /// The image's own colour, which replaces the view's tint.
  private var inkColor: UIColor? { storedTint ?? symbolConfiguration?.colors.first }

  @MainActor
  private func drawUpright(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor, keepsPixels: Bool) {
    switch kind {
    case .picture, .symbol: drawNamed(in: rect, on: canvas, tint: tint)
    case .drawing, .bitmap:
      guard isStencil else { return drawParts(in: rect, on: canvas.context, keepsPixels: keepsPixels) }
      fillStencil(in: rect, on: canvas, tint: tint)
    }
  }

  /// Whether the image is mirrored in interfaces that read from right to left: images that a program has marked for it,
  /// and symbols that point forward or backward. (Apple, Human Interface Guidelines, "SF Symbols": symbols for
  /// directions.)
  private var isDirectional: Bool {
    if flipsForRightToLeftLayoutDirection { return true }
    guard kind == .symbol, name.hasPrefix("chevron.") || name.hasPrefix("arrow") else { return false }
    return name.contains(".forward") || name.contains(".backward")
  }

  /// Draws the image as bars do: as a template in one colour, whatever its rendering mode.
  @MainActor
  package func drawStencil(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor) {
    guard renderingMode != .alwaysOriginal, kind != .symbol, rect.width > 0, rect.height > 0 else {
      return draw(in: rect, on: canvas, tint: tint)
    }
    guard kind == .picture else { return fillStencil(in: rect, on: canvas, tint: storedTint ?? tint) }
    canvas.context.drawImage(named: name, in: rect) { context in
      let inner = ViewCanvas(
        context: context, look: canvas.look, grid: canvas.grid, ground: canvas.ground)
      _ = inner.draw(SymbolName("photo"), in: rect, tint: tint)
    }
  }

  private var isStencil: Bool {
    renderingMode == .alwaysTemplate || storedTint != nil
  }

  /// Fills the opaque parts of the image with the tint.
  @MainActor
  private func fillStencil(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor) {
    let mask = GraphicsContext(size: canvas.context.size)
    drawParts(in: rect, on: mask)
    canvas.context.beginLayer(DisplayLayer(mask: mask.displayList.commands))
    canvas.fill(rect, tint)
    canvas.context.endLayer()
  }

  @MainActor
  private func drawNamed(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor) {
    canvas.context.drawImage(named: name, in: rect) { context in
      let inner = ViewCanvas(
        context: context, look: canvas.look, grid: canvas.grid, ground: canvas.ground)
      if kind == .symbol {
        let enclosure = storedTint == nil ? symbolConfiguration?.enclosureColor : nil
        SymbolPlaceholder(name: name, rect: rect, tint: tint, enclosure: enclosure).draw(on: inner)
      } else {
        PicturePlaceholder(name: name, rect: rect).draw(on: inner)
      }
    }
  }

  // MARK: Cap insets

  /// Draws the image. The cap insets keep their size.
  private func drawParts(in rect: CGRect, on context: GraphicsContext, keepsPixels: Bool = false) {
    let caps = capInsets
    guard caps != .zero, caps.left + caps.right <= size.width, caps.top + caps.bottom <= size.height,
      rect.size != size
    else { return drawAll(in: rect, on: context, keepsPixels: keepsPixels) }
    let columns = Self.parts(of: size.width, caps.left, caps.right, shown: rect.minX, rect.width)
    let rows = Self.parts(of: size.height, caps.top, caps.bottom, shown: rect.minY, rect.height)
    for row in rows {
      for column in columns {
        let part = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let target = CGRect(
          x: column.shownStart, y: row.shownStart, width: column.shownLength, height: row.shownLength)
        drawPart(part, in: target, on: context)
      }
    }
  }

  /// Divides a side into an end, a middle that is stretched, and an end.
  private static func parts(
    of length: CGFloat, _ low: CGFloat, _ high: CGFloat, shown start: CGFloat, _ shownLength: CGFloat
  ) -> [(start: CGFloat, length: CGFloat, shownStart: CGFloat, shownLength: CGFloat)] {
    let share = min(1, low + high > 0 ? shownLength / (low + high) : 1)
    let (first, last) = (low * share, high * share)
    return [
      (0, low, start, first),
      // An empty point between the ends is stretched.
      (low, max(length - low - high, 0), start + first, shownLength - first - last),
      (length - high, high, start + shownLength - last, last),
    ].filter { $0.1 > 0 && $0.3 > 0 }
  }

  /// A part of the image, in its points, stretched to a rectangle.
  private func drawPart(_ part: CGRect, in target: CGRect, on context: GraphicsContext) {
    let (x, y) = (target.width / part.width, target.height / part.height)
    context.saveGState()
    context.clip(to: target)
    drawAll(
      in: CGRect(
        x: target.minX - part.minX * x, y: target.minY - part.minY * y, width: size.width * x,
        height: size.height * y), on: context)
    context.restoreGState()
  }

  private func drawAll(in rect: CGRect, on context: GraphicsContext, keepsPixels: Bool = false) {
    switch kind {
    case .drawing(let drawing): context.draw(drawing, in: rect)
    case .bitmap(let bitmap): draw(bitmap, in: rect, on: context, keepsPixels: keepsPixels)
    case .picture, .symbol: break
    }
  }

  // MARK: Into the current context

  /// Draws the image, stretched to a rectangle, into the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, on: ViewCanvas(drawingInto: context), tint: .systemBlue)
  }

  /// Draws the image in its own size into the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The same, blended with the context's content.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(alpha)
    context.beginLayerOfCurrentState()
    draw(in: rect)
    context.endLayer()
    context.restoreGState()
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with the image, tiled from the context's origin.
  @preconcurrency @MainActor
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension ViewCanvas {
  /// A canvas for drawing by a program, with the current traits' style and the main screen's pixel grid.
  init(drawingInto context: GraphicsContext) {
    self.init(context: context, look: CurrentTraits.look, grid: PixelGrid(scale: UIScreen.main.scale))
  }
}

/// Draws a framed landscape, with the picture's name if there is space.
@MainActor
private struct PicturePlaceholder {
  let name: String
  let rect: CGRect

  private static let ground = UIColor(light: Color(rgb: 0xE3E8EF), dark: Color(rgb: 0x2B3038))
  private static let hills = UIColor(light: Color(rgb: 0xC5CEDA), dark: Color(rgb: 0x3D4551))
  private static let ink = UIColor(light: Color(rgb: 0x5D6B7E), dark: Color(rgb: 0xA9B4C4))
  private static let font = UIFont.systemFont(ofSize: 11, weight: .medium)
  /// The smallest frame in which a name is legible.
  private static let smallestNamed = CGSize(width: 56, height: 44)
  private static let captionHeight: CGFloat = 20

  func draw(on canvas: ViewCanvas) {
    canvas.fill(rect, Self.ground)
    canvas.context.saveGState()
    canvas.context.clip(to: rect)
    drawLandscape(on: canvas)
    canvas.context.restoreGState()
    if isNamed {
      let caption = CGRect(
        x: rect.minX + 4, y: rect.maxY - Self.captionHeight, width: rect.width - 8, height: Self.captionHeight
      )
      canvas.drawLine(name, in: caption, font: Self.font, color: Self.ink, alignment: .center)
    }
  }

  private var isNamed: Bool {
    rect.width >= Self.smallestNamed.width && rect.height >= Self.smallestNamed.height
  }

  private func drawLandscape(on canvas: ViewCanvas) {
    let height = isNamed ? rect.height - Self.captionHeight : rect.height
    let side = min(rect.width * 0.7, height * 0.9, 120)
    let left = rect.midX - side / 2
    let base = rect.minY + height * 0.5 + side * 0.32
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: left + x * side, y: base - y * side) }
    var hills = Path()
    hills.move(to: point(0, 0))
    hills.addLine(to: point(0.33, 0.46))
    hills.addLine(to: point(0.52, 0.2))
    hills.addLine(to: point(0.68, 0.38))
    hills.addLine(to: point(1, 0))
    hills.closeSubpath()
    canvas.fill(hills, Self.hills)
    let sun = point(0.73, 0.56)
    let radius = side * 0.085
    canvas.fill(
      Path(
        ellipseIn: CGRect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)),
      Self.hills)
  }
}

/// Draws this package's version of a system symbol or, if there is none, a disc in the tint colour with the first letter
/// of the symbol's name.
@MainActor
private struct SymbolPlaceholder {
  let name: String
  let rect: CGRect
  let tint: UIColor
  let enclosure: UIColor?

  func draw(on canvas: ViewCanvas) {
    if canvas.draw(SymbolName(name), in: rect, tint: tint, enclosure: enclosure) { return }
    let side = min(rect.width, rect.height)
    let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    canvas.stroke(
      Path(ellipseIn: disc.insetBy(dx: side * 0.07, dy: side * 0.07)), tint, width: max(1, side * 0.06))
    guard let letter = name.first(where: \.isLetter) else { return }
    canvas.drawLine(
      letter.uppercased(), in: disc, font: .systemFont(ofSize: side * 0.5, weight: .medium), color: tint,
      alignment: .center)
  }
}
