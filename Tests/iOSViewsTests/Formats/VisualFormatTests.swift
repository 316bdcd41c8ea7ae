import AutoLayout
import Foundation
import Testing
import iOSViews

/// Formats on views: expected frames are arithmetic.
@MainActor
struct VisualFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func frames() {
    let (a, b) = (add(), add())
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-m-[a(b)]-[b]-m-|", options: [.alignAllTop, .alignAllBottom],
        metrics: ["m": 20], views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-30-[a(44)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 30, width: 136, height: 44))
    #expect(b.frame == CGRect(x: 164, y: 30, width: 136, height: 44))
  }

  /// From iOS 8 a bare `|-` is the superview's layout margin.
  @Test func barsAreMargins() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 11, bottom: 2, right: 12)
    let a = add()
    for format in ["|-[a]-|", "V:|-[a]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 11, y: 1, width: 297, height: 477))
  }

  @Test func directionsAndGuides() {
    root.semanticContentAttribute = .forceRightToLeft
    let a = add()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[g(30)]-5-[a(20)]", options: .directionRightToLeft, metrics: nil,
        views: ["a": a, "g": guide])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-2-[g(7)][a(9)]", metrics: nil, views: ["a": a, "g": guide]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 280, y: 2, width: 30, height: 7))
    #expect(a.frame == CGRect(x: 255, y: 9, width: 20, height: 9))
  }

  @Test func metricsOfAnyNumberAndOptionalViews() throws {
    let outlet: UIView? = add()
    let constraints = try NSLayoutConstraint.parse(
      "|-i-[a(d)]-(f@n)-|", options: [],
      metrics: ["i": 3, "d": 4.5, "f": CGFloat(6), "n": NSNumber(value: 250)], views: ["a": outlet as Any])
    #expect(constraints.map(\.constant) == [3, 4.5, 6])
    #expect(constraints.map(\.priority.rawValue) == [1000, 1000, 250])
  }

  @Test func badFormatsThrowApplesReason() {
    #expect(
      throws: LayoutException(
        .invalidArgument,
        "Unable to parse constraint format: \nx is not a key in the views dictionary. \n[x] \n  ^")
    ) {
      try NSLayoutConstraint.parse("[x]", options: [], metrics: [:], views: [:])
    }
    #expect(
      throws: LayoutException(
        .internalInconsistency,
        "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.")
    ) {
      try NSLayoutConstraint.parse("[x(1@1001)]", options: [], metrics: [:], views: ["x": UIView()])
    }
    #expect(throws: LayoutException.self) {
      try NSLayoutConstraint.parse("[x]", options: [], metrics: [:], views: ["x": 3])
    }
  }

  @Test func propertiesAsBindings() {
    final class Form: UIView {
      let title = UILabel()
      lazy var field = UITextField()
      var other: UIView?
      let count = 3
    }
    let form = Form()
    _ = form.field
    let names = NSLayoutConstraint.dictionaryOfVariableBindings(of: form).keys
    #expect(names.contains("title") && names.contains("field"))
    #expect(!names.contains("other") && !names.contains("count"))
  }
}
