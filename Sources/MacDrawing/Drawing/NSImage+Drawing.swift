import AttributedText
import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayerTree

extension NSImage {
  // MARK: On a view's canvas

  /// Draws the image as in views: template images in the tint, all others in their own colours.
  @MainActor
  package func draw(in rect: CGRect, on canvas: MacCanvas, tint: NSColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard canvas.isRightToLeft, isDirectional else { return drawUpright(in: rect, on: canvas, tint: tint) }
    canvas.context.saveGState()
    canvas.context.translateBy(x: 2 * rect.midX, y: 0)
    canvas.context.scaleBy(x: -1, y: 1)
    drawUpright(in: rect, on: canvas, tint: tint)
    canvas.context.restoreGState()
  }

  /// Whether the image is mirrored in right-to-left interfaces, as are symbols that point forward or backward (Apple,
  /// Human Interface Guidelines, "SF Symbols").
  private var isDirectional: Bool {
    if isMirroredFromRightToLeft { return true }
    guard let name = symbolName, name.hasPrefix("chevron.") || name.hasPrefix("arrow") else { return false }
    return name.contains(".forward") || name.contains(".backward")
  }

  @MainActor
  private func drawUpright(in rect: CGRect, on canvas: MacCanvas, tint: NSColor) {
    let (ink, ground) = (tint.color(in: canvas.look), canvas.ground.color(in: canvas.look))
    guard isTemplate, symbolName == nil else {
      return draw(in: rect, into: canvas.context, tint: ink, ground: ground, look: canvas.look)
    }
    let mask = GraphicsContext(size: canvas.context.size)
    draw(in: rect, into: mask, look: canvas.look)
    canvas.context.beginLayer(DisplayLayer(mask: mask.displayList.commands))
    canvas.fill(rect, tint)
    canvas.context.endLayer()
  }

  // MARK: The content of an image

  /// Draws the image stretched to a rectangle, with its top at the rectangle's minimum y. The cap insets keep
  /// their size.
  func draw(
    in rect: CGRect, into context: GraphicsContext, tint: Color = .black, ground: Color = .white,
    look: InterfaceLook = NSAppearance.currentDrawing().look
  ) {
    let caps = capInsets
    guard caps.left + caps.right + caps.top + caps.bottom > 0, rect.size != size,
      caps.left + caps.right <= size.width, caps.top + caps.bottom <= size.height
    else { return drawAll(in: rect, into: context, tint: tint, ground: ground, look: look) }
    for row in Self.parts(of: size.height, caps.top, caps.bottom, shown: rect.minY, rect.height) {
      for column in Self.parts(of: size.width, caps.left, caps.right, shown: rect.minX, rect.width) {
        let (x, y) = (column.shownLength / column.length, row.shownLength / row.length)
        context.saveGState()
        context.clip(
          to: CGRect(
            x: column.shownStart, y: row.shownStart, width: column.shownLength, height: row.shownLength))
        let whole = CGRect(
          x: column.shownStart - column.start * x, y: row.shownStart - row.start * y,
          width: size.width * x, height: size.height * y)
        drawAll(in: whole, into: context, tint: tint, ground: ground, look: look)
        context.restoreGState()
      }
    }
  }

  private struct Stretch {
    var start, length, shownStart, shownLength: CGFloat
  }

  /// Divides a side into an end, a middle that is stretched, and an end.
  private static func parts(
    of length: CGFloat, _ low: CGFloat, _ high: CGFloat, shown start: CGFloat, _ shownLength: CGFloat
  ) -> [Stretch] {
    let share = min(1, low + high > 0 ? shownLength / (low + high) : 1)
    let (first, last) = (low * share, high * share)
    return [
      Stretch(start: 0, length: low, shownStart: start, shownLength: first),
      Stretch(
        start: low, length: length - low - high, shownStart: start + first,
        shownLength: shownLength - first - last),
      Stretch(
        start: length - high, length: high, shownStart: start + shownLength - last, shownLength: last),
    ].filter { $0.length > 0 && $0.shownLength > 0 }
  }

  private func drawAll(
    in rect: CGRect, into context: GraphicsContext, tint: Color, ground: Color, look: InterfaceLook
  ) {
    switch content {
    case .empty: break
    case .drawing(let drawing): context.draw(drawing, in: rect)
    case .bitmap(let bitmap): bitmap.draw(in: rect, name: drawnName, on: context)
    case .variants(let variants):
      let environment = AssetEnvironment(
        .appearance(for: look), scale: GraphicsContextStack.surroundings.scale)
      variants.image(in: environment)?.drawAll(
        in: rect, into: context, tint: tint, ground: ground, look: look)
    case .handler: context.draw(recorded(in: look), in: rect)
    case .symbol(let name):
      context.drawImage(named: name, in: rect) { context in
        let colors = symbolConfiguration.colors.map { $0.color(in: look) }
        let ink = colors.first ?? tint
        let drawing = SymbolDrawing(
          name: SymbolName(name), rect: rect, tint: ink, ground: ground,
          enclosure: colors.count > 1 ? colors[1] : nil)
        if !drawing.draw(on: context) { Self.drawDisc(in: rect, ink, on: context) }
      }
    case .picture:
      context.drawImage(named: drawnName, in: rect) { Self.drawFrame(in: rect, dark: look.isDark, on: $0) }
    }
  }

