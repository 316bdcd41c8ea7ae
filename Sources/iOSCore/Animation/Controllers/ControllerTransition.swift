import AutoLayout
import Foundation
import Graphics
import LayerTree

/// An animated transition between controllers, with the animations that programs run alongside it.
///
/// Its timing is the system's: the spring of ``UISpringTimingParameters/init()`` (WWDC 2016, session 216), for half a
/// second, as for keyboards. If the ``AnimationClock`` completes animations at once, there is no such transition.
@MainActor
final class ControllerTransition: LastingTransition {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.5

  private weak var from: UIViewController?
  private weak var to: UIViewController?

  /// Nil if animations complete at once.
  init?(
    animated: Bool, from: UIViewController?, to: UIViewController?, in containerView: UIView?,
    style: UIModalPresentationStyle = .none
  ) {
    guard animated, let containerView, Self.lasts(in: containerView) else { return nil }
    self.from = from
    self.to = to
    var settings = AnimationSettings(duration: Self.duration, pace: .spring(.system))
    settings.options = [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    super.init(settings, in: containerView, style: style)
    Self.open.append(self)
  }

  static func lasts(in view: UIView) -> Bool {
    AnimationClock.shared.takesTime && AnimationState.areEnabled && view.window != nil
  }

  /// The transitions that have not ended, the newest last.
  private static var open: [ControllerTransition] = []

  /// The transition that a controller or an ancestor takes part in, or runs between its children.
  static func current(of controller: UIViewController) -> ControllerTransition? {
    var member: UIViewController? = controller
    while let known = member {
      let found = open.last {
        $0.from === known || $0.to === known || $0.containerView.owningController === known
      }
      if let found { return found }
      member = known.parent
    }
    return nil
  }

  /// Animates the changes, together with the animations that others have added.
  override func run(_ changes: () -> Void, completion: @escaping () -> Void) {
    super.run(changes) { [self] in
      Self.open.removeAll { $0 === self }
      completion()
    }
  }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
}

// MARK: Presentations

extension ControllerTransition {
  /// Shows a presented view: it moves in from below or fades in, and the dimming view fades in.
  func present(_ view: UIView, fades: Bool, completion: @escaping () -> Void) {
    UIView.performWithoutAnimation { containerView.layoutIfNeeded() }
    run(
      {
        for other in containerView.subviews where other !== view { fadeIn(other) }
        if fades { return fadeIn(view) }
        let end = view.center
        AnimationBlock.note(
          view, "position", .point(CGPoint(x: end.x, y: end.y + wayOut(of: view))), .point(end))
      }, completion: completion)
  }

  /// Removes a presented view. Its appearance is restored afterwards.
  func dismiss(_ view: UIView, fades: Bool, completion: @escaping () -> Void) {
    let others = containerView.subviews.filter { $0 !== view }
    let (transform, alphas) = (view.transform, ([view] + others).map(\.alpha))
    run(
      {
        for other in others { other.alpha = 0 }
        if fades {
          view.alpha = 0
        } else {
          view.transform = transform.concatenating(
            CGAffineTransform(translationX: 0, y: wayOut(of: view)))
        }
      },
      completion: {
        completion()
        UIView.performWithoutAnimation {
          view.transform = transform
          for (view, alpha) in zip([view] + others, alphas) { view.alpha = alpha }
        }
      })
  }

  private func fadeIn(_ view: UIView) {
    AnimationBlock.note(view, "opacity", .scalar(0), .scalar(view.alpha))
  }

  /// The distance from the view's position to below the container, in points.
  private func wayOut(of view: UIView) -> CGFloat {
    max(0, containerView.bounds.maxY - view.layoutNode.frame.minY)
  }
}

// MARK: Stacks

extension ControllerTransition {
  /// The share of the width by which the lower of two controllers moves. Estimated from the look of iOS: about a
  /// third.
  private static let parallax: CGFloat = 0.3

  /// Slides the new top controller of a stack in and a snapshot of the old one out.
  func slide(
    to content: UIView, from picture: UIView?, isPush: Bool, completion: @escaping () -> Void
  ) {
    let sign: CGFloat = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = containerView.bounds.width * sign
    if let picture {
      UIView.performWithoutAnimation {
        if isPush {
          containerView.insertSubview(picture, belowSubview: content)
        } else {
          containerView.insertSubview(picture, aboveSubview: content)
        }
      }
    }
    run(
      {
        let end = content.center
        let start = CGPoint(x: end.x + (isPush ? width : -width * Self.parallax), y: end.y)
        AnimationBlock.note(content, "position", .point(start), .point(end))
        picture?.center.x += isPush ? -width * Self.parallax : width
      },
      completion: {
        picture?.removeFromSuperview()
        completion()
      })
  }

  /// Cross-fades a bar's content.
  static func fade(_ bar: UIView) {
    let fade = CATransition()
    fade.duration = duration
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    bar.layer.add(fade, forKey: nil)
  }

  /// Shows or hides a bar by sliding it over an edge, together with the layout that this changes.
  ///
  /// - Parameter offset: the distance from its position to one outside the view, in points.
  static func slideBar(
    _ bar: UIView, isHiding: Bool, by offset: CGFloat, duration: TimeInterval, in view: UIView,
    _ change: () -> Void
  ) {
    view.layoutIfNeeded()
    let old = bar.center
    let out = CGPoint(x: old.x, y: old.y + offset)
    if isHiding { bar.writableViewExtras.hidingAnimations += 1 }
    AnimationBlock.run(AnimationSettings(duration: duration)) {
      change()
      view.layoutIfNeeded()
      if isHiding {
        bar.center = out
      } else {
        let end = bar.center
        AnimationBlock.note(
          bar, "position", .point(CGPoint(x: end.x, y: end.y + offset)), .point(end))
      }
    } completion: { _ in
      guard isHiding else { return }
      bar.writableViewExtras.hidingAnimations -= 1
    }
  }
}
