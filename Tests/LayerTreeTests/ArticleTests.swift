import DocumentedCode
import Foundation
import LayerTree
import Testing

/// The code of the article about the clock. Expected values: linear interpolation, and Core Animation's default of a quarter
/// of a second for implicit animations.
@MainActor
struct ArticleTests {
  @Test func animatingOnAClock() throws {
    // Sample begins.
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    AnimationClock.manual { clock in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0.0
      move.toValue = 100.0
      move.duration = 2
      dot.add(move, forKey: "move")
      clock.advance(by: 0.5)
      print(dot.presentation()?.position.x ?? 0, dot.position.x)  // 25.0 0.0
    }
    // Sample ends.
    #expect(dot.position.x == 0 && dot.animationKeys() == nil)

    // Sample begins.
    var hasEnded = false
    let seconds = try AnimationClock.manual { clock in
      CATransaction.begin()
      CATransaction.setCompletionBlock { hasEnded = true }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0.0
      fade.duration = 0.4
      dot.add(fade, forKey: "fade")
      CATransaction.commit()
      return try clock.settle()
    }
    print(seconds, hasEnded)  // 0.4 true
    // Sample ends.
    #expect(seconds == 0.4 && hasEnded)

    // Sample begins.
    let root = CALayer()
    root.addSublayer(dot)
    AnimationClock.manual { clock in
      CATransaction.flush()
      dot.opacity = 0
      print(dot.presentation()?.opacity ?? 0)  // 1.0
      clock.advance(by: 0.25)
      print(dot.presentation()?.opacity ?? 1)  // 0.0
    }
    // Sample ends.
    #expect(dot.opacity == 0)

    // Sample begins.
    let bounce = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    bounce.keyPath = "position.y"
    bounce.toValue = 100.0
    bounce.duration = bounce.settlingDuration
    AnimationClock.manual { clock in
      dot.add(bounce, forKey: "bounce")
      clock.advance(by: 0.5)
      print((dot.presentation()?.position.y ?? 0) > 100)  // true
    }
    // Sample ends.
  }

  /// The values that the comments of the samples name.
  @Test func theCommentsAreTrue() throws {
    let (root, dot) = (CALayer(), CALayer())
    root.addSublayer(dot)
    AnimationClock.manual { clock in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0.0
      move.toValue = 100.0
      move.duration = 2
      dot.add(move, forKey: "move")
      clock.advance(by: 0.5)
      #expect(dot.presentation()?.position.x == 25 && dot.position.x == 0)
      dot.removeAllAnimations()
      CATransaction.flush()
      dot.opacity = 0
      #expect(dot.presentation()?.opacity == 1)
      clock.advance(by: 0.25)
      #expect(dot.presentation()?.opacity == 0)
      let bounce = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      bounce.keyPath = "position.y"
      bounce.toValue = 100.0
      bounce.duration = bounce.settlingDuration
      dot.add(bounce, forKey: "bounce")
      clock.advance(by: 0.5)
      #expect((dot.presentation()?.position.y ?? 0) > 100)
    }
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/LayerTree/LayerTree.docc/AnimatingOnAClock.md")
  }
}
