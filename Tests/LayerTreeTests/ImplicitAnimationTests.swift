import Foundation
import Graphics
import LayerTree
import Testing

/// The animations that layers without views start by themselves. Sources: Apple, `CALayer.action(forKey:)`
/// and `CATransaction`; material-motion's tests of Core Animation, which pass on iOS 9 to 14.
@MainActor
struct ImplicitAnimationTests {
  private let root = CALayer()
  private let layer = CALayer()

  private func commit(_ clock: AnimationClock) {
    root.addSublayer(layer)
    clock.advance(by: 0)
  }

  /// A quarter of a second along Core Animation's default curve, which at half of its time shows 0.8024 (the cubic of its
  /// control points).
  @Test func changesTakeAQuarterOfASecond() {
    AnimationClock.manual { clock in
      commit(clock)
      layer.opacity = 0
      #expect(layer.opacity == 0 && layer.presentation()?.opacity == 1)
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      clock.advance(by: 0.125)
      #expect(abs((layer.presentation()?.opacity ?? 1) - 0.1976) < 1e-4)
      // From what is shown, not from the model.
      layer.opacity = 1
      #expect(abs((layer.presentation()?.opacity ?? 1) - 0.1976) < 1e-4)
      clock.advance(by: 0.25)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func beforeTheFirstCommitNothingIsAnimated() {
    AnimationClock.manual { clock in
      layer.position.x = 5
      root.addSublayer(layer)
      layer.position.x = 50
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      layer.position.x = 500
      #expect(layer.animationKeys() == ["position"])
    }
  }

  @Test func theRootOfATreeIsNotAnimated() {
    AnimationClock.manual { clock in
      commit(clock)
      root.position.x = 5
      #expect(root.animationKeys() == nil)
    }
  }

  @Test func transactionsSetDurationAndCurve() {
    AnimationClock.manual { clock in
      commit(clock)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 9
      CATransaction.commit()
      CATransaction.commit()
      #expect(layer.animationKeys() == ["position"])
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position.x == 25)
    }
  }

  /// A background from nothing makes no animation.
  @Test func coloursFromNothingJump() {
    AnimationClock.manual { clock in
      commit(clock)
      layer.backgroundColor = .black
      #expect(layer.animationKeys() == nil)
      layer.backgroundColor = .white
      #expect(layer.animationKeys() == ["backgroundColor"])
    }
  }

  @Test func shapesAnimateTheirStrokesAndNotTheirPaths() {
    AnimationClock.manual { clock in
      let shape = CAShapeLayer()
      root.addSublayer(shape)
      clock.advance(by: 0)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      shape.strokeEnd = 0.5
      shape.isHidden = true
      #expect(shape.animationKeys() == ["strokeEnd"])
    }
  }

  // MARK: The search for an action

  private final class Answering: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class Slow: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { named("class") }
  }

  private static func named(_ name: String) -> CABasicAnimation {
    let animation = CABasicAnimation()
    animation.setValue(name, forKey: "name")
    return animation
  }
  private static func name(_ action: (any CAAction)?) -> String? {
    (action as? CAAnimation)?.value(forKey: "name") as? String
  }

  @Test func theSearchGoesFromTheDelegateToTheClass() {
    let layer = Slow()
    let delegate = Answering()
    #expect(Self.name(layer.action(forKey: "opacity")) == "class")
    layer.style = ["actions": ["opacity": Self.named("style")]]
    #expect(Self.name(layer.action(forKey: "opacity")) == "style")
    layer.actions = ["opacity": Self.named("actions")]
    #expect(Self.name(layer.action(forKey: "opacity")) == "actions")
    layer.delegate = delegate
    #expect(Self.name(layer.action(forKey: "opacity")) == "actions")
    delegate.answer = Self.named("delegate")
    #expect(Self.name(layer.action(forKey: "opacity")) == "delegate")
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  private final class Recorder: CAAction {
    var log: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.append(event)
    }
  }

  @Test func actionsHearOfEvents() {
    AnimationClock.manual { clock in
      let recorder = Recorder()
      layer.actions = ["position": recorder, "onOrderIn": recorder, "onOrderOut": recorder]
      commit(clock)
      layer.position = CGPoint(x: 1, y: 1)
      layer.removeFromSuperlayer()
      #expect(recorder.log == ["onOrderIn", "position", "onOrderOut"])
      #expect(layer.animationKeys() == nil)
    }
  }

  /// Common in clients: nulls under the keys of ``CALayer/actions`` switch animations off.
  @Test func nullSwitchesOff() {
    AnimationClock.manual { clock in
      commit(clock)
      layer.actions = ["position": NSNull()]
      layer.position.x = 5
      #expect(layer.animationKeys() == nil)
    }
  }

  // MARK: Presentation

  /// Apple, `CALayer.presentation()`: its sublayers and its superlayer are presentations too, and hits fall on what is shown.
  @Test func hitsFallOnWhatIsShown() {
    AnimationClock.manual { clock in
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      commit(clock)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 105
      CATransaction.commit()
      clock.advance(by: 0.5)
      let shown = root.presentation()
      #expect(shown?.hitTest(CGPoint(x: 55, y: 5))?.model() === layer)
      #expect(shown?.hitTest(CGPoint(x: 105, y: 5))?.model() === root)
      #expect(root.hitTest(CGPoint(x: 105, y: 5)) === layer)
      #expect(shown?.sublayers?.first?.position.x == 55)
      #expect(layer.presentation()?.superlayer?.model() === root)
      #expect(layer.presentation()?.convert(CGPoint.zero, to: shown) == CGPoint(x: 50, y: 0))
    }
  }
}
