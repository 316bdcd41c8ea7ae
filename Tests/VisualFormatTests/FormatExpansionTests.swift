import Testing
import VisualFormat

/// Meaning and order of the constraints: leading connection, extents, closing connection, alignments pair by pair.
struct FormatExpansionTests {
  private let vocabulary = FormatVocabulary(
    metrics: ["gap": 12, "low": 250],
    views: ["a": .init(hasText: true), "b": .init(hasText: true), "c": .init()])

  private func expand(
    _ text: String, _ options: FormatOptions = [], space: FormatVocabulary.SuperviewSpace = .margin
  ) throws -> [FormatConstraint] {
    var vocabulary = vocabulary
    vocabulary.superviewSpace = space
    return try VisualFormat.constraints(text, options: options, vocabulary: vocabulary)
  }

  @Test func order() throws {
    #expect(
      try expand("|-gap-[a(>=20,<=90@low)]-[c(a)]-2-|", [.alignAllBottom, .alignAllTop])
        == [
          FormatConstraint(
            .view("a"), .leading, .equal, .superview(of: "a"), .leading, constant: .points(12)),
          FormatConstraint(.view("a"), .width, .greaterThanOrEqual, constant: .points(20)),
          FormatConstraint(.view("a"), .width, .lessThanOrEqual, constant: .points(90), priority: 250),
          FormatConstraint(.view("c"), .leading, .equal, .view("a"), .trailing, constant: .standardSpace),
          FormatConstraint(.view("c"), .width, .equal, .view("a"), .width),
          FormatConstraint(
            .superview(of: "c"), .trailing, .equal, .view("c"), .trailing, constant: .points(2)),
          FormatConstraint(.view("a"), .top, .equal, .view("c"), .top),
          FormatConstraint(.view("a"), .bottom, .equal, .view("c"), .bottom),
        ])
  }

  @Test func barsAloneMeanMarginsOrASpace() throws {
    #expect(
      try expand("V:|-[c]-|")
        == [
          FormatConstraint(.view("c"), .top, .equal, .superview(of: "c"), .topMargin),
          FormatConstraint(.superview(of: "c"), .bottomMargin, .equal, .view("c"), .bottom),
        ])
    #expect(
      try expand("|-[c]", space: .edge)
        == [
          FormatConstraint(
            .view("c"), .leading, .equal, .superview(of: "c"), .leading,
            constant: .standardSuperviewSpace)
        ])
    #expect(
      try expand("|[c]") == [FormatConstraint(.view("c"), .leading, .equal, .superview(of: "c"), .leading)])
  }

  @Test func absoluteDirections() throws {
    #expect(
      try expand("|-3-[a]-4-[c]", .directionLeftToRight)
        == [
          FormatConstraint(.view("a"), .left, .equal, .superview(of: "a"), .left, constant: .points(3)),
          FormatConstraint(.view("c"), .left, .equal, .view("a"), .right, constant: .points(4)),
        ])
    #expect(
      try expand("|-3-[a]-4-[c]", .directionRightToLeft)
        == [
          FormatConstraint(.superview(of: "a"), .right, .equal, .view("a"), .right, constant: .points(3)),
          FormatConstraint(.view("a"), .left, .equal, .view("c"), .right, constant: .points(4)),
        ])
  }

  /// UIKit's header: spaces between text lie between baselines, edges stand in for views without text.
  @Test func baselineSpacing() throws {
    #expect(
      try expand("V:|-1-[a]-[b]-9-[c]", .spacingBaselineToBaseline)
        == [
          FormatConstraint(.view("a"), .top, .equal, .superview(of: "a"), .top, constant: .points(1)),
          FormatConstraint(
            .view("b"), .firstBaseline, .equal, .view("a"), .lastBaseline,
            constant: .standardBaselineSpace),
          FormatConstraint(.view("c"), .top, .equal, .view("b"), .lastBaseline, constant: .points(9)),
        ])
  }

  /// The centring trick: a format without `|` that names the superview itself.
  @Test func inequalitySpace() throws {
    #expect(
      try expand("V:[c]-(<=1)-[a]", .alignAllCenterX)
        == [
          FormatConstraint(.view("a"), .top, .lessThanOrEqual, .view("c"), .bottom, constant: .points(1)),
          FormatConstraint(.view("c"), .centerX, .equal, .view("a"), .centerX),
        ])
  }

  /// Raw values as in Apple's headers.
  @Test func rawValues() {
    #expect(FormatOptions.alignAllLeft.rawValue == 1 << 1)
    #expect(FormatOptions.alignAllLastBaseline.rawValue == 1 << 11)
    #expect(FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    #expect(FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
  }
}
