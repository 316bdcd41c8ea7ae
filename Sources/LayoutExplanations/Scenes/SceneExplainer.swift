import AutoLayout
import ConstraintSolver
import Foundation

/// Reads a laid-out tree of nodes into a ``SceneExplanation``.
///
/// Steps: list the items; list the constraints, both real ones and those that represent content sizes and frames;
/// trace every value back to constraints; explain conflicts. The caller passes facts about views.
public struct SceneExplainer {
  let root: LayoutNode
  let engine: LayoutEngine
  let itemFacts: (LayoutItem) -> ItemFacts
  let constraintFacts: (LayoutConstraintBase) -> ConstraintFacts
  var items: [LayoutItem] = []
  var explainedItems: [ItemExplanation] = []
  /// The items' indices in the list.
  var places: [ObjectIdentifier: Int] = [:]
  var constraints: [ConstraintExplanation] = []
  /// The constraints in the list that mention each item, once all are listed.
  var mentions: [[Int]] = []
  /// The constraint in the list that a row belongs to.
  var owners: [ConstraintID: Int] = [:]
  /// Prints constraints with names that are the same every time.
  var describer = ConstraintDescriber()
  /// Items by their keys in printed constraints.
  var itemsByKey: [ConflictItems.Key: LayoutItem] = [:]
  /// The horizontal and vertical autoresizing constraints of each view outside the engine.
  var frames: [Int: (horizontal: Int, vertical: Int)] = [:]

  /// Prepares the explanation of the tree below a node.
  public init(
    root: LayoutNode, itemFacts: @escaping (LayoutItem) -> ItemFacts,
    constraintFacts: @escaping (LayoutConstraintBase) -> ConstraintFacts
  ) {
    self.root = root
    engine = root.engine
    self.itemFacts = itemFacts
    self.constraintFacts = constraintFacts
  }

  /// ``explain(_:itemFacts:constraintFacts:)`` for a tree of views, which belongs to the main actor.
  ///
  /// - Parameters:
  ///   - root: the node of the topmost view.
  ///   - items: describes a view or guide.
  ///   - constraints: describes a constraint.
  @MainActor
  package static func explain(
    viewsOf root: LayoutNode, items: @escaping @MainActor (AnyObject?) -> ItemFacts,
    constraints: @escaping @MainActor (LayoutConstraintBase) -> ConstraintFacts
  ) -> SceneExplanation {
    // The core calls these functions on the thread of the tree, which is the main thread for views.
    explain(
      root,
      itemFacts: { MainActor.assumeIsolated(with: $0.owner, items) },
      constraintFacts: { MainActor.assumeIsolated(with: $0, constraints) })
  }

  /// Performs no layout: frames are those of the last layout. Costs one solve if something has changed, and a few more
  /// for each undetermined value.
  public static func explain(
    _ root: LayoutNode, itemFacts: @escaping (LayoutItem) -> ItemFacts,
    constraintFacts: @escaping (LayoutConstraintBase) -> ConstraintFacts
  ) -> SceneExplanation {
    root.updateConstraintsIfNeeded()
    var explainer = SceneExplainer(root: root, itemFacts: itemFacts, constraintFacts: constraintFacts)
    explainer.listItems()
    explainer.listConstraints()
    explainer.explainQuantities()
    return SceneExplanation(
      size: root.frame.size, items: explainer.explainedItems, constraints: explainer.constraints,
      conflicts: explainer.explainConflicts())
  }

  // MARK: Items

  private mutating func listItems() {
    var nodes: [LayoutNode] = []
    root.forEachInSubtree { nodes.append($0) }
    for node in nodes { append(node) }
    for node in nodes {
      for guide in node.guides where guide.isMentioned { append(guide, of: node) }
    }
  }

  private mutating func append(_ node: LayoutNode) {
    var facts = itemFacts(node)
    let parent = node === root ? nil : node.parent.flatMap { places[ObjectIdentifier($0)] }
    let origin = parent.map { explainedItems[$0] }
    facts.isDrawn = facts.isDrawn && origin?.facts.isDrawn ?? true
    var rect = CGRect(origin: .zero, size: node.frame.size)
    if let origin {
      rect = node.frame.offsetBy(
        dx: origin.rect.minX - origin.facts.boundsOrigin.x, dy: origin.rect.minY - origin.facts.boundsOrigin.y
      )
    }
    let alignment = node.alignmentInsets.inset(rect)
    let content = node.contentSizeInEngine
    let baselines = Baselines(node, alignment)
    insert(
      node,
      ItemExplanation(
        kind: .view, facts: facts, parent: parent, frame: node.frame, rect: rect, alignmentRect: alignment,
        firstBaseline: baselines?.first, lastBaseline: baselines?.last, layoutMargins: node.layoutMargins,
        safeAreaInsets: node.safeAreaInsets, contentWidth: content.width < 0 ? nil : content.width,
        contentHeight: content.height < 0 ? nil : content.height, hugging: node.hugging,
        compressionResistance: node.compressionResistance,
        usesAutoresizing: node.usesAutoresizing, quantities: []))
  }

  private mutating func append(_ guide: LayoutGuideNode, of node: LayoutNode) {
    guard let parent = places[ObjectIdentifier(node)] else { return }
    let owner = explainedItems[parent]
    let rect = guide.layoutFrame.offsetBy(
      dx: owner.rect.minX - owner.facts.boundsOrigin.x, dy: owner.rect.minY - owner.facts.boundsOrigin.y)
    insert(
      guide,
      ItemExplanation(
        kind: .guide, facts: itemFacts(guide), parent: parent, frame: guide.layoutFrame, rect: rect,
        alignmentRect: rect, layoutMargins: .zero, safeAreaInsets: .zero,
        hugging: AxisPriorities(both: .defaultLow), compressionResistance: AxisPriorities(both: .defaultHigh),
        usesAutoresizing: false, quantities: []))
  }

  private mutating func insert(_ item: LayoutItem, _ explanation: ItemExplanation) {
    places[ObjectIdentifier(item)] = items.count
    items.append(item)
    explainedItems.append(explanation)
  }

  func place(of item: LayoutItem?) -> Int? { item.flatMap { places[ObjectIdentifier($0)] } }
}

/// The baselines of a view's text in the root's coordinates.
private struct Baselines {
  var first: CGFloat
  var last: CGFloat

  init?(_ node: LayoutNode, _ rect: CGRect) {
    guard node.baselines != .zero else { return nil }
    if node.centersBaselines {
      first = rect.midY + (node.baselines.firstFromTop - node.baselines.lastFromBottom) / 2
      last = first
    } else {
      first = rect.minY + node.baselines.firstFromTop
      last = rect.maxY - node.baselines.lastFromBottom
    }
  }
}
