import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@testable import iOSCore

/// Animations of blocks, seen at times of a clock that is turned by hand.
@MainActor
struct BlockAnimationTests {
  private func shown(_ view: UIView) -> CGRect {
    guard let layer = view.layer.presentation() else { return .null }
    return CGRect(
      x: layer.position.x - layer.bounds.width / 2, y: layer.position.y - layer.bounds.height / 2,
      width: layer.bounds.width, height: layer.bounds.height)
  }

  private func box(in root: UIView) -> (view: UIView, width: NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return (view, width)
  }

  /// The article “Advanced Auto Layout Toolbox”: change constraints, then lay out in the block.
  @Test func layoutInABlockMovesWhatItMoved() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let (view, width) = box(in: root)
      root.layoutIfNeeded()
      width.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
      #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
      #expect(shown(view) == CGRect(x: 0, y: 0, width: 100, height: 40))
      clock.advance(to: 0.25)
      #expect(shown(view) == CGRect(x: 0, y: 0, width: 150, height: 40))
      clock.advance(to: 1)
      #expect(shown(view) == view.frame)
    }
  }

  /// Stack Overflow, “How do I animate constraint changes?”: a constant alone animates nothing.
  @Test func aConstantAloneAnimatesNothing() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let (view, width) = box(in: root)
      root.layoutIfNeeded()
      var end: Double?
      UIView.animate(withDuration: 1, animations: { width.constant = 300 }) { _ in end = clock.now }
      clock.advance(to: 0.5)
      #expect(view.layer.animationKeys() == nil)
      #expect(end == 0)
    }
  }

  /// WWDC 2014, session 236: reversed on the way, a view turns round without a jump, and both completions are true.
  @Test func reversedOnTheWay() {
    AnimationClock.manual { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var ends: [String] = []
      @MainActor func go(to x: CGFloat, _ name: String) {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = x }
        ) {
          ends.append("\(name) \($0) \(clock.now)")
        }
      }
      go(to: 100, "there")
      clock.advance(to: 0.5)
      go(to: 0, "back")
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      #expect(shown(view).minX == 50)
      clock.advance(to: 0.75)
      #expect(shown(view).minX == 50)
      clock.advance(to: 2)
      #expect(ends == ["there true 1.0", "back true 1.5"])
    }
  }

  /// An opacity is absolute: it jumps unless the animation begins from what is shown (Apple, `.beginFromCurrentState`; material
  /// motion-animator's tests).
  @Test(arguments: [true, false])
  func fadesThatOverlap(fromCurrent: Bool) {
    AnimationClock.manual { clock in
      let view = UIView()
      var first: Bool?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }) {
        first = $0
      }
      clock.advance(to: 0.25)
      let options: UIView.AnimationOptions =
        fromCurrent ? [.curveLinear, .beginFromCurrentState] : .curveLinear
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 1 })
      #expect(first == false)
      #expect(view.layer.presentation()?.opacity == (fromCurrent ? 0.75 : 0))
    }
  }

  /// An anchor point is absolute (since iOS 11; material motion-animator's tests). The position stays, and is not animated.
  @Test func anchorPointsAreLed() {
    AnimationClock.manual { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.anchorPoint = .zero }
      #expect(view.layer.animationKeys() == ["anchorPoint"] && view.frame.minX == 50)
      clock.advance(to: 0.5)
      let layer = view.layer.presentation()
      #expect(layer?.anchorPoint == CGPoint(x: 0.25, y: 0.25) && layer?.position == CGPoint(x: 50, y: 50))
    }
  }

  /// An opacity is a `Float`, as the layer's is.
  @Test func opacitiesAreFloats() throws {
    try AnimationClock.manual { _ in
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.fromValue as? Float == 1 && animation.toValue as? Float == 0.5)
    }
  }

  /// A view that is new in the block comes from the superview's origin, unless it was laid out before.
  @Test(arguments: [true, false])
  func newViewsComeFromTheOrigin(isLaidOutBefore: Bool) {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      root.layoutIfNeeded()
      let (view, _) = box(in: root)
      if isLaidOutBefore { root.layoutIfNeeded() }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
      clock.advance(to: 0.5)
      #expect(
        shown(view).size == (isLaidOutBefore ? CGSize(width: 100, height: 40) : CGSize(width: 50, height: 20))
      )
    }
  }

  /// A printed animation of a key frame from 0 to 0.1 over ten seconds: times 0, 0.1, 1 and values 1, 0, 0.
  @Test func keyFramesAsTheyPrint() throws {
    try AnimationClock.manual { _ in
      let view = UIView()
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
      }
      let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
      #expect(animation.keyTimes == [0, 0.1, 1])
      #expect(animation.values as? [CGFloat] == [1, 0, 0])
      #expect(animation.calculationMode == .linear && animation.fillMode == .both && animation.duration == 10)
      #expect(animation.timingFunction?.curve == CAMediaTimingFunction(name: .easeInEaseOut).curve)
    }
  }

  /// Apple, `UIStackView`: hiding an arranged view in a block animates the arrangement.
  @Test func stackViewsFoldUp() {
    AnimationClock.manual { clock in
      let (one, two) = (UIView(), UIView())
      for view in [one, two] {
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(999)
        height.isActive = true
      }
      let stack = UIStackView(arrangedSubviews: [one, two])
      stack.axis = .vertical
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 100),
      ])
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        one.isHidden = true
        root.layoutIfNeeded()
      }
      clock.advance(to: 0.5)
      #expect(shown(two).minY == 25)
      #expect(one.isDrawn)
      clock.advance(to: 1)
      #expect(shown(two).minY == 0)
      #expect(one.isHidden && !one.isDrawn)
      // Three times hidden and once shown is shown: UIKit counts, which is a fault (rdar 25087688).
      for _ in 0..<3 { UIView.animate(withDuration: 0.1) { one.isHidden = true } }
      UIView.animate(withDuration: 0.1) { one.isHidden = false }
      clock.advance(to: 3)
      #expect(!one.isHidden && one.isDrawn)
    }
  }

  /// Apple, `UIView.AnimationOptions.overrideInheritedDuration`.
  @Test func blocksInBlocksInherit() {
    AnimationClock.manual { clock in
      let (one, two) = (UIView(), UIView())
      UIView.animate(withDuration: 2) {
        one.alpha = 0
        UIView.animate(withDuration: 0.5) { two.alpha = 0 }
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      clock.advance(to: 1.5)
      #expect(two.layer.animationKeys() == ["opacity"])
      UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { two.alpha = 1 } }
      #expect(two.layer.animationKeys() == ["opacity"])
      clock.advance(to: 2)
      #expect(one.layer.animationKeys() == nil && two.layer.animationKeys() == nil)
    }
  }

  @Test func springsOvershoot() {
    AnimationClock.manual { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        view.frame.origin.x = 100
      }
      clock.advance(to: 0.25)
      // The curve of this spring, see the tests of springs.
      #expect(abs(shown(view).minX - 104.113) < 1e-2)
    }
  }

  @Test func animatorsEndInTime() {
    AnimationClock.manual { clock in
      let view = UIView()
      var end: (UIViewAnimatingPosition, Double)?
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { end = ($0, clock.now) }
      animator.startAnimation()
      #expect(animator.isRunning && animator.state == .active)
      clock.advance(to: 0.2)
      #expect(view.layer.presentation()?.opacity == 0.5)
      clock.advance(to: 1)
      #expect(end?.0 == .end && end?.1 == 0.4)
      #expect(!animator.isRunning && animator.state == .inactive)
    }
  }

  /// The picture at a time: places, opacities and colours on the way.
  @Test func picturesShowTheWay() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      root.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
        view.alpha = 0.5
      }
      clock.advance(to: 0.5)
      let groups = root.displayList().commands.compactMap { command in
        if case .beginGroup(let group) = command { group } else { nil }
      }
      #expect(groups.last?.bounds.size == CGSize(width: 15, height: 15))
      #expect(groups.last?.opacity == 0.75)
    }
  }

  @Test func withoutAClockBlocksEndAtOnce() {
    let view = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 5, animations: { view.alpha = 0 }) { log.append("done \($0)") }
    #expect(log == ["done true"] && view.layer.animationKeys() == nil)
  }
}
