import AutoLayout
import Foundation
import iOSViews

/// Sets of constraints that cannot all hold, a line a set, for `Tools/oracle/conflicts.py`: what the constraints state, not
/// the rows that the engine makes of them.
@MainActor
struct SetsFile {
  private struct Record: Encodable {
    var seed: UInt64
    var members: [Statement]
  }

  private struct Statement: Encodable {
    /// `constraint`, `frame` (relative to the superview) or `root`.
    var kind: String
    var first: String
    var firstAttribute: String?
    var relation: String?
    var second: String?
    var secondAttribute: String?
    var multiplier: Double?
    var constant: Double?
    /// x, y, width and height.
    var frame: [Double]?
  }

  private var lines: [String] = []
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = .sortedKeys }

  mutating func append(_ layout: UnsatisfiableLayout, of tree: TroubledTree) throws {
    var statements: [Statement] = []
    var placed: Set<Int> = []
    for member in layout.members {
      if let place = tree.place(of: member) {
        statements.append(statement(tree.constraints[place], tree))
      } else if let view = tree.maskedView(of: member) {
        if placed.insert(view).inserted { statements.append(frame(view, tree)) }
      } else if placed.insert(-1).inserted {
        let size = tree.random.root.bounds.size
        statements.append(
          Statement(kind: "root", first: "root", frame: [0, 0, size.width, size.height].map(Double.init)))
      }
    }
    let record = Record(seed: tree.seed, members: statements)
    lines.append(String(decoding: try encoder.encode(record), as: UTF8.self))
  }

  func write(to file: String) throws {
    try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func name(_ item: AnyObject?, _ tree: TroubledTree) -> String {
    tree.random.views.firstIndex { $0 === item }.map { "view \($0)" } ?? "root"
  }

  private func statement(_ constraint: NSLayoutConstraint, _ tree: TroubledTree) -> Statement {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return Statement(
      kind: "constraint", first: name(constraint.firstItem, tree),
      firstAttribute: "\(constraint.firstAttribute)", relation: relation,
      second: constraint.secondItem.map { name($0, tree) },
      secondAttribute: constraint.secondItem.map { _ in "\(constraint.secondAttribute)" },
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant))
  }

  /// The frame that the mask keeps is the one that was set.
  private func frame(_ index: Int, _ tree: TroubledTree) -> Statement {
    let view = tree.random.views[index]
    let frame = tree.frames[index] ?? .zero
    return Statement(
      kind: "frame", first: name(view, tree), second: name(view.superview, tree),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
  }
}
