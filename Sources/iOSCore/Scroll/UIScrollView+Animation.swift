import Foundation
import Graphics
import LayerTree

/// Animated scrolling. It does not animate the layer, but sets the offset at each frame of the clock, so that lists create
/// the cells that come into view, and the delegate is notified of every step.
///
/// The speed is constant (Apple, `setContentOffset(_:animated:)`). The duration is not documented: 0.3 seconds here.
extension UIScrollView {
  static let scrollDuration: TimeInterval = 0.3
  private static let offsetKey = "contentOffset"

  /// Whether animations take time.
  package var scrollingTakesTime: Bool { AnimationClock.shared.takesTime && AnimationState.areEnabled }

  /// Scrolls to an offset.
  ///
  /// - Parameter landing: called at the end; returns the final offset, which may have changed meanwhile.
  package func animateOffset(to end: CGPoint, landing: (() -> CGPoint?)? = nil) {
    let way = OffsetAnimation { [weak self] in self?.scrollingDidEnd($0) }
    way.landing = landing
    offsetAnimation = way
    let animation = CABasicAnimation()
    animation.duration = Self.scrollDuration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = way
    PropertyStepper.run(
      animation, Self.offsetKey, of: self, from: .point(contentOffset), to: .point(end)
    ) { [weak self] value in
      guard let self, let offset = value.point else { return false }
      contentOffset = offset
      return true
    }
  }

  /// Lets a running scroll end at the offset that `landing` returns at its end.
  package func landScrolling(_ landing: @escaping () -> CGPoint?) { offsetAnimation?.landing = landing }

  func stopScrolling() {
    guard offsetAnimation != nil else { return }
    offsetAnimation = nil
    PropertyStepper.stop(Self.offsetKey, of: self)
  }

  private func scrollingDidEnd(_ way: OffsetAnimation) {
    guard offsetAnimation === way else { return }
    offsetAnimation = nil
    if let offset = way.landing?() { contentOffset = offset }
    scrollingDidEnd()
  }
}
