import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a date in a field with a stepper, or a calendar and a clock.
@MainActor
struct DateDrawing {
  let cell: NSDatePickerCell
  private static let stepperWidth: CGFloat = 13
  private static let stepperGap: CGFloat = 4

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    if cell.datePickerStyle == .clockAndCalendar { return drawCalendar(in: rect, on: canvas) }
    let geometry = cell.geometry
    let height = min(rect.height, geometry.frameHeight ?? rect.height)
    let frame = CGRect(
      x: rect.minX, y: rect.minY + ((rect.height - height) / 2).rounded(.down), width: rect.width,
      height: height)
    var field = geometry.alignmentRect(in: frame)
    if cell.datePickerStyle == .textFieldAndStepper { field = drawStepper(in: field, on: canvas) }
    let shape = CGRect(
      x: field.minX, y: field.midY - min(11, field.height / 2), width: field.width,
      height: min(22, field.height))
    FieldFrame(
      style: cell.isBezeled ? .square : cell.isBordered ? .line : .none,
      background: cell.drawsBackground ? cell.backgroundColor : nil, isEnabled: cell.isEnabled
    ).draw(in: shape, on: canvas)
    let text = MacText(
      cell.dateText, font: cell.textFont, era: cell.era, alignment: cell.alignment,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
    let above = geometry.baselineAboveBottom(frameHeight: frame.height) ?? 0
    text.draw(
      in: shape.insetBy(dx: min(MacControlMetrics.fieldTextMargin, shape.width / 2), dy: 0),
      baseline: frame.maxY - above,
      color: cell.isEnabled ? cell.textColor : .disabledControlTextColor, on: canvas)
  }

  /// Draws the stepper and returns the remaining space for the field.
  private func drawStepper(in rect: CGRect, on canvas: MacCanvas) -> CGRect {
    let width = min(Self.stepperWidth, rect.width)
    let isAtLeft = canvas.isRightToLeft
    let stepper = CGRect(
      x: isAtLeft ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height)
    let height = min(22, rect.height)
    StepperDrawing(isEnabled: cell.isEnabled).draw(
      in: CGRect(x: stepper.minX, y: rect.midY - height / 2, width: width, height: height), on: canvas)
    let taken = width + Self.stepperGap
    return CGRect(
      x: isAtLeft ? rect.minX + taken : rect.minX, y: rect.minY, width: max(0, rect.width - taken),
      height: rect.height)
  }

  // MARK: Calendar and clock

  private func drawCalendar(in rect: CGRect, on canvas: MacCanvas) {
    let both = cell.showsDate && cell.showsTime
    let calendar = CGRect(
      x: rect.minX, y: rect.minY,
      width: min(rect.width, MacControlMetrics.calendarSize(showsDate: true, showsTime: false).width),
      height: rect.height)
    if cell.showsDate { MonthDrawing(cell: cell).draw(in: both ? calendar : rect, on: canvas) }
    guard cell.showsTime else { return }
    let left = both ? calendar.maxX + 8 : rect.minX
    let space = CGRect(x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height)
    ClockDrawing(cell: cell).draw(in: space, on: canvas)
  }
}

