import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// The statements of “Advanced Auto Layout Toolbox” (objc.io) on animation, with the values on the way.
@MainActor
struct SeedAnimationTests {
  /// The article's container: a plain view that puts the centre of what it holds back after each layout.
  private final class Container: UIView {
    weak var animated: UIView?
    var centre = CGPoint.zero

    override func layoutSubviews() {
      super.layoutSubviews()
      animated?.center = centre
    }
  }

  /// A view that constraints hold at its left edge is scaled. On its way the centre stays where it was: the correction runs
  /// in the block, too, and moves nothing.
  @Test func theContainerKeepsTheCentreOnTheWay() {
    AnimationClock.manual { clock in
      let (container, view) = (Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      (container.animated, container.centre) = (view, CGPoint(x: 30, y: 30))
      container.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
      for frame in 0...10 {
        clock.advance(to: Double(frame) / 10)
        let shown = view.layer.presentation()
        #expect(shown?.position == CGPoint(x: 30, y: 30))
        // By hand: uniform scales interpolate linearly.
        #expect(abs((shown?.affineTransform().a ?? 0) - (1 - 0.05 * Double(frame))) < 1e-9, "frame \(frame)")
      }
    }
  }

  /// “On iOS” constraints are stepped with a display link: the article's other way, written out as a program has it.
  @Test func aDisplayLinkStepsTheConstant() {
    AnimationClock.manual { clock in
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      root.layoutIfNeeded()
      let start = CACurrentMediaTime()
      let link = CADisplayLink { link in
        let share = min(1, link.timestamp - start)
        left.constant = 100 * share
        root.layoutIfNeeded()
        if share >= 1 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      for frame in 1...60 {
        clock.advance(to: Double(frame) / 60)
        let expected = 100 * Double(frame) / 60
        #expect(abs(view.frame.minX - expected) <= 0.5 && abs(view.frame.maxX - 400) < 1e-9, "frame \(frame)")
        #expect(ShownLayout(of: root).misses.isEmpty)
      }
      #expect(clock.isIdle && view.frame.minX == 100)
    }
  }
}
