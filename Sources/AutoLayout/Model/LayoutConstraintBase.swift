import ConstraintSolver
import Foundation

/// One attribute of one item.
public struct LayoutTerm {
  /// The view or guide.
  public var item: LayoutItem
  /// The attribute of the item.
  public var attribute: LayoutAttribute

  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// The starts of the distances that a constraint compares, for constraints between distances
/// (`NSLayoutAnchor.anchorWithOffset(to:)`): a side with a start is its attribute minus the start.
public final class DistanceStarts {
  /// The start of the first distance; nil if the left side is not a distance.
  public let first: LayoutTerm?
  /// The start of the second distance; nil if the right side is not a distance.
  public let second: LayoutTerm?

  public init(first: LayoutTerm?, second: LayoutTerm?) {
    self.first = first
    self.second = second
  }
}

/// A constraint as a value: `first.attribute relation multiplier × second.attribute + constant`, with a priority.
public struct ConstraintSpec {
  /// The item on the left side; nil after it is gone.
  public var firstItem: LayoutItem?
  /// The attribute on the left side.
  public var firstAttribute: LayoutAttribute
  /// The relation of both sides.
  public var relation: LayoutRelation
  /// The item on the right side; nil if there is only a number.
  public var secondItem: LayoutItem?
  /// The attribute on the right side; `notAnAttribute` if there is only a number.
  public var secondAttribute: LayoutAttribute
  /// The factor of the right side's attribute.
  public var multiplier: CGFloat
  /// In points of the holder's coordinate system.
  public var constant: CGFloat
  /// The priority.
  public var priority: LayoutPriority
  /// The start anchors, for constraints between distances only.
  public var starts: DistanceStarts?
  /// The symbol of the constant, if the system chooses it and not the program.
  public var symbol: SymbolicConstant?

  @inline(__always)
  public init(
    firstItem: LayoutItem?, firstAttribute: LayoutAttribute, relation: LayoutRelation = .equal,
    secondItem: LayoutItem? = nil, secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The items besides ``firstItem``, in the order of the text; an item may occur more than once.
  package var furtherItems: [LayoutItem] {
    [starts?.first?.item, secondItem, starts?.second?.item].compactMap { $0 }
  }
}

/// The maker of a constraint. Among conflicting required constraints, the engine keeps those of earlier kinds.
///
/// In complete logs of Apple's engine (15 examined) the broken constraint is never an encapsulated size, a guide's constraint
/// or an autoresizing one while an ordinary one is in the list. If a stack is hidden within a stack, its spacing is broken, not
/// the hiding constraint.
public enum ConstraintKind: Int, Hashable, Sendable {
  /// A size that a container imposes on its content (`UIView-Encapsulated-Layout-Width`), or a guide's edge.
  case system = 1
  case autoresizing = 2
  /// The constraint by which a stack view makes a hidden view zero points long. UIKit drops the constraint that contradicts it
  /// (5 of the 5 public logs among the tests' logs that list `UISV-hiding` and state the dropped constraint).
  case hiding = 3
  /// A constraint made by the program, a document or a stack view.
  case ordinary = 4
  /// The spacing of a stack view.
  case spacing = 5

  /// The solver's rank: rows of lower rank are accepted first.
  var rank: Int { rawValue }

  /// The rank of the engine's own rules, which hold before everything else: extents are not negative, and the host keeps its
  /// place.
  static let engineInvariantRank = 0
}

/// The model behind the public constraint classes of both façades, which subclass it. Not thread-safe; belongs to the
/// thread of the tree that holds it.
open class LayoutConstraintBase: NSObject {
  /// The relation that the constraint states.
  @exclusivity(unchecked) public internal(set) final var spec = ConstraintSpec(
    firstItem: nil, firstAttribute: .notAnAttribute)
  /// The maker of the constraint, which determines the constraint that is dropped in a conflict.
  public final var kind = ConstraintKind.ordinary
  /// Whether measuring (``LayoutNode/fittingSize(_:priorities:leavingOut:)``) obeys it. False for positions that a container
  /// derives from its current size, such as those of a split view's dividers.
  public final var countsInFitting = true
  /// The node that holds the constraint while it is active.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var holder: LayoutNode?
  /// Where it was made: a line of code or an element of a document.
  public final var creationSite: SourceLocation? {
    get { notedSite?.location ?? tracedSite }
    set { notedSite = newValue.map(NotedSite.init) }
  }
  @exclusivity(unchecked) private final var notedSite: NotedSite?
  /// The order in which required constraints are accepted if not all of them can hold: a constraint comes after those of
  /// earlier kinds, and after those of its own kind with less lateness.
  open var lateness: Int { 0 }
  final var rank: Int { kind.rank + lateness }
  /// The line of code, for constraints without a recorded place; may be slow.
  open var tracedSite: SourceLocation? { nil }
  /// The row in the engine's solver, while there is one.
  @exclusivity(unchecked) package internal(set) final var row: ConstraintID?
  /// The row that makes an inequality tight if nothing else determines the value.
  final var defaultRow: ConstraintID?
  /// The constraint's place in the engine's table, while it has a row.
  @exclusivity(unchecked) final var token = 0
  /// The number of constraints that the holder had received, including this one. The holder's list is in this order, so a
  /// binary search finds the constraint.
  final var installation = 0
  /// The neighbours in the items' lists of mentions.
  @exclusivity(unchecked) final var firstLinks = MentionLinks()
  @exclusivity(unchecked) final var secondLinks = MentionLinks()
  final var startMentions: StartMentions?

