import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Transitions of views and layers on the way. Sources: Apple's pages of `UIView.transition` and `CATransition`; how the
/// pictures are mixed is ours.
@MainActor
struct TransitionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func layers(_ list: DisplayList) -> [CGFloat] {
    list.commands.compactMap { command in
      if case .beginLayer(let layer) = command { layer.opacity } else { nil }
    }
  }

  private func fills(_ list: DisplayList) -> [Color] {
    list.commands.compactMap { command in if case .fill(_, _, let color) = command { color } else { nil } }
  }

  @Test func dissolvesMixBothPictures() {
    AnimationClock.manual { clock in
      root.addSubview(label)
      label.backgroundColor = .red
      var end: (Bool, Double)?
      UIView.transition(
        with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { [label] in label.backgroundColor = .blue }
      ) { end = ($0, clock.now) }
      clock.advance(to: 0.25)
      let list = root.displayList()
      // The whole, the old picture, the new one.
      #expect(layers(list) == [1, 0.75, 0.25])
      #expect(fills(list) == [.red, .blue].map { ($0 as UIColor).cgColor })
      #expect(list.commands.contains(.blend(.plusLighter)))
      clock.advance(to: 1)
      #expect(end?.0 == true && end?.1 == 1)
      #expect(layers(root.displayList()).isEmpty && fills(root.displayList()) == [UIColor.blue.cgColor])
    }
  }

  /// At a third of a flip the old picture is half as wide: the cosine of 60 degrees.
  @Test func flipsShowOneSideAtATime() {
    AnimationClock.manual { clock in
      label.backgroundColor = .red
      UIView.transition(
        with: label, duration: 3, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { [label] in label.backgroundColor = .blue })
      @MainActor func widths() -> [CGFloat] {
        label.displayList().commands.compactMap { command in
          guard case .concatenate(let t) = command, t.a != 1 else { return nil }
          return t.a
        }
      }
      clock.advance(to: 1)
      #expect(widths().count == 1 && abs(widths()[0] - 0.5) < 1e-9)
      #expect(fills(label.displayList()) == [UIColor.red.cgColor])
      clock.advance(to: 2)
      #expect(abs(widths()[0] - 0.5) < 1e-9)
      #expect(fills(label.displayList()) == [UIColor.blue.cgColor])
    }
  }

  /// Apple, `transition(from:to:duration:options:completion:)`: views change places in the superview, and the completion
  /// waits for the end.
  @Test func replacesAView() {
    AnimationClock.manual { clock in
      root.addSubview(label)
      label.backgroundColor = .red
      let other = UIView(frame: label.frame)
      other.backgroundColor = .blue
      var end: Double?
      UIView.transition(from: label, to: other, duration: 1, options: .transitionCrossDissolve) { _ in
        end = clock.now
      }
      #expect(root.subviews == [other] && end == nil)
      clock.advance(to: 0.5)
      #expect(fills(root.displayList()).count == 2)
      clock.advance(to: 1)
      #expect(end == 1)
    }
  }

  @Test func withoutOptionsItShowsAtOnce() {
    AnimationClock.manual { clock in
      UIView.transition(with: label, duration: 1, animations: { [label] in label.backgroundColor = .blue })
      clock.advance(to: 0.5)
      #expect(layers(label.displayList()).isEmpty)
    }
  }

  /// Apple, `CATransition`: key `transition`, a push moves both pictures.
  @Test func pushesMoveBothPictures() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      root.layer.addSublayer(layer)
      let push = CATransition()
      push.type = .push
      push.subtype = .fromRight
      push.duration = 1
      layer.add(push, forKey: "mine")
      #expect(layer.animationKeys() == ["transition"])
      clock.advance(to: 0.25)
      let moves = root.displayList().commands.compactMap { command -> CGFloat? in
        guard case .concatenate(let t) = command, t.tx != 0 else { return nil }
        return t.tx
      }
      // A quarter of 40 points to the left for the old one, three quarters to the right for the new one.
      #expect(moves == [-10, 30])
    }
  }

  /// The ways of both pictures of a layer of 40 × 20 points after a quarter of a transition.
  private func ways(_ type: CATransitionType, _ subtype: CATransitionSubtype) -> [CGVector] {
    AnimationClock.manual { clock in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      root.layer.addSublayer(layer)
      defer { layer.removeFromSuperlayer() }
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      layer.add(transition, forKey: nil)
      clock.advance(to: 0.25)
      return root.displayList().commands.compactMap { command in
        guard case .concatenate(let t) = command, t.tx != 0 || t.ty != 0 else { return nil }
        return CGVector(dx: t.tx, dy: t.ty)
      }
    }
  }

  /// Apple, `CATransitionType`: `moveIn` slides the new picture over the old one, `reveal` takes the old one away from the
  /// new one. IBAnimatable #156: `fromTop` and `fromBottom` are the other way round than their names say, as y goes up in
  /// Core Animation's own coordinates; programs that come from below say `moveIn`, `fromTop`, and go by `reveal`, `fromBottom`.
  @Test func picturesSlideOverOneAnother() {
    #expect(ways(.moveIn, .fromLeft) == [CGVector(dx: -30, dy: 0)])
    #expect(ways(.moveIn, .fromRight) == [CGVector(dx: 30, dy: 0)])
    #expect(ways(.moveIn, .fromTop) == [CGVector(dx: 0, dy: 15)])
    #expect(ways(.moveIn, .fromBottom) == [CGVector(dx: 0, dy: -15)])
    #expect(ways(.reveal, .fromBottom) == [CGVector(dx: 0, dy: 5)])
    #expect(ways(.reveal, .fromRight) == [CGVector(dx: -10, dy: 0)])
    #expect(ways(.push, .fromTop) == [CGVector(dx: 0, dy: -5), CGVector(dx: 0, dy: 15)])
  }

  /// Apple, `CATransition.startProgress` and `endProgress`: the transition plays a part of itself.
  @Test func transitionsMayPlayInPart() {
    AnimationClock.manual { clock in
      root.addSubview(label)
      let fade = CATransition()
      (fade.startProgress, fade.endProgress, fade.duration) = (0.25, 0.75, 1)
      label.layer.add(fade, forKey: nil)
      clock.advance(to: 0.5)
      #expect(layers(root.displayList()) == [1, 0.5, 0.5])
      clock.advance(to: 0.75)
      #expect(layers(root.displayList()) == [1, 0.375, 0.625])
    }
  }

  /// Leaving the tree ends animations unfinished.
  @Test func leavingTheTreeEndsAnimations() {
    AnimationClock.manual { clock in
      root.addSubview(label)
      var end: Bool?
      UIView.animate(withDuration: 1, animations: { [label] in label.alpha = 0 }) { end = $0 }
      clock.advance(to: 0.5)
      label.removeFromSuperview()
      #expect(end == false && label.layer.animationKeys() == nil)
    }
  }

  /// Objc.io 12, “View-Layer Synergy”: a view answers with an action in a block, outside with null.
  @Test func viewsAnswerForActions() {
    AnimationClock.manual { _ in
      #expect(label.action(for: label.layer, forKey: "opacity") is NSNull)
      #expect(label.layer.action(forKey: "opacity") == nil)
      var inside: (any CAAction)?
      UIView.animate(withDuration: 2) { [label] in inside = label.action(for: label.layer, forKey: "opacity")
      }
      #expect((inside as? CABasicAnimation)?.duration == 2)
    }
  }
}
