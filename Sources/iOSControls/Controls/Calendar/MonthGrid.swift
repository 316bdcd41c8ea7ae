import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The days of a month.
struct CalendarMonth {
  let words: DateWords
  private let start: Date
  private let owner: Calendar
  /// The number of days.
  let days: Int
  /// The column of the first day, counted from the first day of the week.
  let offset: Int

  /// Nil for components without a month.
  init?(_ components: DateComponents, words: DateWords, calendar: Calendar) {
    let wanted = DateComponents(year: components.year, month: components.month, day: 1)
    guard components.year != nil, components.month != nil, let start = words.calendar.date(from: wanted),
      let days = words.calendar.range(of: .day, in: .month, for: start)?.count
    else { return nil }
    self.words = words
    self.start = start
    owner = calendar
    self.days = days
    offset = (words.calendar.component(.weekday, from: start) - words.calendar.firstWeekday + 7) % 7
  }

  var name: String { words.month(start) }

  func date(_ day: Int) -> Date? { words.calendar.date(byAdding: .day, value: day - 1, to: start) }

  /// Year, month and day, with their calendar.
  func components(_ day: Int) -> DateComponents {
    var components = words.calendar.dateComponents([.era, .year, .month], from: start)
    components.day = day
    components.calendar = owner
    return components
  }
}

/// The layout and appearance of a month's days.
@MainActor
struct MonthGrid {
  let month: CalendarMonth
  let bounds: CGRect
  let isDecorated: Bool
  let isRightToLeft: Bool

  private static let headHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 46
  private static let decorationHeight: CGFloat = 14
  private static let weeks = 6
  private static let margin: CGFloat = 8
  private static let headFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let weekdayFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  private static let dayFont = UIFont.systemFont(ofSize: 20)
  private static let chosenFont = UIFont.systemFont(ofSize: 20, weight: .semibold)

  static func height(decorated: Bool) -> CGFloat {
    headHeight + weekdayHeight + CGFloat(weeks) * (rowHeight + (decorated ? decorationHeight : 0))
  }

  private var inner: CGRect { bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0) }
  private var cellWidth: CGFloat { inner.width / 7 }
  private var rowHeight: CGFloat {
    max(0, inner.height - Self.headHeight - Self.weekdayHeight) / CGFloat(Self.weeks)
  }
  private var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  private func x(_ column: Int) -> CGFloat {
    isRightToLeft ? inner.maxX - CGFloat(column + 1) * cellWidth : inner.minX + CGFloat(column) * cellWidth
  }

  private func cell(of day: Int) -> CGRect {
    let place = month.offset + day - 1
    return CGRect(
      x: x(place % 7),
      y: inner.minY + Self.headHeight + Self.weekdayHeight + CGFloat(place / 7) * rowHeight,
      width: cellWidth, height: rowHeight)
  }

  private func number(of day: Int) -> CGRect {
    var box = cell(of: day)
    if isDecorated { box.size.height = max(0, box.height - Self.decorationHeight) }
    return box
  }

  /// The rectangle of a day's decoration, below its number.
  func decoration(of day: Int) -> CGRect {
    let box = cell(of: day)
    let height = min(Self.decorationHeight, box.height)
    return CGRect(x: box.minX, y: box.maxY - height, width: box.width, height: height)
  }

  // MARK: Drawing

  func drawHead(tint: UIColor, on canvas: ViewCanvas) {
    let head = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: Self.headHeight)
    canvas.drawLine(
      month.name, in: head.insetBy(dx: Self.margin, dy: 0), font: Self.headFont, color: .label,
      direction: direction)
    Chevrons(isRightToLeft: isRightToLeft, tint: tint).draw(in: head, on: canvas)
    for (column, name) in month.words.weekdays.enumerated() {
      canvas.drawLine(
        name.uppercased(),
        in: CGRect(x: x(column), y: head.maxY, width: cellWidth, height: Self.weekdayHeight),
        font: Self.weekdayFont, color: .tertiaryLabel, alignment: .center, direction: direction)
    }
  }

  func draw(_ day: Int, isChosen: Bool, isAvailable: Bool, tint: UIColor, on canvas: ViewCanvas) {
    let box = number(of: day)
    if isChosen {
      let side = min(box.width, box.height, 44)
      canvas.fill(
        Path(
          ellipseIn: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)), tint)
    }
    let color: UIColor = isChosen ? .white : isAvailable ? .label : .tertiaryLabel
    canvas.drawLine(
      month.words.number(day), in: box, font: isChosen ? Self.chosenFont : Self.dayFont, color: color,
      alignment: .center, direction: direction)
  }
}

/// Draws the arrows to the previous and next month.
@MainActor
struct Chevrons {
  let isRightToLeft: Bool
  let tint: UIColor

  func draw(in head: CGRect, on canvas: ViewCanvas) {
    for (distance, direction) in [(CGFloat(48), CGFloat(-1)), (14, 1)] {
      let middle = isRightToLeft ? head.minX + distance : head.maxX - distance
      let side: CGFloat = isRightToLeft ? -direction : direction
      var path = Path()
      path.move(to: CGPoint(x: middle - 3.5 * side, y: head.midY - 7))
      path.addLine(to: CGPoint(x: middle + 3.5 * side, y: head.midY))
      path.addLine(to: CGPoint(x: middle - 3.5 * side, y: head.midY + 7))
      canvas.stroke(path, tint, width: 2.4, cap: .round, join: .round)
    }
  }
}
