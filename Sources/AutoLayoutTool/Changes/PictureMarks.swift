import Foundation
import Graphics

/// The parts of two pictures of a scene that differ: views that are drawn differently or elsewhere, or that are in only
/// one picture.
struct PictureMarks {
  private(set) var old: [CGRect] = []
  private(set) var new: [CGRect] = []

  /// - Parameter newID: the id in the later picture of a view of the earlier one.
  init(
    _ before: DisplayList?, _ after: DisplayList?, newID: (String) -> String?
  ) {
    let first = before.map(DrawnViews.init)?.views ?? []
    let second = after.map(DrawnViews.init)?.views ?? []
    guard before != nil, after != nil else { return }
    var known: [String: DrawnView] = [:]
    for view in first {
      let key = view.identifier.map { newID($0) ?? $0 } ?? view.key
      if known[key] == nil { known[key] = view }
    }
    var shifts: [CGPoint?] = []
    for view in second {
      let former = known.removeValue(forKey: view.identifier ?? view.key)
      let shift = former.map { CGPoint(x: view.rect.minX - $0.rect.minX, y: view.rect.minY - $0.rect.minY) }
      shifts.append(shift)
      let carrier = view.parent.flatMap { shifts[$0] } ?? .zero
      guard !Self.isCarried(view, former, by: carrier, shift) else { continue }
      new.append(view.rect)
      if let former { old.append(former.rect) }
    }
    for view in first {
      let key = view.identifier.map { newID($0) ?? $0 } ?? view.key
      if known.removeValue(forKey: key) != nil { old.append(view.rect) }
    }
    old = Self.outermost(old)
    new = Self.outermost(new)
  }

  /// Positions are rounded to pixels, and a point has up to three pixels.
  private static let rounding: CGFloat = 0.34

  /// Whether a view looks the same and moved only because its superview did.
  private static func isCarried(
    _ view: DrawnView, _ former: DrawnView?, by carrier: CGPoint, _ shift: CGPoint?
  ) -> Bool {
    guard let former, let shift, former.content == view.content else { return false }
    return abs(former.rect.width - view.rect.width) <= rounding
      && abs(former.rect.height - view.rect.height) <= rounding
      && abs(shift.x - carrier.x) <= rounding && abs(shift.y - carrier.y) <= rounding
  }

  private static let mostMarks = 40

  /// Rectangles without area are invisible, and too many marks would be useless.
  private static func outermost(_ rects: [CGRect]) -> [CGRect] {
    var seen: Set<CGRect> = []
    return Array(
      rects.filter { $0.width > 0 && $0.height > 0 && seen.insert($0).inserted }.prefix(mostMarks))
  }
}

/// A view in a picture.
struct DrawnView {
  var identifier: String?
  /// The class and the number of earlier views of the class.
  var key: String
  /// In the picture's points.
  var rect: CGRect
  /// A hash of the view's own drawing.
  var content: Int
  /// The index of its superview in the list.
  var parent: Int?
}

/// The groups of a display list with their positions.
struct DrawnViews {
  private(set) var views: [DrawnView] = []

  init(_ list: DisplayList) {
    var scopes = [Scope(transform: .identity, view: nil)]
    var hashers: [Int: Hasher] = [:]
    var counts: [String: Int] = [:]
    for command in list.commands {
      let scope = scopes[scopes.count - 1]
      switch command {
      case .concatenate(let transform):
        let moved = transform.concatenating(scope.transform)
        scopes[scopes.count - 1].transform = moved
        // A group begins with its position; its bounds are in its own coordinates.
        if let bounds = scope.unplaced, let view = scope.view {
          views[view].rect = bounds.applying(moved)
          scopes[scopes.count - 1].unplaced = nil
        }
      case .beginGroup(let group):
        counts[group.className, default: 0] += 1
        let key = "\(group.className) \(counts[group.className] ?? 0)"
        views.append(
          DrawnView(
            identifier: group.identifier, key: key, rect: group.bounds.applying(scope.transform), content: 0,
            parent: scope.view))
        scopes.append(Scope(transform: scope.transform, view: views.count - 1, unplaced: group.bounds))
      case .save, .beginLayer: scopes.append(Scope(transform: scope.transform, view: scope.view))
      case .restore, .endGroup, .endLayer: if scopes.count > 1 { scopes.removeLast() }
      default: if let view = scope.view { hashers[view, default: Hasher()].combine(command) }
      }
    }
    for (view, hasher) in hashers { views[view].content = hasher.finalize() }
  }

  private struct Scope {
    var transform: CGAffineTransform
    var view: Int?
    /// The bounds of a group that has just begun.
    var unplaced: CGRect?
  }
}
