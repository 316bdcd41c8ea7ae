import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Both ways of animating constraints, as WWDC 2012, session 228 and the article “Advanced Auto Layout Toolbox” describe them
/// apart: stepping the constants keeps all rules at every frame, leading the frames does not.
@MainActor
struct ShownLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let left = UIView()
  private let right = UIView()
  private let gap: NSLayoutConstraint
  private let most: NSLayoutConstraint

  /// The talk's example: a view as wide as the space beside another, and no wider than a limit. Opening the space moves both;
  /// the limit holds at both ends.
  init() {
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    gap = left.widthAnchor.constraint(equalToConstant: 300)
    most = right.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    let fill = right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 1)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      gap, most, fill, left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor), left.heightAnchor.constraint(equalToConstant: 50),
      right.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.heightAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
  }

  @Test func framesThatAreLedBreakRulesOnTheWay() throws {
    try AnimationClock.manual { clock in
      gap.constant = 60
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [root] in root.layoutIfNeeded() }
      clock.advance(to: 0.5)
      let layout = ShownLayout(of: root)
      #expect(layout.frame(of: left) == CGRect(x: 0, y: 0, width: 180, height: 50))
      #expect(layout.finalFrame(of: left)?.width == 60)
      // 120 wide at first, as much as the limit lets it; 60 at the end; on the way 90, where the rule would have 120.
      let miss = try #require(layout.misses.first { $0.constraint.firstItem === right })
      #expect(abs(miss.points - 90) < 1e-6)
      // The width that changes is not what it will be, either.
      #expect(layout.misses.count == 2 && layout.misses.contains { $0.constraint === gap })
      clock.advance(to: 1)
      #expect(ShownLayout(of: root).misses.isEmpty)
    }
  }

  @Test func constantsThatAreSteppedKeepAllRules() {
    AnimationClock.manual { clock in
      var end: Double?
      ConstraintAnimation.run(
        [(gap, 60)], in: root, duration: 0.5,
        timingParameters: UICubicTimingParameters(animationCurve: .linear)
      ) { end = clock.now }
      for frame in 1...30 {
        clock.advance(to: Double(frame) / 60)
        #expect(ShownLayout(of: root).misses.isEmpty)
        #expect(abs(left.frame.width - (300 - 8 * CGFloat(frame))) <= 0.5, "frame \(frame)")
        #expect(abs(right.frame.width - min(120, left.frame.width)) <= 0.5)
      }
      #expect(end == 0.5 && left.frame.width == 60)
    }
  }

  @Test func atOnceConstantsHaveTheirLastValues() {
    ConstraintAnimation.run([(gap, 60)], in: root, duration: 1)
    #expect(left.frame.width == 60)
  }

  // MARK: Frames

  @Test func framesAreDrawnInOrder() throws {
    try AnimationClock.manual { _ in
      left.backgroundColor = .red
      gap.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [root] in root.layoutIfNeeded() }
      var widths: [CGFloat] = []
      try root.drawFrames(AnimationFrames(duration: 1, count: 5)) { index, time, drawing in
        #expect(time == Double(index) / 4)
        let boxes = drawing.commands.compactMap { command -> CGFloat? in
          guard case .fill(let path, _, _) = command else { return nil }
          return path.boundingBoxOfPoints?.width
        }
        widths += boxes
      }
      #expect(widths == [300, 250, 200, 150, 100])
    }
  }

  @Test(arguments: [(Double.nan, 5), (-1, 5), (0, 5), (.infinity, 5), (1, 1), (1, -3), (1, 3_601)])
  func framesHaveLimits(duration: Double, count: Int) {
    #expect(throws: AnimationFrames.Fault.self) { try AnimationFrames(duration: duration, count: count) }
  }
}

/// The rest of the acceptance list: reversal by numbers, and the origin of new views.
@MainActor
struct AnimationAcceptanceTests {
  private func x(_ view: UIView) -> CGFloat { (view.layer.presentation()?.position.x ?? .nan) }

  /// WWDC 2014, session 236: from 0 to 500, turned round when the first still takes 300 away: the second starts at +500, and
  /// what is shown is 0 − 300 + 500 = 200.
  @Test func reversalByTheNumbersOfTheTalk() {
    AnimationClock.manual { clock in
      let view = UIView(frame: .zero)
      var ends: [String] = []
      @MainActor func go(to x: CGFloat) {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = x }
        ) { ends.append("\(x) \($0) \(clock.now)") }
      }
      go(to: 500)
      clock.advance(to: 0.4)
      go(to: 0)
      #expect(abs(x(view) - 200) < 1e-9)
      let first = view.layer.animation(forKey: "position") as? CABasicAnimation
      let second = view.layer.animation(forKey: "position-2") as? CABasicAnimation
      #expect(
        first?.fromValue as? CGPoint == CGPoint(x: -500, y: 0)
          && second?.fromValue as? CGPoint == CGPoint(x: 500, y: 0))
      #expect(second?.toValue as? CGPoint == .zero && second?.isAdditive == true)
      clock.advance(to: 2)
      #expect(ends == ["500.0 true 1.0", "0.0 true 1.4"])
    }
  }

  /// A view that is new in a block comes from the superview's origin, without a size.
  @Test func newViewsStartFromNothing() {
    AnimationClock.manual { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layoutIfNeeded()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
      #expect(ShownLayout(of: root).frame(of: view) == .zero)
      #expect(view.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    }
  }

  /// A block's animation as a printed one shows it: additive, from the difference to zero, both fill modes, easing in and
  /// out; bounds come in two parts.
  @Test func blockAnimationsAsTheyPrint() throws {
    try AnimationClock.manual { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 0.7) { view.bounds = CGRect(x: 0, y: 0, width: 30, height: 10) }
      #expect(Set(view.layer.animationKeys() ?? []).isSuperset(of: ["bounds.origin", "bounds.size"]))
      let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
      #expect(size.fromValue as? CGSize == CGSize(width: -20, height: 0) && size.toValue as? CGSize == .zero)
      #expect(size.isAdditive && size.fillMode == .both && size.duration == 0.7 && size.delegate != nil)
      #expect(size.timingFunction?.curve == CAMediaTimingFunction(name: .easeInEaseOut).curve)
      let origin = try #require(view.layer.animation(forKey: "bounds.origin") as? CABasicAnimation)
      #expect(origin.fromValue as? CGPoint == .zero && origin.toValue as? CGPoint == .zero)
    }
  }

  /// WWDC 2014, session 236: what a repeating animation holds is replaced, and its completion is notified of it.
  @Test func repeatingAnimationsAreReplaced() {
    AnimationClock.manual { clock in
      let view = UIView(frame: .zero)
      var first: Bool?
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 100 }
      ) { first = $0 }
      clock.advance(to: 1.25)
      #expect(abs(x(view) - 75) < 1e-9)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 })
      #expect(first == false && view.layer.animationKeys() == ["position"])
      clock.advance(to: 5)
      #expect(x(view) == 0)
    }
  }

  /// Apple, `animate(withDuration:…)`: without duration the change is at once, and the completion comes with the next turn.
  @Test func withoutDurationTheCompletionWaitsForTheTurn() {
    AnimationClock.manual { clock in
      let view = UIView(frame: .zero)
      var end: Bool?
      UIView.animate(withDuration: 0, animations: { view.center.x = 100 }) { end = $0 }
      #expect(x(view) == 100 && end == nil)
      clock.advance(by: 0)
      #expect(end == true)
    }
  }
}
