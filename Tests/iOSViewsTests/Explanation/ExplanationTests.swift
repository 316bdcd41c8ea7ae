import AutoLayout
import Foundation
import LayoutExplanations
import Testing
import iOSViews

/// Expected values follow from the constraints by hand.
@MainActor
struct ExplanationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func box(_ name: String, in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func item(_ name: String, _ scene: SceneExplanation) throws -> ItemExplanation {
    try #require(scene.items.first { $0.facts.name == name })
  }

  private func quantity(_ quantity: QuantityExplanation.Quantity, _ name: String, _ scene: SceneExplanation)
    throws -> QuantityExplanation
  {
    try #require(item(name, scene).quantities.first { $0.quantity == quantity })
  }

  @Test func valuesFollowFromTheNearestConstraintsFirst() throws {
    let (a, b) = (box("A"), box("B"))
    let made = [
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 80),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 30),
      b.topAnchor.constraint(equalTo: a.topAnchor), b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ]
    NSLayoutConstraint.activate(made)
    let scene = root.layoutExplanation()
    #expect(scene.conflicts.isEmpty)
    #expect(scene.items.allSatisfy { !$0.isAmbiguous })
    let x = try quantity(.x, "B", scene)
    #expect(x.value == 108)
    #expect(
      x.constraints.map { scene.constraints[$0].plainText } == [
        "“B” starts 8 points after “A” ends",
        "“A” is 20 points inside the leading edge of UIView #0",
        "“A” is 80 points wide",
      ])
    let width = try quantity(.width, "B", scene)
    #expect(width.constraints.count == 5)
    #expect(scene.constraints[width.constraints[0]].items.contains { scene.items[$0].facts.name == "B" })
    #expect(Set(b.constraintsAffectingLayout(for: .vertical)) == Set(made[4...]))
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [made[0], made[1]])
  }

  @Test func aLongColumnIsExplainedByItsNearestConstraints() throws {
    var above: UIView?
    for index in 0..<100 {
      let row = box("row \(index)")
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.widthAnchor.constraint(equalToConstant: 50),
      ])
      above = row
    }
    let scene = root.layoutExplanation()
    let last = try quantity(.y, "row 99", scene)
    #expect(last.isDetermined)
    #expect(last.hasFurtherConstraints)
    #expect(
      last.constraints.prefix(3).map { scene.constraints[$0].plainText } == [
        "“row 99” is right below “row 98”", "“row 98” is right below “row 97”", "“row 98” is 10 points high",
      ])
    let early = try quantity(.y, "row 3", scene)
    #expect(early.constraints.count == 7)
    #expect(!early.hasFurtherConstraints)
  }

  @Test func bothSidesHaveTheirValues() throws {
    let a = box("A")
    root.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 16).isActive = true
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24).isActive = true
    a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    let scene = root.layoutExplanation()
    let slack = try #require(scene.constraints.first { $0.relation == .greaterThanOrEqual })
    #expect(slack.first?.value == 320)
    #expect(slack.second?.value == 184)
    #expect(slack.violation == 0)
    #expect(slack.plainText == "“A” is at least 16 points inside the trailing edge of UIView #0")
    #expect(slack.text == "<NSLayoutConstraint:c0 H:[A]-(>=16)-|   (active, names: A:v1, '|':UIView:v0 )>")
    let half = try #require(scene.constraints.first { $0.multiplier == 0.5 })
    #expect(half.plainText == "The width of “A” is 0.5 times the width of UIView #0")
  }

  @Test func whatIsMissingComesWithTwoSuggestionsThatWork() throws {
    let a = box("A")
    a.widthAnchor.constraint(equalToConstant: 80).isActive = true
    a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    a.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let scene = root.layoutExplanation()
    let view = try item("A", scene)
    #expect(view.isAmbiguous)
    #expect(view.quantities.filter { !$0.isDetermined }.map(\.quantity) == [.x])
    let missing = try quantity(.x, "A", scene)
    #expect(missing.suggestions.count == 2)
    #expect(
      missing.suggestions[0].code
        == "view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true")
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(!root.layoutExplanation().items.contains { $0.isAmbiguous })
  }

  /// Two labels that fill a row: neither gives way by itself.
  @Test func aLabelThatOthersMayStretchIsToHugMore() throws {
    let (a, b) = (UILabel(), UILabel())
    for (label, text) in [(a, "Name"), (b, "Amount")] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let scene = root.layoutExplanation()
    let open = try ["Name", "Amount"].map { try quantity(.width, $0, scene) }
    #expect(open.allSatisfy { !$0.isDetermined && $0.suggestions.count == 2 })
    let suggestion = try #require(
      open.flatMap(\.suggestions).first { $0.code.hasPrefix("view.setContentHuggingPriority") })
    #expect(suggestion.code.hasSuffix("(UILayoutPriority(251), for: .horizontal)"), "\(suggestion)")
    let hugging = suggestion.text.contains("Name") ? a : b
    hugging.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!root.layoutExplanation().items.contains { $0.isAmbiguous })
  }

  @Test func aPairOfContentPrioritiesDeterminesAWidth() throws {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let scene = root.layoutExplanation()
    let width = try quantity(.width, "Name", scene)
    #expect(width.isDetermined)
    #expect(width.constraints.map { scene.constraints[$0].kind } == [.contentSize])
    #expect(try !quantity(.x, "Name", scene).isDetermined)
  }

  @Test func anotherViewsGapIsNamed() throws {
    let (a, b) = (box("A"), box("B"))
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
    b.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let scene = root.layoutExplanation()
    let x = try quantity(.x, "B", scene)
    #expect(!x.isDetermined)
    #expect(x.waitsFor.map { scene.items[$0].facts.name } == ["A"])
  }

  @Test func aConflictSaysByHowMuch() throws {
    let a = box("A")
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 300),
    ])
    let scene = root.layoutExplanation()
    let conflict = try #require(scene.conflicts.first)
    #expect(conflict.points == 20)
    #expect(
      conflict.members.map { scene.constraints[$0].kind }.sorted { $0.rawValue < $1.rawValue }
        == [.host, .program, .program, .program])
    let broken = try #require(conflict.broken)
    #expect(scene.constraints[broken].isBroken)
    #expect(scene.constraints[broken].violation == 20)
  }

  @Test func framesPlaceViewsOutsideTheEngine() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.accessibilityIdentifier = "Framed"
    root.addSubview(view)
    let scene = root.layoutExplanation()
    let x = try quantity(.x, "Framed", scene)
    #expect(x.isDetermined && x.value == 5)
    #expect(x.constraints.map { scene.constraints[$0].kind } == [.autoresizing])
  }

  @Test func exercisingMovesAndMovesBack() {
    let (loose, fixed) = (box("loose"), box("fixed"))
    for view in [loose, fixed] {
      view.widthAnchor.constraint(equalToConstant: 80).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40).isActive = true
    root.layoutIfNeeded()
    let (looseFrame, fixedFrame) = (loose.frame, fixed.frame)
    #expect(loose.hasAmbiguousLayout && !fixed.hasAmbiguousLayout)
    root.exerciseAmbiguityInLayoutOfSubtree()
    #expect(loose.frame.minX != looseFrame.minX && loose.frame.size == looseFrame.size)
    #expect(fixed.frame == fixedFrame)
    loose.exerciseAmbiguityInLayout()
    #expect(loose.frame == looseFrame)
  }

  @Test func explainingChangesNothing() {
    let a = box("A")
    a.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    let frame = a.frame
    let first = root.layoutExplanation()
    #expect(root.layoutExplanation() == first)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(a.frame == frame)
  }
}
