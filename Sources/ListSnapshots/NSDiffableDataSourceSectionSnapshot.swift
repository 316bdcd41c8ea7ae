import Foundation

/// One section's items as an outline: each may have children, which are visible while it is expanded.
/// (Apple, `NSDiffableDataSourceSectionSnapshot`.)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  private var known: Set<ItemIdentifierType> = []

  public init() {}
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Questions

  /// All items, parents before children, hidden ones too.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var ancestor = parents[item]
    while let current = ancestor {
      guard expanded.contains(current) else { return false }
      ancestor = parents[current]
    }
    return true
  }

  /// 0 for root items.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var ancestor = parents[item]
    while let current = ancestor {
      level += 1
      ancestor = parents[current]
    }
    return level
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent { part.append([parent]) }
    part.graft(children[parent] ?? [], of: self, to: includingParent ? parent : nil, at: 0)
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// An outline in text, for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    place(items, under: parent, at: siblings(under: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    place(items, under: parents[item], at: position(of: item))
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    place(items, under: parents[item], at: position(of: item) + 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    graft(snapshot.rootItems, of: snapshot, to: parents[item], at: position(of: item))
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    graft(snapshot.rootItems, of: snapshot, to: parents[item], at: position(of: item) + 1)
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(children[parent] ?? [])
    graft(snapshot.rootItems, of: snapshot, to: parent, at: 0)
  }

  /// Deletes the items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let removed = walk([item]) { _ in true }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
        if children[parent]?.isEmpty == true { children[parent] = nil }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for one in removed {
        children[one] = nil
        parents[one] = nil
        known.remove(one)
        expanded.remove(one)
      }
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Steps

  private func walk(
    _ roots: [ItemIdentifierType], into: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(roots.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if into(item) { pending += (children[item] ?? []).reversed() }
    }
    return found
  }

  private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private func position(of item: ItemIdentifierType) -> Int {
    guard let index = siblings(under: parents[item]).firstIndex(of: item) else {
      preconditionFailure("Invalid parameter not satisfying: the item \(item) is not in the snapshot")
    }
    return index
  }

  private mutating func place(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      precondition(
        known.insert(item).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
      parents[item] = parent
    }
    guard let parent else { return rootItems.insert(contentsOf: items, at: index) }
    precondition(
      contains(parent), "Invalid parameter not satisfying: the item \(parent) is not in the snapshot")
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  private mutating func graft(
    _ items: [ItemIdentifierType], of other: Self, to parent: ItemIdentifierType?, at index: Int
  ) {
    place(items, under: parent, at: index)
    for item in other.walk(items, into: { _ in true }) {
      if let below = other.children[item] { place(below, under: item, at: 0) }
      if other.expanded.contains(item) { expanded.insert(item) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
