import AutoLayout
import Foundation
import Testing

/// Apple's texts, from public crash logs.
struct ConstraintLegalityTests {
  let a = LayoutNode()
  let b = LayoutNode()

  private func reason(
    _ first: LayoutAttribute, _ second: LayoutAttribute = .notAnAttribute, toSecond: Bool = true,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> String? {
    ConstraintSpec(
      firstItem: a, firstAttribute: first, secondItem: toSecond ? b : nil, secondAttribute: second,
      multiplier: multiplier, constant: constant
    ).illegality?.reason
  }

  @Test func pairsOfAttributes() {
    #expect(reason(.left, .right) == nil)
    #expect(reason(.leading, .trailingMargin) == nil)
    #expect(reason(.centerX, .leading) == nil)
    #expect(reason(.width, .height) == nil)
    #expect(reason(.lastBaseline, .bottom) == nil)
    #expect(
      reason(.leading, .left)
        == "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither.")
    #expect(reason(.centerX, .width) == "Invalid pairing of layout attributes.")
    // Apple's factory takes places of different axes; public layout libraries make such pairs in their suites.
    #expect(reason(.centerX, .centerY) == nil)
  }

  @Test func positionsNeedASecondItem() {
    let text =
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
      + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    #expect(reason(.left, toSecond: false) == text)
    #expect(reason(.left, .left, multiplier: 0) == text)
    #expect(reason(.width, toSecond: false) == nil)
    #expect(reason(.width, .width, multiplier: 0) == nil)
  }

  @Test func numbersAreFinite() {
    #expect(
      reason(.width, .width, multiplier: .nan) == "Multiplier is not finite!  That's illegal.  multiplier:nan"
    )
    #expect(
      reason(.width, .width, constant: .infinity)
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf")
  }

  @Test func prioritiesAreSteppedByNumbers() {
    #expect((LayoutPriority.required - 1).rawValue == 999)
    #expect((LayoutPriority.defaultLow + 0.5).rawValue == 250.5)
  }

  @Test func prioritiesLieAboveZeroAndNotAboveRequired() {
    #expect(ConstraintSpec.illegality(ofPriority: LayoutPriority(0.5)) == nil)
    #expect(ConstraintSpec.illegality(ofPriority: .required) == nil)
    #expect(
      ConstraintSpec.illegality(ofPriority: LayoutPriority(1001))?.reason
        == "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(ConstraintSpec.illegality(ofPriority: LayoutPriority(0)) != nil)
    #expect(ConstraintSpec.illegality(ofPriority: LayoutPriority(.nan)) != nil)
  }

  @Test func aFirstItemIsNeeded() {
    #expect(LayoutConstraintBase().spec.illegality?.reason == "Constraint must contain a first layout item")
  }
}
