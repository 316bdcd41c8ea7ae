import AutoLayout
import Foundation
import Testing
import iOSViews

/// The bad habits of “Auto layout best practices for minimum pain”, each beside a good one.
@MainActor
struct LayoutHabitTests {
  private func codes(_ findings: [LayoutFinding]) -> [String] { findings.map(\.code) }

  private func superview(of view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return root
  }

  /// The article's first bad example.
  private final class SelfSized: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      addConstraint(
        NSLayoutConstraint(
          item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 0, constant: 100))
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ContentSized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 20) }
  }

  @Test func aViewThatConstrainsItsSize() throws {
    let found = LayoutHabits.findings { superview(of: SelfSized()) }
    #expect(codes(found) == ["constrains-own-size"])
    let finding = try #require(found.first)
    #expect(
      finding.message.contains("SelfSized constrains its own size: ")
        && finding.message.hasSuffix(".width == 100"))
    #expect(finding.location?.file.hasSuffix("LayoutHabitTests.swift") == true)
    let sizedFromOutside = LayoutHabits.findings {
      let view = ContentSized()
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return superview(of: view)
    }
    #expect(sizedFromOutside.isEmpty)
  }

  /// The article's second bad example.
  private final class SelfCentred: UIView {
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let superview else { return }
      centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    }
  }

  @Test func aViewThatConstrainsItsSuperview() {
    let found = LayoutHabits.findings { superview(of: SelfCentred()) }
    #expect(codes(found) == ["constrains-superview"])
    let placedFromOutside = LayoutHabits.findings {
      let view = ContentSized()
      let root = superview(of: view)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      return root
    }
    #expect(placedFromOutside.isEmpty)
  }

  private class Card: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    func makeConstraints() -> [NSLayoutConstraint] {
      [
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      ]
    }
  }

  /// The article's “very bad implementation”.
  private final class Rebuilding: Card {
    override func updateConstraints() {
      removeConstraints(constraints)
      NSLayoutConstraint.activate(makeConstraints())
      super.updateConstraints()
    }
  }

  /// The article's “correct way”.
  private final class Updating: Card {
    private lazy var made = makeConstraints()
    override func updateConstraints() {
      NSLayoutConstraint.activate(made)
      made[0].constant += 1
      super.updateConstraints()
    }
  }

  @Test func updatesThatRebuild() throws {
    let found = LayoutHabits.findings { superview(of: Rebuilding()) }
    #expect(codes(found) == ["rebuilds-constraints"])
    #expect(try #require(found.first).message.contains("removes 2 constraints and recreates the same ones"))
    #expect(LayoutHabits.findings { superview(of: Updating()) }.isEmpty)
  }

  @Test func requiredContentPriorities() {
    let label = UILabel()
    label.text = "Text"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let found = LayoutHabits.findings(in: label)
    #expect(codes(found) == ["required-content-priority"])
    #expect(found.first?.message.hasSuffix("horizontal compression resistance") == true)
    label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    #expect(LayoutHabits.findings(in: label).isEmpty)
    // A plain view has no content for which it could matter.
    let plain = UIView()
    plain.setContentHuggingPriority(.required, for: .vertical)
    #expect(LayoutHabits.findings(in: plain).isEmpty)
  }

  private final class Lopsided: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 0) }
  }

  private final class Shadowed: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 0) }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -4, dy: 0) }
  }

  @Test func alignmentOverridesThatDoNotFit() {
    #expect(codes(LayoutHabits.findings(in: Lopsided())) == ["alignment-not-inverse"])
    #expect(LayoutHabits.findings(in: Shadowed()).isEmpty)
  }
}
