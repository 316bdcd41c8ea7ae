import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Arranges and draws a button's image and title.
@MainActor
struct ButtonArrangement {
  let content: ButtonContent
  let hugs: Bool
  let scaling: NSImageScaling
  /// Space reserved at the trailing side.
  var reserved: CGFloat = 0
  /// The margin before a leading-aligned title; nil for a centred title.
  var leadingMargin: CGFloat?
  /// A cell of a custom class, whose methods draw title and image.
  var program: NSButtonCell?

  private var margin: CGFloat { leadingMargin ?? content.sideMargin }

  func draw(in rect: CGRect, frame: CGRect, ink: NSColor, isDimmed: Bool, on canvas: MacCanvas) {
    let side = leadingMargin == nil ? min(content.sideMargin, max(0, rect.width / 2 - 4)) : 0
    let isRightToLeft = canvas.isRightToLeft
    let (before, after) = leadingMargin == nil ? (side, side) : (margin, reserved)
    let space = CGRect(
      x: rect.minX + (isRightToLeft ? after : before), y: rect.minY,
      width: max(0, rect.width - before - after),
      height: rect.height)
    let baseline = baseline(in: rect, frame: frame)
    guard let image = content.image else {
      if content.showsTitle { drawTitle(in: space, baseline: baseline, ink: ink, on: canvas) }
      return
    }
    let places = places(for: image, in: space)
    drawImage(image, in: places.image, ink: ink, isDimmed: isDimmed, on: canvas)
    guard let title = places.title else { return }
    let line =
      isStacked ? title.midY + content.title.lineHeight / 2 - content.title.baselineAboveLineBottom : baseline
    drawTitle(in: title, baseline: line, ink: ink, on: canvas)
  }

  private func drawTitle(in rect: CGRect, baseline: CGFloat, ink: NSColor, on canvas: MacCanvas) {
    guard let program, let view = program.controlView else {
      return content.title.draw(in: rect, baseline: baseline, color: ink, on: canvas)
    }
    let middle = baseline + content.title.baselineAboveLineBottom - content.title.lineHeight / 2
    program.drawTitle(
      program.attributedTitle, withFrame: rect.offsetBy(dx: 0, dy: middle - rect.midY), in: view)
  }

  private var isStacked: Bool { content.position == .imageAbove || content.position == .imageBelow }

  private func baseline(in rect: CGRect, frame: CGRect) -> CGFloat {
    let text = content.title
    let lines = text.size(limitedTo: content.spaceForTitle(in: rect.width)).height / max(1, text.lineHeight)
    let extra = (max(1, lines) - 1) * text.lineHeight
    if extra == 0, text.hasSystemFontSize(content.geometry.size),
      let above = content.geometry.baselineAboveBottom(frameHeight: frame.height)
    {
      return frame.maxY - above
    }
    let height = text.lineHeight + extra
    return (rect.midY - height / 2 + text.lineHeight - text.baselineAboveLineBottom).rounded()
  }

  private func drawImage(
    _ image: NSImage, in rect: CGRect, ink: NSColor, isDimmed: Bool, on canvas: MacCanvas
  ) {
    if let program, let view = program.controlView {
      return program.drawImage(image, withFrame: rect, in: view)
    }
    guard isDimmed, !image.isTemplate, !image.isSymbolImage else {
      return image.draw(in: rect, on: canvas, tint: ink)
    }
    canvas.context.saveGState()
    canvas.context.setAlpha(0.5)
    image.draw(in: rect, on: canvas, tint: ink)
    canvas.context.restoreGState()
  }

  private func places(for image: NSImage, in space: CGRect) -> (image: CGRect, title: CGRect?) {
    let size = scaling.size(of: image.size, in: space.size)
    let centred = CGRect(
      x: space.midX - size.width / 2, y: space.midY - size.height / 2, width: size.width, height: size.height)
    let text = content.title.size()
    guard content.showsTitle, !content.title.block.text.isEmpty else { return (centred, nil) }
    switch content.position {
    case .imageAbove, .imageBelow: return stacked(size, text, in: space)
    case .imageOverlaps: return (centred, space)
    default: return beside(size, text, in: space)
    }
  }

  private func stacked(_ size: CGSize, _ text: CGSize, in space: CGRect) -> (image: CGRect, title: CGRect?) {
    let top = space.midY - (size.height + text.height) / 2
    let isAbove = content.position == .imageAbove
    let image = CGRect(
      x: space.midX - size.width / 2, y: isAbove ? top : top + text.height, width: size.width,
      height: size.height)
    return (
      image, CGRect(x: space.minX, y: isAbove ? image.maxY : top, width: space.width, height: text.height)
    )
  }

  /// Arranges the image at the side of the space or, if the image hugs the title, both in the middle.
  private func beside(_ size: CGSize, _ text: CGSize, in space: CGRect) -> (image: CGRect, title: CGRect?) {
    let both = size.width + content.gap + text.width
    let isLeft = content.position != .imageRight
    let slack = max(0, space.width - both)
    let isCentred = hugs && leadingMargin == nil
    let start = isCentred ? slack / 2 : 0
    let y = space.midY - size.height / 2
    let x = isLeft ? space.minX + start : space.maxX - start - size.width
    let width = isCentred ? text.width : max(0, space.width - size.width - content.gap)
    let titleX = isLeft ? x + size.width + content.gap : x - content.gap - width
    return (
      CGRect(x: x, y: y, width: size.width, height: size.height),
      CGRect(x: titleX, y: space.minY, width: width, height: space.height)
    )
  }
}