/// Draws the days of a month, the selected one on a disc.
@MainActor
private struct MonthDrawing {
  let cell: NSDatePickerCell
  private static let rows = 8

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    if cell.drawsBackground { canvas.fill(rect, cornerRadius: 4, cell.backgroundColor) }
    canvas.strokeInside(rect, cornerRadius: 4, ControlPalette.divider, width: 0.5)
    let inner = rect.insetBy(dx: 5, dy: 4)
    guard inner.width > 0, inner.height > 0 else { return }
    let line = inner.height / CGFloat(Self.rows)
    let head = CGRect(x: inner.minX + 2, y: inner.minY, width: inner.width - 4, height: line)
    let words = cell.words
    put(
      words.month(cell.dateValue), head, .systemFont(ofSize: 11, weight: .semibold), cell.textColor, .natural,
      canvas)
    let width = inner.width / 7
    let names = words.calendar.veryShortStandaloneWeekdaySymbols
    for column in 0..<min(7, names.count) {
      let name = names[(column + words.calendar.firstWeekday - 1) % names.count]
      let box = CGRect(x: x(column, width, inner, canvas), y: inner.minY + line, width: width, height: line)
      put(name, box, .systemFont(ofSize: 9, weight: .medium), .secondaryLabelColor, .center, canvas)
    }
    let days = CGRect(
      x: inner.minX, y: inner.minY + 2 * line, width: inner.width, height: inner.height - 2 * line)
    drawDays(in: days, width: width, line: line, on: canvas)
  }

  private func x(_ column: Int, _ width: CGFloat, _ rect: CGRect, _ canvas: MacCanvas) -> CGFloat {
    canvas.isRightToLeft ? rect.maxX - CGFloat(column + 1) * width : rect.minX + CGFloat(column) * width
  }

  private func drawDays(in rect: CGRect, width: CGFloat, line: CGFloat, on canvas: MacCanvas) {
    let calendar = cell.words.calendar
    guard let month = calendar.dateInterval(of: .month, for: cell.dateValue),
      let count = calendar.range(of: .day, in: .month, for: cell.dateValue)?.count
    else { return }
    let first = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: cell.dateValue)
    for day in 1...max(1, count) {
      let place = first + day - 1
      let box = CGRect(
        x: x(place % 7, width, rect, canvas), y: rect.minY + CGFloat(place / 7) * line, width: width,
        height: line)
      if day == chosen { canvas.fill(box.insetBy(dx: 1, dy: 0.5), cornerRadius: 3, canvas.accent) }
      put(
        cell.words.number(day), box, .systemFont(ofSize: 10),
        day == chosen ? ControlPalette.onAccent : cell.textColor,
        .center, canvas)
    }
  }

  private func put(
    _ text: String, _ box: CGRect, _ font: NSFont, _ color: NSColor, _ alignment: TextAlignment,
    _ canvas: MacCanvas
  ) {
    canvas.drawLine(
      text, in: box, font: font, color: cell.isEnabled ? color : .disabledControlTextColor,
      alignment: alignment,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// Draws a clock face with an hour hand and a minute hand.
@MainActor
private struct ClockDrawing {
  let cell: NSDatePickerCell

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    let side = min(rect.width, rect.height) - 2
    guard side > 0 else { return }
    let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    Bezel(fill: cell.isEnabled ? .plain : .disabled, radius: side / 2).draw(in: disc, on: canvas)
    let calendar = cell.words.calendar
    let minute = CGFloat(calendar.component(.minute, from: cell.dateValue))
    let hour = CGFloat(calendar.component(.hour, from: cell.dateValue) % 12) + minute / 60
    for tick in 0..<12 {
      hand(disc, turn: CGFloat(tick) / 12, from: 0.86, to: 0.93, width: 1.2, .secondaryLabelColor, canvas)
    }
    hand(disc, turn: hour / 12, from: 0, to: 0.5, width: 2.4, cell.textColor, canvas)
    hand(disc, turn: minute / 60, from: 0, to: 0.75, width: 1.8, cell.textColor, canvas)
  }

  private func hand(
    _ disc: CGRect, turn: CGFloat, from start: CGFloat, to end: CGFloat, width: CGFloat, _ color: NSColor,
    _ canvas: MacCanvas
  ) {
    let angle = turn * 2 * .pi - .pi / 2
    let radius = disc.width / 2
    func point(_ share: CGFloat) -> (CGFloat, CGFloat) {
      (disc.midX + cos(angle) * radius * share, disc.midY + sin(angle) * radius * share)
    }
    canvas.stroke(ControlMarks.line([point(start), point(end)]), color, width: width, cap: .round)
  }
}
