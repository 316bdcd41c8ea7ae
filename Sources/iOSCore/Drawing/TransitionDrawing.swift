import Foundation
import Graphics
import LayerTree

/// Draws a layer in transition from one picture to another.
@MainActor
struct TransitionDrawing {
  let transition: CATransition
  /// The layer's previous picture, with its bounds' origin at the top left.
  let old: DisplayList
  /// From 0 to 1.
  let progress: Double

  init?(of layer: CALayer?) {
    guard let shown = layer?.shownTransition else { return nil }
    transition = shown.transition
    old = shown.picture
    progress = min(1, max(0, shown.progress))
  }

  /// Draws the visible part of the old picture, and sets the position and opacity of the new one until the end of the
  /// group.
  ///
  /// - Returns: whether any part of the new picture is visible.
  func begin(in bounds: CGRect, on context: GraphicsContext) -> Bool {
    if let flip = transition.flip { return turn(flip, in: bounds, on: context) }
    switch transition.type {
    case .moveIn: slide(in: bounds, old: 0, new: 1 - progress, on: context)
    case .push: slide(in: bounds, old: -progress, new: 1 - progress, on: context)
    case .reveal: return reveal(in: bounds, on: context)
    default: dissolve(in: bounds, on: context)
    }
    return true
  }

  /// Blends both pictures, weighted by progress.
  private func dissolve(in bounds: CGRect, on context: GraphicsContext) {
    context.beginLayer(DisplayLayer())
    drawOld(in: bounds, opacity: 1 - progress, on: context)
    context.setBlendMode(.plusLighter)
    context.beginLayer(DisplayLayer(opacity: progress))
  }

  private func drawOld(in bounds: CGRect, opacity: Double = 1, on context: GraphicsContext) {
    context.beginLayer(DisplayLayer(opacity: opacity))
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.append(contentsOf: old.commands)
    context.endLayer()
  }

  /// Moves the pictures by fractions of the size, along the transition's direction. The new one is in
  /// front.
  private func slide(
    in bounds: CGRect, old oldShare: Double, new newShare: Double, on context: GraphicsContext
  ) {
    context.clip(to: bounds)
    let way = direction(in: bounds)
    context.saveGState()
    context.translateBy(x: way.dx * oldShare, y: way.dy * oldShare)
    drawOld(in: bounds, on: context)
    context.restoreGState()
    context.translateBy(x: way.dx * newShare, y: way.dy * newShare)
  }

  /// The old picture moves away in front of the new one; it is drawn after the new one: see ``end(in:on:)``.
  private func reveal(in bounds: CGRect, on context: GraphicsContext) -> Bool {
    context.clip(to: bounds)
    return true
  }

  /// Draws the parts in front of the new picture.
  func end(in bounds: CGRect, on context: GraphicsContext) {
    guard transition.flip == nil, transition.type == .reveal else { return }
    let way = direction(in: bounds)
    context.saveGState()
    context.translateBy(x: -way.dx * progress, y: -way.dy * progress)
    drawOld(in: bounds, on: context)
    context.restoreGState()
  }

  /// The direction from which the new picture comes. `fromTop` comes from below and `fromBottom` from above: the names
  /// follow the Mac, where y points up. (IBAnimatable #156 observed it on a device; programs that push from below use
  /// `fromTop`. The default, from the left, is this package's.)
  private func direction(in bounds: CGRect) -> CGVector {
    switch transition.subtype {
    case .fromRight?: CGVector(dx: bounds.width, dy: 0)
    case .fromTop?: CGVector(dx: 0, dy: bounds.height)
    case .fromBottom?: CGVector(dx: 0, dy: -bounds.height)
    default: CGVector(dx: -bounds.width, dy: 0)
    }
  }

  /// Draws the old picture in the first half, then the new one, narrowed like a turning card.
  private func turn(_ flip: TransitionFlip, in bounds: CGRect, on context: GraphicsContext) -> Bool {
    let width = abs(cos(.pi * progress))
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: flip == .horizontal ? width : 1, y: flip == .vertical ? width : 1)
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    guard progress < 0.5 else { return true }
    drawOld(in: bounds, on: context)
    return false
  }
}