  /// Draws a circle in place of a symbol without a drawing.
  private static func drawDisc(in rect: CGRect, _ tint: Color, on context: GraphicsContext) {
    let side = min(rect.width, rect.height)
    let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    context.setStrokeColor(tint)
    context.setLineWidth(max(1, side * 0.06))
    context.strokeEllipse(in: disc.insetBy(dx: side * 0.07, dy: side * 0.07))
  }

  /// Draws a sheet with a photograph symbol in place of a missing picture.
  private static func drawFrame(in rect: CGRect, dark: Bool, on context: GraphicsContext) {
    let (sheet, ink) =
      dark ? (Color(rgb: 0x2B3038), Color(rgb: 0x3D4551)) : (Color(rgb: 0xE3E8EF), Color(rgb: 0xC5CEDA))
    context.setFillColor(sheet)
    context.fill(rect)
    let margin = min(rect.width, rect.height) * 0.2
    let space = rect.insetBy(dx: margin, dy: margin)
    _ = SymbolDrawing(name: SymbolName("photo"), rect: space, tint: ink, ground: sheet).draw(on: context)
  }

  /// The drawing of the image for a look, in its own size, with y pointing down.
  func recorded(in look: InterfaceLook) -> DisplayList {
    let context = GraphicsContext(size: size)
    let whole = CGRect(origin: .zero, size: size)
    guard case .handler(let isFlipped, let draw) = content else {
      self.draw(in: whole, into: context, look: look)
      return context.displayList
    }
    if !isFlipped { context.turnUpwards() }
    let surroundings = DrawingSurroundings(look: look, scale: GraphicsContextStack.surroundings.scale)
    NSAppearance.appearance(for: look).performAsCurrentDrawingAppearance {
      NSGraphicsContext.draw(into: context, isFlipped: isFlipped, in: surroundings) { _ = draw(whole) }
    }
    return context.displayList
  }

  // MARK: Into the current context

  /// Draws the image upright, stretched to a rectangle, into the current context.
  public func draw(in rect: NSRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
  }

  /// Draws a part of the image, in its own size.
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    let part = fromRect == .zero ? size : fromRect.size
    draw(in: NSRect(origin: point, size: part), from: fromRect, operation: op, fraction: delta)
  }

  /// Draws a part of the image, stretched to a rectangle. If y points down, it is upside down.
  public func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    draw(in: rect, from: fromRect, operation: op, fraction: delta, respectFlipped: false, hints: nil)
  }

  /// - Parameters: - dstSpacePortionRect: the destination. - srcSpacePortionRect: the part, in the
  ///   image's points with y pointing up; zero for all of it. - op: the compositing operation. -
  ///   requestedAlpha: the opacity, from 0 to 1. - respectContextIsFlipped: whether the image is also
  ///   upright if y points down. - hints: ignored.
  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) {
    guard let current = NSGraphicsContext.current else { return }
    let (context, rect) = (current.cgContext, dstSpacePortionRect)
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    if op != .sourceOver { context.setBlendMode(op.blendMode) }
    if requestedAlpha < 1 { context.beginLayer(DisplayLayer(opacity: max(0, requestedAlpha))) }
    if !(current.isFlipped && respectContextIsFlipped) {
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    draw(part: srcSpacePortionRect, in: rect, into: context)
    if requestedAlpha < 1 { context.endLayer() }
    context.restoreGState()
  }

  /// - Parameter part: the part with y pointing up; zero for the whole image.
  private func draw(part: NSRect, in rect: NSRect, into context: GraphicsContext) {
    guard part != .zero, part != NSRect(origin: .zero, size: size), part.width > 0, part.height > 0 else {
      return draw(in: rect, into: context)
    }
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    context.clip(to: rect)
    draw(
      in: CGRect(
        x: rect.minX - part.minX * x, y: rect.minY - (size.height - part.maxY) * y, width: size.width * x,
        height: size.height * y), into: context)
  }

  /// Tiles a rectangle of the current context with the image.
  public func drawTiled(in rect: NSRect) {
    guard let context = GraphicsContextStack.current else { return }
    context.saveGState()
    context.setFillColor(NSColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension NSImage: LayerPicture {
  package var cgImage: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }
}
