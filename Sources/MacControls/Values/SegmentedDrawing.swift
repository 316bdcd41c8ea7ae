import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a segmented control.
@MainActor
struct SegmentedDrawing {
  let cell: NSSegmentedCell
  let distribution: NSSegmentedControl.Distribution
  let selectionColor: NSColor?

  private var isSeparated: Bool { cell.segmentStyle == .separated }
  private static let separatedGap: CGFloat = 8
  private static let radius: CGFloat = 5

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    let geometry = cell.geometry
    let height = min(rect.height, geometry.frameHeight ?? rect.height)
    let frame = CGRect(
      x: rect.minX, y: rect.minY + ((rect.height - height) / 2).rounded(.down), width: rect.width,
      height: height)
    let inner = geometry.alignmentRect(in: frame)
    guard inner.width > 0, inner.height > 0, !cell.segments.isEmpty else { return }
    if !isSeparated { Bezel(fill: ground, radius: radius(inner)).draw(in: inner, on: canvas) }
    let places = places(in: inner, isRightToLeft: canvas.isRightToLeft)
    for (index, place) in places.enumerated() { drawGround(index, place, in: inner, on: canvas) }
    if !isSeparated { drawDividers(places, in: inner, on: canvas) }
    for (index, place) in places.enumerated() { drawContent(index, place, frame: frame, on: canvas) }
  }

  private var ground: Bezel.Fill {
    guard cell.isEnabled else { return .disabled }
    switch cell.segmentStyle {
    case .texturedRounded, .texturedSquare, .roundRect, .capsule: return .quiet
    default: return .plain
    }
  }

  private func radius(_ rect: CGRect) -> CGFloat {
    switch cell.segmentStyle {
    case .smallSquare, .texturedSquare: 2
    case .capsule: rect.height / 2
    default: min(Self.radius, rect.height / 4)
    }
  }

  /// The segments' rectangles; from right to left in right-to-left interfaces.
  private func places(in rect: CGRect, isRightToLeft: Bool) -> [CGRect] {
    let gap = isSeparated ? Self.separatedGap : MacControlMetrics.segmentDivider
    var widths = cell.segments.map(cell.fittingWidth)
    let space = rect.width - gap * CGFloat(widths.count - 1)
    widths = spread(widths, over: max(0, space))
    var x = isRightToLeft ? rect.maxX : rect.minX
    return widths.map { width in
      defer { x += isRightToLeft ? -width - gap : width + gap }
      return CGRect(x: isRightToLeft ? x - width : x, y: rect.minY, width: width, height: rect.height)
    }
  }

  /// Distributes extra space. Segments with an explicit width keep it, unless there are no others to fill
  /// the space.
  private func spread(_ widths: [CGFloat], over space: CGFloat) -> [CGFloat] {
    if distribution == .fillEqually { return widths.map { _ in space / CGFloat(widths.count) } }
    let free = cell.segments.indices.filter { cell.segments[$0].width <= 0 }
    let flexible = free.isEmpty ? Array(widths.indices) : free
    let slack = space - widths.reduce(0, +)
    let sum = flexible.reduce(0) { $0 + widths[$1] }
    var result = widths
    for index in flexible {
      let share =
        distribution == .fillProportionally && sum > 0 ? widths[index] / sum : 1 / CGFloat(flexible.count)
      result[index] = max(0, widths[index] + slack * share)
    }
    return result
  }

  private func drawGround(_ index: Int, _ place: CGRect, in rect: CGRect, on canvas: MacCanvas) {
    let segment = cell.segments[index]
    let isEnabled = cell.isEnabled && segment.isEnabled
    if isSeparated {
      Bezel(fill: isEnabled ? .plain : .disabled, radius: Self.radius).draw(in: place, on: canvas)
    }
    guard segment.isSelected, cell.trackingMode != .momentary else { return }
    canvas.context.saveGState()
    if !isSeparated { canvas.context.clip(to: Path(roundedRect: rect, cornerRadius: radius(rect))) }
    let fill: Bezel.Fill = isEnabled && isTinted ? .accent(selectionColor) : .chosen
    Bezel(fill: fill, radius: isSeparated ? Self.radius : 0).draw(
      in: place.insetBy(dx: isSeparated ? 0 : -0.5, dy: 0), on: canvas)
    canvas.context.restoreGState()
  }

  private var isTinted: Bool {
    switch cell.segmentStyle {
    case .texturedRounded, .texturedSquare, .roundRect, .smallSquare: selectionColor != nil
    default: true
    }
  }

  private func drawDividers(_ places: [CGRect], in rect: CGRect, on canvas: MacCanvas) {
    let ordered = places.sorted { $0.minX < $1.minX }
    let selected = Set(places.indices.filter { cell.segments[$0].isSelected }.map { places[$0].minX })
    for (left, right) in zip(ordered, ordered.dropFirst())
    where !selected.contains(left.minX) && !selected.contains(right.minX) {
      let line = CGRect(
        x: left.maxX, y: rect.minY + 4, width: right.minX - left.maxX, height: max(0, rect.height - 8))
      canvas.fill(line, ControlPalette.divider)
    }
  }

  private func drawContent(_ index: Int, _ place: CGRect, frame: CGRect, on canvas: MacCanvas) {
    let segment = cell.segments[index]
    let ink = ink(segment, on: canvas)
    let text = cell.label(of: segment)
    let textWidth = segment.label?.isEmpty == false ? text.size().width : 0
    let image = segment.image.map { segment.imageScaling.size(of: $0.size, in: place.size) } ?? .zero
    let gap = textWidth > 0 && image.width > 0 ? MacControlMetrics.imageTitleGap : 0
    var x = place.midX - min(place.width, image.width + gap + textWidth) / 2
    if let picture = segment.image {
      let atRight = canvas.isRightToLeft && textWidth > 0
      let left = atRight ? place.midX + (image.width + gap + textWidth) / 2 - image.width : x
      picture.draw(
        in: CGRect(x: left, y: place.midY - image.height / 2, width: image.width, height: image.height),
        on: canvas,
        tint: ink)
      if !atRight { x += image.width + gap }
    }
    guard textWidth > 0 else { return }
    let space =
      image.width > 0
      ? CGRect(x: x, y: place.minY, width: textWidth.rounded(.up), height: place.height) : place
    let above =
      text.hasSystemFontSize(cell.geometry.size)
      ? cell.geometry.baselineAboveBottom(frameHeight: frame.height) : nil
    let middle = frame.maxY - place.midY - text.lineHeight / 2 + text.baselineAboveLineBottom
    text.draw(in: space, baseline: frame.maxY - (above ?? middle), color: ink, on: canvas)
  }

  private func ink(_ segment: NSSegmentedCell.Segment, on canvas: MacCanvas) -> NSColor {
    guard cell.isEnabled, segment.isEnabled else { return .disabledControlTextColor }
    guard segment.isSelected, isTinted, cell.trackingMode != .momentary, canvas.isEmphasized else {
      return .controlTextColor
    }
    return selectionColor.map { ControlPalette.ink(on: $0, in: canvas.look) } ?? ControlPalette.onAccent
  }
}