  /// A constraint without items, which states nothing.
  public override init() {
    super.init()
  }

  public init(spec: ConstraintSpec) {
    self.spec = spec
    super.init()
  }

  /// Notes the line of code that makes the constraint, for ``creationSite``.
  @inline(__always)
  package final func note(file: String, line: Int) {
    notedSite = NotedSite(SourceLocation(file: file, line: line))
  }

  /// Whether a node holds the constraint.
  public final var isInstalled: Bool { holder != nil }

  /// Changes the constant. For a constraint with a row in the engine, the cost is that of the items that move; nothing is
  /// rebuilt.
  public final func changeConstant(_ constant: CGFloat) {
    guard constant != spec.constant else { return }
    record(.constantChanged, .change(from: Double(spec.constant), to: Double(constant)))
    spec.constant = constant
    spec.symbol = nil
    engine?.constantDidChange(of: self)
  }

  /// Changes the priority. The caller must refuse a change across 1000 while the constraint is installed.
  public final func changePriority(_ priority: LayoutPriority) {
    guard priority != spec.priority else { return }
    record(
      .priorityChanged, .change(from: Double(spec.priority.rawValue), to: Double(priority.rawValue)))
    let crosses = (priority == .required) != (spec.priority == .required)
    spec.priority = priority
    engine?.priorityDidChange(of: self, crossesRequired: crosses)
  }

  final var engine: LayoutEngine? { row == nil ? nil : holder?.slot?.engine ?? holder?.host.hostedEngine }
}

/// A place in a file in 24 bytes, where a ``SourceLocation`` needs 40: every constraint has one.
private struct NotedSite {
  private let file: String
  private let line: Int32
  /// 0 if only the line is known.
  private let column: Int32

  init(_ location: SourceLocation) {
    file = location.file
    line = Int32(clamping: location.line)
    column = Int32(clamping: location.column ?? 0)
  }

  var location: SourceLocation {
    SourceLocation(file: file, line: Int(line), column: column > 0 ? Int(column) : nil)
  }
}

extension LayoutConstraintBase {
  /// The closest node that is an ancestor of both items (a node is its own; a guide counts as its view). Nil if the items are
  /// in different trees. O(depth).
  public final var commonAncestor: LayoutNode? {
    if spec.starts == nil, let first = spec.firstItem, let second = spec.secondItem, first !== second {
      if first.isChild(of: second) { return second.node }
      if second.isChild(of: first) { return first.node }
      if let parent = first.parentReference, second.isChild(of: parent) {
        return parent.takeUnretainedValue()
      }
    }
    var ancestor = spec.firstItem?.node
    guard spec.starts == nil else {
      for item in spec.furtherItems {
        ancestor = item.node.flatMap { ancestor?.closestCommonAncestor(with: $0) }
      }
      return ancestor
    }
    guard let secondItem = spec.secondItem else { return ancestor }
    guard let first = ancestor, let second = secondItem.node else { return nil }
    return first.closestCommonAncestor(with: second)
  }

  /// Makes `holder` hold the constraint; it takes part from the next layout on. Does nothing if it is already held.
  public final func install(on holder: LayoutNode) {
    guard self.holder !== holder else { return }
    if self.holder != nil { uninstall() }
    self.holder = holder
    holder.installations += 1
    installation = holder.installations
    holder.constraints.append(self)
    noteMentions()
    record(.constraintAdded)
    holder.constraintWasAdded(self)
  }

  /// Removes the constraint from its holder. Does nothing if it has no holder.
  public final func uninstall() {
    guard let holder else { return }
    record(.constraintRemoved)
    leaveEngine()
    forgetMentions()
    if let index = placeAmongHeld { holder.constraints.remove(at: index) }
    self.holder = nil
  }

  /// The constraint's index in the holder's list. O(log n): the list is in the order of installation.
  final var placeAmongHeld: Int? {
    guard let held = holder?.constraints else { return nil }
    var (low, high) = (0, held.count)
    while low < high {
      let middle = (low + high) / 2
      if held[middle].installation < installation { low = middle + 1 } else { high = middle }
    }
    return low < held.count && held[low] === self ? low : nil
  }

  /// Called when the holder is deallocated; it discards its list itself.
  final func holderWillDeinitialize() {
    LayoutRecorder.current?.forget(self)
    leaveEngine()
    forgetMentions()
    holder = nil
  }

  final func leaveEngine() {
    guard row != nil else { return }
    engine?.removeRow(of: self)
  }
}

extension LayoutNode {
  func closestCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    if self === other || other.isChild(of: self) { return self }
    if isChild(of: other) { return other }
    if let parent, other.isChild(of: parent) { return parent }
    var a = self
    var b = other
    var (depthA, depthB) = (a.depth, b.depth)
    while a !== b {
      if depthA >= depthB {
        guard let parent = a.parent else { return nil }
        a = parent
        depthA -= 1
      } else {
        guard let parent = b.parent else { return nil }
        b = parent
        depthB -= 1
      }
    }
    return a
  }

  /// The number of the node's ancestors. O(depth).
  var depth: Int {
    var count = 0
    var node = parent
    while let current = node {
      count += 1
      node = current.parent
    }
    return count
  }
}
