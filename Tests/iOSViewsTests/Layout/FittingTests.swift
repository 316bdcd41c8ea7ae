import Foundation
import Testing
import iOSViews

@MainActor
struct FittingTests {
  private func card() -> (UIView, FixedView) {
    let content = FixedView(80, 30)
    let card = UIView.container(500, 500, content)
    content.fillSuperview(10)
    return (card, content)
  }

  /// Apple, "Working with Auto Layout Programmatically": only the subtree counts, and a preference to be small.
  @Test func fittingIsSmall() {
    let (card, _) = card()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 50))
    #expect(card.frame.size == CGSize(width: 500, height: 500))
  }

  /// Compression resistance (750) beats the wish for the size (50); hugging (250) does, too.
  @Test func priorities() {
    let (card, content) = card()
    let wide = CGSize(width: 300, height: 0)
    #expect(
      card.systemLayoutSizeFitting(
        wide, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 300, height: 50))
    #expect(
      card.systemLayoutSizeFitting(
        wide, withHorizontalFittingPriority: UILayoutPriority(251), verticalFittingPriority: .fittingSizeLevel
      ).width == 300)
    #expect(
      card.systemLayoutSizeFitting(
        wide, withHorizontalFittingPriority: UILayoutPriority(249), verticalFittingPriority: .fittingSizeLevel
      ).width == 100)
    content.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
  }

  @Test func constraintsFromOutsideDoNotCount() {
    let (card, _) = card()
    let root = UIView.container(400, 400, card)
    card.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.width == 400)
    #expect(card.systemLayoutSizeFitting(.zero).width == 100)
    root.layoutIfNeeded()
    #expect(card.frame.width == 400)
  }

  /// (Labels of a public repository, iOS 18, measured this way.)
  @Test func labelsWithoutConstraintsFitTheirText() {
    let label = UILabel()
    label.text = "Hello"
    label.numberOfLines = 0
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .defaultLow)
    #expect(size == label.intrinsicContentSize)
    let narrow = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 300, height: size.height))
  }
}
