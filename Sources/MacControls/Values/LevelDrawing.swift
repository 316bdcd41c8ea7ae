import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a level: a bar, cells, stars or fine lines.
@MainActor
struct LevelDrawing {
  let cell: NSLevelIndicatorCell
  let control: NSLevelIndicator?

  private static let barHeight: CGFloat = 12
  private static let cellGap: CGFloat = 2

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch cell.levelIndicatorStyle {
    case .continuousCapacity: drawBar(in: bar(in: rect), on: canvas)
    case .discreteCapacity: drawCells(in: bar(in: rect), on: canvas)
    case .rating: drawStars(in: rect, on: canvas)
    case .relevancy: drawLines(in: bar(in: rect), on: canvas)
    }
  }

  private func bar(in rect: CGRect) -> CGRect {
    let height = min(Self.barHeight, rect.height)
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  /// The colour: green, or a warning colour above the limits, or below them if the critical limit is the lower one. (Apple,
  /// `NSLevelIndicator`.)
  private var color: NSColor {
    let (value, warning, critical) = (cell.doubleValue, cell.warningValue, cell.criticalValue)
    let normal: NSColor = control?.fillColor ?? .systemGreen
    guard warning != critical else { return normal }
    let isCritical = critical < warning ? value <= critical : value >= critical
    let isWarning = critical < warning ? value <= warning : value >= warning
    if isCritical { return control?.criticalFillColor ?? .systemRed }
    return isWarning ? control?.warningFillColor ?? .systemYellow : normal
  }

  private var ink: NSColor { cell.isEnabled ? color : color.withAlphaComponent(0.4) }

  private func drawBar(in rect: CGRect, on canvas: MacCanvas) {
    canvas.fill(rect, cornerRadius: 3, ControlPalette.track)
    canvas.strokeInside(rect, cornerRadius: 3, ControlPalette.trackEdge, width: 0.5)
    let width = rect.width * cell.share
    guard width > 0 else { return }
    let filled = CGRect(
      x: canvas.isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height
    )
    canvas.fill(filled, cornerRadius: 3, ink)
  }

  private func drawCells(in rect: CGRect, on canvas: MacCanvas) {
    let count = max(1, min(cell.count, Int(rect.width / (Self.cellGap + 1)) + 1))
    let width = (rect.width - CGFloat(count - 1) * Self.cellGap) / CGFloat(count)
    for index in 0..<count {
      let place = canvas.isRightToLeft ? count - 1 - index : index
      let box = CGRect(
        x: rect.minX + CGFloat(place) * (width + Self.cellGap), y: rect.minY, width: width,
        height: rect.height)
      let isFull = Double(index) + cell.minValue < cell.doubleValue
      canvas.fill(box, cornerRadius: 2, isFull ? ink : ControlPalette.track)
    }
  }

  private func drawStars(in rect: CGRect, on canvas: MacCanvas) {
    let side =
      control?.ratingImage?.size
      ?? CGSize(width: MacControlMetrics.ratingStar, height: MacControlMetrics.ratingStar)
    for index in 0..<cell.count {
      let offset = CGFloat(index) * side.width
      guard offset < rect.width else { return }
      let x = canvas.isRightToLeft ? rect.maxX - offset - side.width : rect.minX + offset
      let box = CGRect(x: x, y: rect.midY - side.height / 2, width: side.width, height: side.height)
      let isFull = Double(index) < cell.doubleValue
      let tint: NSColor = isFull ? .secondaryLabelColor : .tertiaryLabelColor
      if isFull, let image = control?.ratingImage {
        image.draw(in: box, on: canvas, tint: tint)
      } else if isFull {
        canvas.drawSymbol("star.fill", in: box.insetBy(dx: 0.5, dy: 0.5), tint)
      } else if let image = control?.ratingPlaceholderImage {
        image.draw(in: box, on: canvas, tint: tint)
      } else if cell.isEditable || control?.placeholderVisibility == .always {
        let dot = CGRect(x: box.midX - 1.5, y: box.midY - 1.5, width: 3, height: 3)
        canvas.fill(Path(ellipseIn: dot), tint)
      }
    }
  }

  private func drawLines(in rect: CGRect, on canvas: MacCanvas) {
    let step: CGFloat = 2
    let count = Int(min(2_000, rect.width / step))
    for index in 0..<max(0, count) {
      let isFull = CGFloat(index) < CGFloat(count) * cell.share
      guard isFull else { return }
      let x = canvas.isRightToLeft ? rect.maxX - CGFloat(index + 1) * step : rect.minX + CGFloat(index) * step
      canvas.fill(CGRect(x: x, y: rect.minY + 1, width: 1, height: rect.height - 2), .secondaryLabelColor)
    }
  }
}
