import Testing
import VisualFormat

/// Formats of Apple's guide ("Auto Layout Guide", Visual Format Language) and of its grammar's corners.
struct FormatGrammarTests {
  typealias View = VisualFormat.View
  typealias Predicate = VisualFormat.Predicate

  @Test func standardSpace() throws {
    #expect(
      try VisualFormat("[button]-[textField]")
        == VisualFormat(views: [View("button"), View("textField")], connections: [.standard]))
  }

  @Test func minimumWidth() throws {
    #expect(
      try VisualFormat("[button(>=50)]")
        == VisualFormat(views: [View("button", [Predicate(.greaterThanOrEqual, .number(50))])]))
  }

  @Test func spacesToTheSuperview() throws {
    let fifty = VisualFormat.Connection.predicates([Predicate(nil, .number(50))])
    #expect(
      try VisualFormat("|-50-[purpleBox]-50-|")
        == VisualFormat(leading: fifty, views: [View("purpleBox")], trailing: fifty))
  }

  @Test func verticalFlushViews() throws {
    #expect(
      try VisualFormat("V:[topField]-10-[bottomField]")
        == VisualFormat(
          orientation: .vertical, views: [View("topField"), View("bottomField")],
          connections: [.predicates([Predicate(nil, .number(10))])]))
    #expect(
      try VisualFormat("[maroonView][blueView]")
        == VisualFormat(views: [View("maroonView"), View("blueView")], connections: [.flush]))
  }

  @Test func prioritiesAndSeveralPredicates() throws {
    #expect(
      try VisualFormat("[button(100@20)]").views
        == [View("button", [Predicate(nil, .number(100), priority: .number(20))])])
    #expect(
      try VisualFormat("[button1(==button2)]").views
        == [View("button1", [Predicate(.equal, .name("button2"))])])
    #expect(
      try VisualFormat("[flexibleButton(>=70,<=100)]").views
        == [
          View(
            "flexibleButton",
            [Predicate(.greaterThanOrEqual, .number(70)), Predicate(.lessThanOrEqual, .number(100))])
        ])
  }

  @Test func aCompleteLine() throws {
    let text = "|-[find]-[findNext]-[findField(>=20)]-|"
    let format = try VisualFormat(text)
    #expect(format.leading == .standard && format.trailing == .standard)
    #expect(format.views.map(\.name) == ["find", "findNext", "findField"])
    #expect(format.description == text)
  }

  @Test func negativeNumbersInParentheses() throws {
    #expect(
      try VisualFormat("|-(-7.5)-[_a1]").leading == .predicates([Predicate(nil, .number(-7.5))]))
  }

  /// Spellings that `strtod` reads, which Apple's parser uses.
  @Test(arguments: [("1e3", 1000.0), (".5", 0.5), ("5.", 5), ("2.5E-1", 0.25), ("007", 7)])
  func numbers(_ spelling: String, _ value: Double) throws {
    #expect(
      try VisualFormat("|-\(spelling)-[a]").leading
        == .predicates([Predicate(nil, .number(value))]))
  }

  /// Not in the published grammar, but common in public code, so the parser takes it.
  @Test func priorityWithoutParentheses() throws {
    #expect(
      try VisualFormat("H:|-0@750-[a]").leading
        == .predicates([Predicate(nil, .number(0), priority: .number(750))]))
  }
}
