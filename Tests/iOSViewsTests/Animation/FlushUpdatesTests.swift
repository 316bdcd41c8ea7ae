import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Updates that are made wherever animations begin, end, are switched off or on (Apple, `UIView.AnimationOptions.flushUpdates`,
/// iOS 26), the system's deletion of views (`perform(_:on:options:animations:completion:)`), and windows that turn. Values on
/// the way are worked out by hand.
@MainActor
struct FlushUpdatesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let box = UIView()
  private let other = UIView()
  private let left: NSLayoutConstraint
  private let width: NSLayoutConstraint

  /// Two views of 100 points with a constraint each for their left edges and widths.
  init() throws {
    let controller = UIViewController()
    window.rootViewController = controller
    let root = try #require(controller.view)
    for view in [box, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    width = other.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      left, width, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
      other.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.topAnchor.constraint(equalTo: box.bottomAnchor),
      other.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.makeKeyAndVisible()
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
  private func width(_ view: UIView) -> CGFloat { view.layer.presentation()?.bounds.width ?? .nan }

  /// The bit, as dotnet/macios has it, which compares its own with Apple's headers.
  @Test func theBit() { #expect(UIView.AnimationOptions.flushUpdates.rawValue == 1 << 28) }

  @Test func whatIsPendingJumpsAndWhatTheBlockChangesMoves() {
    AnimationClock.manual { clock in
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { [left] in
        left.constant = 100
      }
      #expect(width(other) == 200 && box.frame.minX == 100)
      clock.advance(to: 0.25)
      #expect(abs(x(box) - 25) < 1e-6 && width(other) == 200)
    }
  }

  @Test func withoutTheOptionNothingMoves() {
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [left] in left.constant = 100 }
      clock.advance(to: 0.25)
      #expect(x(box) == 100)
    }
  }

  @Test func withoutAnimationWithinABlock() {
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { [left, width] in
        left.constant = 100
        UIView.performWithoutAnimation { width.constant = 200 }
      }
      clock.advance(to: 0.5)
      #expect(abs(x(box) - 50) < 1e-6 && width(other) == 200)
    }
  }

  /// Before an inner block the outer one's changes are laid out; the inner one need not request it.
  @Test func blocksInBlocks() {
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { [left, width] in
        left.constant = 100
        UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
          width.constant = 200
        }
      }
      clock.advance(to: 0.5)
      #expect(abs(x(box) - 50) < 1e-6 && abs(width(other) - 125) < 1e-6)
    }
  }

  @Test func animatorsFlush() throws {
    try AnimationClock.manual { clock in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [left] in left.constant = 100 }
      #expect(!animator.flushUpdates)
      animator.flushUpdates = true
      animator.startAnimation()
      clock.advance(to: 0.25)
      #expect(abs(x(box) - 25) < 1e-6)
      try clock.settle()
    }
  }

  @Test func atOnceItIsLaidOutAfterTheBlock() {
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { [left] in left.constant = 100 }
    #expect(box.frame.minX == 100)
  }

  // MARK: Deletion

  @Test func deletedViewsFadeAndGo() throws {
    try AnimationClock.manual { clock in
      var end: [String] = []
      UIView.perform(.delete, on: [box]) { [other] in
        other.alpha = 0.5
      } completion: { [box] finished in
        end.append("\(finished) \(clock.now) \(box.superview == nil)")
      }
      #expect(box.superview != nil && box.alpha == 1 && box.layer.presentation()?.opacity == 1)
      clock.advance(to: 0.1)
      // The system's spring: 0.54478 of the way; see SystemAnimationTests.
      let gone: Float = 0.54478
      let opacity = try #require(box.layer.presentation()?.opacity)
      let otherOpacity = try #require(other.layer.presentation()?.opacity)
      #expect(abs(opacity - 1 + gone) < 1e-4)
      #expect(abs(otherOpacity - 1 + gone / 2) < 1e-4)
      try clock.settle()
      #expect(end == ["true 0.5 true"] && box.alpha == 1)
    }
    UIView.perform(.delete, on: [other], animations: nil)
    #expect(other.superview == nil)
  }

  // MARK: Turns

  private final class Turned: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(coordinator.isAnimated) \(coordinator.transitionDuration)")
      coordinator.animate { [self] context in
        log.append("along \(context.percentComplete) \(view.bounds.width)")
        view.alpha = 0.5
      } completion: { [self] context in
        log.append("after \(context.percentComplete) \(AnimationClock.shared.now)")
      }
    }
  }

  @Test func aWindowTurns() throws {
    try AnimationClock.manual { clock in
      let controller = Turned()
      window.rootViewController = controller
      window.layoutIfNeeded()
      window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      let view = try #require(controller.view)
      #expect(controller.log == ["will true 0.3", "along 0.0 800.0"] && view.frame.width == 800)
      #expect(width(view) == 400 && view.layer.presentation()?.opacity == 1)
      clock.advance(to: 0.15)
      #expect(abs(width(view) - 600) < 1e-3 && abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
      try clock.settle()
      #expect(controller.log.last == "after 1.0 0.3" && width(view) == 800)
    }
  }

  @Test func atOnceAWindowTurnsAtOnce() {
    let controller = Turned()
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    #expect(controller.log.first == "will false 0.0" && controller.log.count == 3)
  }
}
