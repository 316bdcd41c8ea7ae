import Foundation
import LayoutMeasuring
import UIKit

/// A scene's constraints as rows over left, top, width and height, in the form of `workloads/generate.py`, for solvers
/// that know nothing of views. Texts have the size that layout found: measuring them is not the solver's work.
@MainActor
struct Rows {
  private var lines: [String] = []
  private var count = 0
  private var places: [ObjectIdentifier: Int] = [:]
  private let scene: any Scene
  /// The row that says how wide the screen is, and those of each label's content size: width, width, height, height.
  private(set) var screenWidth = 0
  private(set) var content: [ObjectIdentifier: Int] = [:]

  typealias Sum = [(variable: Int, coefficient: CGFloat)]

  init(_ scene: any Scene) {
    self.scene = scene
    places[ObjectIdentifier(scene.root)] = 0
    for (index, view) in scene.views.enumerated() { places[ObjectIdentifier(view)] = index + 1 }
    lines.append("variables \(4 * (scene.views.count + 1))")
    screenWidth = 2
    let size = scene.root.bounds.size
    for (variable, value) in [0, 0, size.width, size.height].enumerated() {
      add([(variable, 1)], .equal, value)
    }
    for view in [scene.root] + scene.views { add(view) }
  }

  private mutating func add(_ view: UIView) {
    for constraint in view.constraints {
      let second = sum(constraint.secondItem, constraint.secondAttribute)
      add(
        sum(constraint.firstItem, constraint.firstAttribute)
          + second.map { ($0.variable, -constraint.multiplier * $0.coefficient) },
        constraint.relation, constraint.constant, constraint.priority)
    }
    guard let place = places[ObjectIdentifier(view)], place > 0 else { return }
    for variable in [4 * place + 2, 4 * place + 3] { add([(variable, 1)], .greaterThanOrEqual, 0) }
    guard let label = view as? UILabel else { return }
    content[ObjectIdentifier(label)] = count
    let natural = label.intrinsicContentSize.width
    for (axis, length) in zip(
      [NSLayoutConstraint.Axis.horizontal, .vertical], [natural, label.bounds.height])
    {
      let variable = 4 * place + 2 + axis.rawValue
      add([(variable, 1)], .lessThanOrEqual, length, label.contentHuggingPriority(for: axis))
      let resistance = label.contentCompressionResistancePriority(for: axis)
      add([(variable, 1)], .greaterThanOrEqual, length, resistance)
    }
  }

  private func sum(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Sum {
    guard let item, let place = places[ObjectIdentifier(item)] else { return [] }
    let first = 4 * place
    return switch attribute {
    case .left, .leading: [(first, 1)]
    case .right, .trailing: [(first, 1), (first + 2, 1)]
    case .top: [(first + 1, 1)]
    case .bottom: [(first + 1, 1), (first + 3, 1)]
    case .width: [(first + 2, 1)]
    default: [(first + 3, 1)]
    }
  }

  private mutating func add(
    _ sum: Sum, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: UILayoutPriority = .required
  ) {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<" : ">"
    let terms = sum.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
    lines.append("row \(count) \(sign) \(priority.rawValue) \(constant) \(terms)")
    count += 1
  }

  // MARK: Steps

  mutating func resize(to width: CGFloat) { lines += ["resize \(screenWidth) \(width)", "solve"] }

  mutating func set(_ row: Int, to constant: CGFloat) { lines.append("set \(row) \(constant)") }

  mutating func solve() { lines.append("solve") }

  func write(to path: String) throws {
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

extension Rows {
  /// Writes a file for each kind of change: `FOLDER/feed.resize-COUNT.boxes` and so on.
  static func writeFeed(cells count: Int, to folder: String) throws {
    let feed = Feed(cells: count, .constraints)
    feed.layOut()
    let start = Rows(feed)
    var resize = start
    for step in 0..<100 { resize.resize(to: CGFloat(320 + (step * 37) % 100)) }
    try resize.write(to: "\(folder)/feed.resize-\(count).boxes")
    for (name, cell) in [("middle", count / 2), ("last", count - 1)] {
      var text = start
      guard let row = start.content[ObjectIdentifier(feed.cells[cell].body)] else { continue }
      for step in 0..<20 {
        for edge in [2, 3] { text.set(row + edge, to: step % 2 == 0 ? 20 : 60) }
        text.solve()
      }
      try text.write(to: "\(folder)/feed.\(name)-\(count).boxes")
    }
  }

  static func writeTree(views count: Int, to folder: String) throws {
    let tree = Tree(views: count, .constraints)
    var resize = Rows(tree)
    var width: CGFloat = 0
    for step in 0..<20 {
      width = CGFloat(320 + (step * 37) % 100)
      resize.resize(to: width)
    }
    try resize.write(to: "\(folder)/tree.resize-\(count).boxes")
    tree.root.frame.size.width = width
    tree.layOut()
    try writeFrames(of: tree, to: "\(folder)/tree.resize-\(count).frames")
  }

  /// Where every view lies in the root, for a check of what another solver says.
  private static func writeFrames(of scene: any Scene, to path: String) throws {
    let lines = scene.views.enumerated().map { index, view in
      let frame = view.convert(view.bounds, to: scene.root)
      return "\(index + 1) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
