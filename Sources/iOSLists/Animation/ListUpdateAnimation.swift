import AutoLayout
import Foundation
import Graphics
import LayerTree

/// The animation of a list's update: views that stay move to their new positions, new ones appear, and removed views are
/// replaced by snapshots, so that they can be reused immediately.
///
/// Changes last 0.3 seconds, eased in and out, unless they are made in a block of animations: UIKit's duration is not
/// documented. If the ``AnimationClock`` completes animations at once, updates are not animated.
@MainActor
final class ListUpdateAnimation {
  /// The way in which a row appears or disappears.
  enum Motion {
    case still, fade, left, right, top, bottom
    /// Animates from or to a layout's attributes.
    case attributes(UICollectionViewLayoutAttributes)
  }

  private struct Staying {
    let view: UIView
    let frame: CGRect
    /// A snapshot of the view, if it leaves the list's bounds.
    let picture: UIView?
  }

  private struct Leaving {
    let picture: UIView
    let motion: Motion
  }

  /// A view that is visible after the update but not before.
  struct Arriving {
    let view: UIView
    /// Nil if the view was already in the list, outside of its bounds.
    let motion: Motion?
  }

  private static let duration: TimeInterval = 0.3

  private let list: UIScrollView
  private var staying: [Staying] = []
  private var leaving: [Leaving] = []

  /// Nil if the update is not animated.
  init?(of list: UIScrollView) {
    guard Self.isWanted(for: list) else { return nil }
    self.list = list
  }

  static func isWanted(for list: UIScrollView) -> Bool {
    AnimationClock.shared.takesTime && UIView.areAnimationsEnabled && list.window != nil
      && list.bounds.height > 0
  }

  // MARK: Before

  func note(staying view: UIView) {
    staying.append(Staying(view: view, frame: view.untransformedFrame, picture: picture(of: view)))
  }

  func note(leaving view: UIView, _ motion: Motion) {
    if case .still = motion { return }
    guard let picture = picture(of: view) else { return }
    leaving.append(Leaving(picture: picture, motion: motion))
  }

  private func picture(of view: UIView) -> UIView? {
    guard view.isDrawn, let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
    picture.frame = view.untransformedFrame
    picture.isUserInteractionEnabled = false
    return picture
  }

  // MARK: After

  /// Lays the list out and animates the changes.
  func run(_ layOut: () -> Void, arriving: () -> [Arriving]) {
    UIView.performWithoutAnimation(layOut)
    let arriving = arriving()
    var pictures: [UIView] = []
    let completions = Self.waiting
    Self.waiting = []
    AnimationBlock.run(AnimationSettings(duration: Self.duration)) {
      moveStaying(&pictures)
      for arrival in arriving { show(arrival) }
      for departure in leaving { hide(departure, &pictures) }
    } completion: { finished in
      for picture in pictures { picture.removeFromSuperview() }
      for completion in completions { completion(finished) }
    }
  }

  private func moveStaying(_ pictures: inout [UIView]) {
    for stays in staying {
      guard stays.view.superview === list else {
        guard let picture = stays.picture else { continue }
        insert(picture, &pictures)
        picture.center.y += shift(beside: stays.frame)
        continue
      }
      let (old, new) = (stays.frame, stays.view.untransformedFrame)
      guard old != new else { continue }
      let anchor = stays.view.anchorPoint
      AnimationBlock.note(
        stays.view, "position", .point(old.place(of: anchor)), .point(new.place(of: anchor)))
      AnimationBlock.note(stays.view, "bounds.size", .size(old.size), .size(new.size))
    }
  }

  /// The distance by which the nearest remaining view moves; its neighbours move with it.
  private func shift(beside frame: CGRect) -> CGFloat {
    let inView = staying.filter { $0.view.superview === list }
    let nearest = inView.min { abs($0.frame.midY - frame.midY) < abs($1.frame.midY - frame.midY) }
    return nearest.map { $0.view.untransformedFrame.minY - $0.frame.minY } ?? 0
  }

