import Foundation
import Testing
import iOSViews

/// Dates in other languages and styles. Expected words and orders are those of the Unicode locale data.
@MainActor
struct DatePickerTests {
  private func picker(
    _ locale: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels
  ) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }

  /// The texts of a picture, in the order in which they are drawn.
  private func texts(_ picker: UIDatePicker) -> [String] {
    picker.displayList().dump.split(separator: "\n").compactMap { line in
      line.contains("text \"") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
  }

  private func index(_ text: String, in picker: UIDatePicker) throws -> Int {
    try #require(texts(picker).firstIndex(of: text))
  }

  @Test func germanDaysStandBeforeMonths() throws {
    let german = picker("de", .date)
    #expect(try index("9", in: german) < index("Januar", in: german))
    #expect(try index("Januar", in: german) < index("2007", in: german))
    let american = picker("en_US", .date)
    #expect(try index("January", in: american) < index("9", in: american))
    let japanese = picker("ja", .date)
    #expect(try index("2007", in: japanese) < index("1月", in: japanese))
  }

  @Test func germanHoursRunTo24() {
    let picker = picker("de", .time)
    picker.date = Date(timeIntervalSinceReferenceDate: 190_028_460 + 12 * 3600)
    #expect(texts(picker).contains("21"))
    #expect(!texts(picker).contains("PM"))
  }

  @Test func daysAreInTheLanguage() {
    #expect(texts(picker("de", .dateAndTime)).contains("Di. 9. Jan."))
    #expect(texts(picker("de", .countDownTimer)).contains("0 Stunden"))
  }

  @Test func arabicWheelsRunFromTheRight() throws {
    let arabic = picker("ar", .date)
    arabic.semanticContentAttribute = .forceRightToLeft
    #expect(texts(arabic).contains("يناير"))
    #expect(try index("2007", in: arabic) < index("يناير", in: arabic))
  }

  @Test func compactPickersAreAsWideAsTheirTexts() {
    let date = picker("en_US", .date, .compact)
    #expect(texts(date) == ["Jan 9, 2007"])
    let both = picker("de", .dateAndTime, .compact)
    #expect(texts(both) == ["09.01.2007", "09:41"])
    #expect(both.intrinsicContentSize.width > date.intrinsicContentSize.width)
    #expect(both.intrinsicContentSize.height == date.intrinsicContentSize.height)
    #expect(date.intrinsicContentSize.height < 40)
  }

  /// 9 January 2007 was a Tuesday: German weeks begin on Mondays.
  @Test func inlinePickersShowTheMonth() {
    let days = picker("de", .date, .inline)
    let texts = texts(days)
    #expect(texts.first == "Januar 2007")
    #expect(texts.dropFirst().first == "MO")
    #expect(texts.suffix(31) == (1...31).map(String.init)[...])
    #expect(days.intrinsicContentSize.width == 320)
    #expect(
      picker("de", .dateAndTime, .inline).intrinsicContentSize.height > days.intrinsicContentSize.height)
  }

  /// Apple, `UIDatePickerStyle.compact`: countdowns have no such style.
  @Test func countdownsAreWheels() {
    #expect(picker("en", .countDownTimer, .compact).datePickerStyle == .wheels)
    #expect(UIDatePicker().datePickerStyle == .wheels)
  }

  @Test func hostilePickersAreDrawn() {
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      for seconds in [-1e15, 1e15, 1e300, .infinity, 0] {
        let picker = picker("xx-invalid", .dateAndTime, style)
        picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        picker.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        _ = picker.displayList()
        #expect(picker.intrinsicContentSize.width.isFinite)
      }
    }
  }
}
