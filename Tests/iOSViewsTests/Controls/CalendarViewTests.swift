import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// A month of a calendar view. January 2007 began on a Monday and had 31 days; weeks begin on Sunday in the United States.
@MainActor
struct CalendarViewTests {
  private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 426))

  /// The written texts, with the middle of where it stands.
  private func texts() -> [(text: String, place: CGPoint)] {
    view.layoutIfNeeded()
    return view.displayList().commands.compactMap { command in
      guard case .text(let text) = command else { return nil }
      return (text.line.text, CGPoint(x: text.line.x, y: text.line.baseline))
    }
  }

  @Test func theDaysStandUnderTheirWeekdays() throws {
    let texts = texts()
    #expect(texts.first?.text == "January 2007")
    #expect(
      Array(texts.dropFirst().prefix(7)).map(\.text) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(texts.dropFirst(8).map(\.text) == (1...31).map(String.init))
    // Seven columns of 50 points from 8 on: the 1st in the second one, the 7th in the first of the next week.
    let first = try #require(texts.first { $0.text == "1" })
    let seventh = try #require(texts.first { $0.text == "7" })
    #expect(first.place.x > 58 && first.place.x < 108)
    #expect(seventh.place.x > 8 && seventh.place.x < 58)
    #expect(abs(seventh.place.y - first.place.y - 60) < 0.5)
  }

  @Test func rightToLeftMirrorsTheMonth() throws {
    view.semanticContentAttribute = .forceRightToLeft
    let first = try #require(texts().first { $0.text == "1" })
    #expect(first.place.x > 366 - 108 && first.place.x < 366 - 58)
  }

  private final class Decorator: NSObject, UICalendarViewDelegate {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    var requested: [Int] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      requested.append(dateComponents.day ?? 0)
      return dateComponents.day == 1 ? .customView { self.mark } : nil
    }
  }

  @Test func decorationsStandBelowTheirDays() {
    let decorator = Decorator()
    view.delegate = decorator
    view.layoutIfNeeded()
    _ = view.displayList()
    #expect(decorator.requested == Array(1...31))
    // The middle of the second column, 14 points above the end of the first week.
    #expect(decorator.mark.frame == CGRect(x: 79, y: 115, width: 8, height: 8))
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.layoutIfNeeded()
    #expect(decorator.requested.count == 31 + 29)
  }

  @Test func selectionsKnowTheirDays() {
    let many = UICalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = many
    let plain = view.displayList().commands.count
    many.setSelectedDates([DateComponents(year: 2007, month: 1, day: 9)], animated: false)
    #expect(view.displayList().commands.count > plain)
    many.setSelectedDates([DateComponents(year: 2008, month: 1, day: 9)], animated: false)
    #expect(view.displayList().commands.count == plain)
  }
}

/// iOS 26's corners. (Apple, `UICornerConfiguration`, `UICornerRadius`.)
@MainActor
struct CornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func capsulesFollowTheSize() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
  }

  @Test func cornersAreRoundOneByOne() {
    view.cornerConfiguration = .uniformTopRadius(8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .topLeft) == 8)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
  }

  /// Concentric: the container's 30 less the distance of 10.
  @Test func concentricCornersFollowTheirContainer() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.cornerConfiguration = .corners(radius: .fixed(30))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.layer.cornerRadius == 20)
  }
}