  private func insert(_ picture: UIView, _ pictures: inout [UIView]) {
    UIView.performWithoutAnimation { list.insertSubview(picture, at: 0) }
    pictures.append(picture)
  }

  private func show(_ arrival: Arriving) {
    let view = arrival.view
    guard let motion = arrival.motion else {
      let shift = shiftOfNew(view)
      if shift != 0 { note(view, from: CGVector(dx: 0, dy: -shift)) }
      return
    }
    switch motion {
    case .still: break
    case .attributes(let start):
      let place = start.frame.place(of: view.anchorPoint)
      note(view, from: CGVector(dx: place.x - view.center.x, dy: place.y - view.center.y))
      AnimationBlock.note(
        view, "transform", .transform(CATransform3DMakeAffineTransform(start.transform)),
        .transform(CATransform3DMakeAffineTransform(view.transform)))
      AnimationBlock.note(view, "opacity", .scalar(start.alpha), .scalar(view.alpha))
    default:
      note(view, from: offset(motion, view.bounds.size))
      AnimationBlock.note(view, "opacity", .scalar(0), .scalar(view.alpha))
    }
  }

  /// The distance by which the nearest remaining view has moved.
  private func shiftOfNew(_ view: UIView) -> CGFloat {
    let place = view.untransformedFrame.midY
    let inView = staying.filter { $0.view.superview === list }
    let nearest = inView.min {
      abs($0.view.untransformedFrame.midY - place) < abs($1.view.untransformedFrame.midY - place)
    }
    return nearest.map { $0.view.untransformedFrame.minY - $0.frame.minY } ?? 0
  }

  private func note(_ view: UIView, from offset: CGVector) {
    let end = view.center
    AnimationBlock.note(
      view, "position", .point(CGPoint(x: end.x + offset.dx, y: end.y + offset.dy)), .point(end))
  }

  private func offset(_ motion: Motion, _ size: CGSize) -> CGVector {
    switch motion {
    case .left: CGVector(dx: -list.bounds.width, dy: 0)
    case .right: CGVector(dx: list.bounds.width, dy: 0)
    case .top: CGVector(dx: 0, dy: -size.height)
    case .bottom: CGVector(dx: 0, dy: size.height)
    default: .zero
    }
  }

  private func hide(_ departure: Leaving, _ pictures: inout [UIView]) {
    let picture = departure.picture
    insert(picture, &pictures)
    if case .attributes(let end) = departure.motion {
      picture.center = end.frame.place(of: picture.anchorPoint)
      picture.transform = end.transform
      picture.alpha = end.alpha
      return
    }
    let offset = offset(departure.motion, picture.bounds.size)
    picture.center.x += offset.dx
    picture.center.y += offset.dy
    picture.alpha = 0
  }

  // MARK: Completions

  private static var waiting: [(Bool) -> Void] = []

  /// Runs an update; the completion is called when its animation has ended, or immediately without one.
  static func run(_ update: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = waiting
    waiting = completion.map { [$0] } ?? []
    update()
    let left = waiting
    waiting = outer
    for completion in left { completion(true) }
  }

  /// The same for a snapshot that is shown with or without animation.
  static func show(animated: Bool, _ completion: (() -> Void)?, _ update: () -> Void) {
    let completion: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    run({ if animated { update() } else { UIView.performWithoutAnimation(update) } }, completion: completion)
  }
}

extension UIView {
  /// The frame from layout, without the transform.
  fileprivate var untransformedFrame: CGRect { layoutNode.frame }
}

extension CGRect {
  /// The point at fractions of the size.
  fileprivate func place(of share: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * share.x, y: minY + height * share.y)
  }
}

extension UITableView.RowAnimation {
  var motion: ListUpdateAnimation.Motion {
    switch self {
    case .none: .still
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    default: .fade
    }
  }
}
