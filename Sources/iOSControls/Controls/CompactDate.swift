import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A date, a time or both in grey fields that open on touch.
@MainActor
struct CompactDate {
  let texts: [String]

  private static let font = UIFont.systemFont(ofSize: 17)
  /// The padding between a field's sides and its text, measured in screenshots of iOS 14.
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 8
  /// The padding above and below the line of text. Observed in documents: fields are 34.5 points high at two
  /// pixels per point.
  private static let verticalPadding: CGFloat = 7
  private static let cornerRadius: CGFloat = 8

  func size(_ grid: PixelGrid) -> CGSize {
    let widths = widths(grid)
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap,
      height: grid.roundUp(Self.font.lineHeight) + 2 * Self.verticalPadding)
  }

  private func widths(_ grid: PixelGrid) -> [CGFloat] {
    texts.map { text in
      TextBlock(text: text, font: Self.font, lines: 1).size(width: nil, grid: grid).width + 2 * Self.padding
    }
  }

  /// Draws the fields centred in a rectangle.
  func draw(in rect: CGRect, on canvas: ViewCanvas) {
    let size = size(canvas.grid)
    let height = min(size.height, rect.height)
    var x = rect.midX - size.width / 2
    for (text, width) in zip(texts, widths(canvas.grid)) {
      let field = CGRect(x: x, y: rect.midY - height / 2, width: width, height: height)
      canvas.fill(Path(roundedRect: field, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
      canvas.drawLine(
        text, in: field.insetBy(dx: Self.padding / 2, dy: 0), font: Self.font, color: .label,
        alignment: .center)
      x += width + Self.gap
    }
  }
}

/// The days of a month, the selected one on a disc.
@MainActor
struct DateCalendar {
  let date: Date
  let words: DateWords
  /// The time below the days; nil if only a day is selected.
  let time: String?
  let isRightToLeft: Bool
  let tint: UIColor

  private static let headHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let timeHeight: CGFloat = 44
  private static let weeks = 6
  private static let headFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let weekdayFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  private static let dayFont = UIFont.systemFont(ofSize: 20)
  private static let chosenFont = UIFont.systemFont(ofSize: 22, weight: .medium)
  private static let margin: CGFloat = 8

  /// The size: as wide as a small phone, with space for six weeks. An estimate: no available document
  /// contains one.
  static func size(withTime: Bool) -> CGSize {
    let rowHeight: CGFloat = 44
    let height = headHeight + weekdayHeight + CGFloat(weeks) * rowHeight
    return CGSize(width: UIDatePicker.wheelsWidth, height: height + (withTime ? timeHeight : 0))
  }

  func draw(in rect: CGRect, on canvas: ViewCanvas) {
    let inner = rect.insetBy(dx: Self.margin, dy: 0)
    guard inner.width > 0, inner.height > 0 else { return }
    let head = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: Self.headHeight)
    line(words.month(date), in: head.insetBy(dx: Self.margin, dy: 0), Self.headFont, .label, .natural, canvas)
    Chevrons(isRightToLeft: isRightToLeft, tint: tint).draw(in: head, on: canvas)
    let cell = inner.width / 7
    for (column, name) in words.weekdays.enumerated() {
      let place = CGRect(
        x: x(column, cell, inner), y: head.maxY, width: cell, height: Self.weekdayHeight)
      line(name.uppercased(), in: place, Self.weekdayFont, .tertiaryLabel, .center, canvas)
    }
    let bottom = time == nil ? rect.maxY : rect.maxY - Self.timeHeight
    let days = CGRect(
      x: inner.minX, y: head.maxY + Self.weekdayHeight, width: inner.width,
      height: max(0, bottom - head.maxY - Self.weekdayHeight))
    drawDays(in: days, cell: cell, on: canvas)
    if let time { drawTime(time, in: inner, on: canvas) }
  }

  private func x(_ column: Int, _ cell: CGFloat, _ rect: CGRect) -> CGFloat {
    isRightToLeft ? rect.maxX - CGFloat(column + 1) * cell : rect.minX + CGFloat(column) * cell
  }

  private func drawDays(in rect: CGRect, cell: CGFloat, on canvas: ViewCanvas) {
    let calendar = words.calendar
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return }
    let first = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: date)
    let height = rect.height / CGFloat(Self.weeks)
    for day in 1...count {
      let place = first + day - 1
      let box = CGRect(
        x: x(place % 7, cell, rect), y: rect.minY + CGFloat(place / 7) * height, width: cell, height: height)
      if day == chosen {
        let side = min(box.width, box.height)
        let disc = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        canvas.fill(Path(ellipseIn: disc), tint.withAlphaComponent(0.15))
      }
      line(
        words.number(day), in: box, day == chosen ? Self.chosenFont : Self.dayFont,
        day == chosen ? tint : .label, .center, canvas)
    }
  }

  private func drawTime(_ time: String, in rect: CGRect, on canvas: ViewCanvas) {
    let field = CompactDate(texts: [time])
    let size = field.size(canvas.grid)
    field.draw(
      in: CGRect(
        x: isRightToLeft ? rect.minX : rect.maxX - size.width, y: rect.maxY - Self.timeHeight,
        width: size.width, height: Self.timeHeight), on: canvas)
  }

  private func line(
    _ text: String, in rect: CGRect, _ font: UIFont, _ color: UIColor, _ alignment: TextAlignment,
    _ canvas: ViewCanvas
  ) {
    canvas.drawLine(
      text, in: rect, font: font, color: color, alignment: alignment,
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
