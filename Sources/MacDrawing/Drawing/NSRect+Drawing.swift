import Foundation
import Graphics

/// Fills a rectangle of the current context.
public func NSRectFill(_ rect: NSRect) { GraphicsContextStack.current?.fill(rect) }

/// Fills a rectangle of the current context, combined with its content.
public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) {
  rect.fill(using: op)
}

/// Draws a line of one point along the inside of a rectangle's edges.
public func NSFrameRect(_ rect: NSRect) { rect.frame() }

/// Draws a line of a width along the inside of a rectangle's edges.
public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) { rect.frame(withWidth: frameWidth) }

/// Clips drawing in the current context to a rectangle.
public func NSRectClip(_ rect: NSRect) { rect.clip() }

/// Erases a rectangle.
public func NSEraseRect(_ rect: NSRect) {
  guard let context = GraphicsContextStack.current else { return }
  context.saveGState()
  context.setFillColor(.white)
  context.fill(rect)
  context.restoreGState()
}

extension NSRect {
  /// Fills the rectangle in the current context.
  public func fill(using operation: NSCompositingOperation = .copy) {
    guard let context = GraphicsContextStack.current else { return }
    // Opaque fills, the most common ones, give the same result either way.
    guard ![.sourceOver, .copy].contains(operation) else { return context.fill(self) }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.restoreGState()
  }

  /// Fills a frame along the inside of the rectangle's edges, in the fill colour.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy) {
    guard let context = GraphicsContextStack.current, width > 0 else { return }
    var path = Path(rect: self)
    let inner = insetBy(dx: width, dy: width)
    if !inner.isNull, inner.width > 0, inner.height > 0 { path.addRect(inner) }
    context.fill(path, using: .evenOdd)
  }

  /// Clips drawing in the current context to the rectangle.
  public func clip() { GraphicsContextStack.current?.clip(to: self) }
}

extension Sequence where Element == NSRect {
  /// Fills each of the rectangles with the current colour.
  public func fill(using operation: NSCompositingOperation = .copy) {
    for rect in self { rect.fill(using: operation) }
  }

  /// Clips drawing to the union of the rectangles.
  public func clip() {
    var path = Path()
    for rect in self { path.addRect(rect) }
    GraphicsContextStack.current?.clip(to: path)
  }
}
