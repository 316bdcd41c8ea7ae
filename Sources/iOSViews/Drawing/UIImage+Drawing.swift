import AutoLayout
import Foundation
import Graphics

extension UIImage {
  /// Draws a stand-in for the image: a picture frame with its name, or a drawing of a symbol in the tint colour.
  @MainActor
  func draw(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let kind = kind(in: canvas.style)
    if case .drawing(let drawing) = kind { return canvas.context.draw(drawing, in: rect) }
    let tint = ownTint ?? tint
    canvas.context.drawImage(named: name, in: rect) { context in
      let inner = ViewCanvas(
        context: context, style: canvas.style, grid: canvas.grid, ground: canvas.ground)
      switch kind {
      case .picture: PicturePlaceholder(name: name, rect: rect).draw(on: inner)
      case .symbol: SymbolPlaceholder(name: name, rect: rect, tint: tint).draw(on: inner)
      case .drawing: break
      }
    }
  }

  /// Draws the image as bars do: in one colour, whatever it is.
  @MainActor
  func drawStencil(in rect: CGRect, on canvas: ViewCanvas, tint: UIColor) {
    guard kind == .picture, renderingMode != .alwaysOriginal else {
      return draw(in: rect, on: canvas, tint: tint)
    }
    canvas.context.drawImage(named: name, in: rect) { context in
      let inner = ViewCanvas(
        context: context, style: canvas.style, grid: canvas.grid, ground: canvas.ground)
      _ = SymbolDrawing(name: SymbolName("photo"), rect: rect, tint: tint).draw(on: inner)
    }
  }

  /// Draws the image, stretched to a rectangle, into the current context.
  @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let grid = PixelGrid(scale: UIScreen.main.scale)
    draw(in: rect, on: ViewCanvas(context: context, style: .light, grid: grid), tint: .systemBlue)
  }

  /// Draws the image in its own size into the current context.
  @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// A landscape in a frame, and the picture's name where there is room.
@MainActor
private struct PicturePlaceholder {
  let name: String
  let rect: CGRect

  private static let ground = UIColor(light: Color(rgb: 0xE3E8EF), dark: Color(rgb: 0x2B3038))
  private static let hills = UIColor(light: Color(rgb: 0xC5CEDA), dark: Color(rgb: 0x3D4551))
  private static let ink = UIColor(light: Color(rgb: 0x5D6B7E), dark: Color(rgb: 0xA9B4C4))
  private static let font = UIFont.systemFont(ofSize: 11, weight: .medium)
  /// Below these sizes a name would only be dots.
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

/// A drawing of our own of a system symbol or, where there is none, a disc of its tint with the first letter of its name.
@MainActor
private struct SymbolPlaceholder {
  let name: String
  let rect: CGRect
  let tint: UIColor

  func draw(on canvas: ViewCanvas) {
    if SymbolDrawing(name: SymbolName(name), rect: rect, tint: tint).draw(on: canvas) { return }
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
