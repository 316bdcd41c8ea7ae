import AutoLayout
import Foundation
import LayoutExpectations
import iOSViews

/// A fault that may occur during an animation whose first and last frames are correct.
public enum AnimationCheck: String, Hashable, Sendable, CaseIterable {
  /// Views of one superview overlap.
  case overlap
  /// A view moves outside of the root view.
  case leavingTheScreen
  /// A clipping view cuts off a part of its subviews.
  case clipping
  /// A constraint is violated.
  case constraints
}

/// Fails the running test if an animation whose first and last frames are correct shows a fault in
/// between.
///
/// Runs the closure on a manual clock, frame by frame, until all animations have ended. Core Animation
/// interpolates frames without regard to constraints; so constraints are checked only if `checks` contains
/// ``AnimationCheck/constraints``.
///
///     expectSoundAnimation(in: view) {
///       width.constant = 300
///       UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
///     }
///
/// - Parameters:
///   - root: the view whose tree is examined, and which represents the screen.
///   - checks: the faults to look for.
///   - framesPerSecond: the number of frames to examine in each second.
///   - limit: the largest duration in seconds; an animation that is still running then fails the test,
///     too.
///   - fileID: the file that a failure names.
///   - filePath: the path of that file.
///   - line: the line that a failure names.
///   - column: the column that a failure names.
///   - animations: starts the animations.
@MainActor
public func expectSoundAnimation(
  in root: UIView, checks: [AnimationCheck] = [.overlap, .leavingTheScreen, .clipping],
  framesPerSecond: Int = 60, limit: TimeInterval = 10, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  of animations: () throws -> Void
) rethrows {
  let site = TestSite(fileID, filePath, line, column)
  var examination = AnimationExamination(root: root, checks: checks)
  let outcome = try AnimationClock.manual { clock in
    try examination.run(animations, on: clock, framesPerSecond: max(1, framesPerSecond), limit: max(0, limit))
  }
  if let message = examination.message(outcome) { TestFailure.record(message, at: site) }
}

/// Examines each frame of an animation.
@MainActor
struct AnimationExamination {
  let root: UIView
  let checks: [AnimationCheck]
  private var found: [Found] = []

  private struct Found {
    let text: String
    let first: Double
    var last: Double
    var points: CGFloat
  }

  init(root: UIView, checks: [AnimationCheck]) {
    self.root = root
    self.checks = checks
  }

  /// Smaller violations are rounding errors.
  private static let tolerance: CGFloat = 1
  /// The largest number of views in one superview that are compared pair by pair; with more views,
  /// overlaps are not checked.
  private static let mostSiblings = 200

  /// - Returns: the animations that are still running at the limit; nil if all have ended.
  mutating func run(
    _ animations: () throws -> Void, on clock: AnimationClock, framesPerSecond: Int, limit: Double
  ) rethrows -> AnimationNeverEnds? {
    root.layoutIfNeeded()
    let start = ShownLayout(of: root)
    try animations()
    var frame = 0
    let begin = clock.now
    while true {
      look(from: start, at: clock.now - begin)
      frame += 1
      let time = Double(frame) / Double(framesPerSecond)
      if clock.isIdle { return nil }
      guard time <= limit else { break }
      clock.advance(to: begin + time)
    }
    do {
      try clock.settle(limit: 0)
    } catch { return error as? AnimationNeverEnds }
    return nil
  }

  private mutating func look(from start: ShownLayout, at time: Double) {
    let now = ShownLayout(of: root)
    let visible = now.views.filter { !$0.isHidden && $0.alpha > 0 }
    for check in checks {
      switch check {
      case .overlap: lookForOverlaps(visible, start, now, time)
      case .leavingTheScreen: lookOutside(visible, of: root, "the screen", start, now, time)
      case .clipping:
        for view in visible where view.clipsToBounds && view !== root {
          lookOutside(
            visible.filter { $0.superview === view }, of: view, ViewName.text(view), start, now, time)
        }
      case .constraints:
        for miss in now.misses { note("\(miss.constraint) does not hold", miss.points, time) }
      }
    }
  }

  private mutating func lookForOverlaps(
    _ views: [UIView], _ start: ShownLayout, _ now: ShownLayout, _ time: Double
  ) {
    for parent in views {
      let siblings = parent.subviews.filter { !$0.isHidden && $0.alpha > 0 }
      guard siblings.count <= Self.mostSiblings else { continue }
      for (index, one) in siblings.enumerated() {
        for other in siblings[(index + 1)...] {
          func common(_ frame: (UIView) -> CGRect?) -> CGFloat { Self.overlap(frame(one), frame(other)) }
          let depth = common(now.frame)
          guard depth > Self.tolerance, common(now.finalFrame) <= Self.tolerance,
            common(start.finalFrame) <= Self.tolerance
          else { continue }
          note("\(ViewName.text(one)) and \(ViewName.text(other)) overlap", depth, time)
        }
      }
    }
  }

  private static func overlap(_ one: CGRect?, _ other: CGRect?) -> CGFloat {
    guard let one, let other else { return 0 }
    let common = one.intersection(other)
    return common.isNull ? 0 : min(common.width, common.height)
  }

  private mutating func lookOutside(
    _ views: [UIView], of outer: UIView, _ name: String, _ start: ShownLayout, _ now: ShownLayout,
    _ time: Double
  ) {
    for view in views where view !== outer {
      func excess(_ frame: (UIView) -> CGRect?) -> CGFloat { Self.excess(frame(view), frame(outer)) }
      let points = excess(now.frame)
      guard points > Self.tolerance, excess(now.finalFrame) <= Self.tolerance,
        excess(start.finalFrame) <= Self.tolerance
      else { continue }
      note("\(ViewName.text(view)) leaves \(name)", points, time)
    }
  }

  private static func excess(_ inner: CGRect?, _ outer: CGRect?) -> CGFloat {
    guard let inner, let outer, !inner.isEmpty else { return 0 }
    return max(
      outer.minX - inner.minX, outer.minY - inner.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY)
  }

  private mutating func note(_ text: String, _ points: CGFloat, _ time: Double) {
    if let place = found.firstIndex(where: { $0.text == text }) {
      found[place].last = time
      found[place].points = max(found[place].points, points)
    } else {
      found.append(Found(text: text, first: time, last: time, points: points))
    }
  }

  func message(_ endless: AnimationNeverEnds?) -> String? {
    var lines = found.map { found in
      "\(found.text) by up to \(Self.text(found.points)) points, from \(Self.text(found.first)) to "
        + "\(Self.text(found.last)) s"
    }
    if let endless { lines.append(endless.description) }
    return lines.isEmpty ? nil : (["During the animation:"] + lines).joined(separator: "\n")
  }

  private static func text(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}
