import Foundation

/// One item of an outline, with its loaded children.
@MainActor
final class OutlineEntry {
  let item: Any
  weak var parent: OutlineEntry?
  var children: [OutlineEntry] = []
  var hasLoadedChildren = false
  var isExpanded = false
  private let remember: (OutlineEntry) -> Void

  init(_ item: Any, in parent: OutlineEntry?, remember: @escaping (OutlineEntry) -> Void) {
    self.item = item
    self.parent = parent
    self.remember = remember
  }

  var level: Int {
    var (level, entry) = (0, parent)
    while let current = entry {
      level += 1
      entry = current.parent
    }
    return level
  }

  func load(count: Int, child: (Int) -> Any?) {
    hasLoadedChildren = true
    children = (0..<count).compactMap { index in
      child(index).map { OutlineEntry($0, in: self, remember: remember) }
    }
    for child in children { remember(child) }
  }

  /// The entry and its loaded descendants, parents first.
  var subtree: [OutlineEntry] {
    var (found, pending) = ([OutlineEntry](), [self])
    while let entry = pending.popLast() {
      found.append(entry)
      pending += entry.children.reversed()
    }
    return found
  }
}

/// The loaded items of an outline.
@MainActor
struct OutlineTree {
  var roots: [OutlineEntry] = []
  private(set) var isLoaded = false
  private let index = OutlineIndex()
  private var knownRows: [OutlineEntry]?

  mutating func load(count: Int, child: (Int) -> Any?) {
    isLoaded = true
    roots = (0..<count).compactMap { place in child(place).map { makeEntry($0, in: nil) } }
    rowsDidChange()
  }

  func makeEntry(_ item: Any, in parent: OutlineEntry?) -> OutlineEntry {
    let index = index
    let entry = OutlineEntry(item, in: parent) { [weak index] in index?.add($0) }
    index.add(entry)
    return entry
  }

  func entry(for item: Any) -> OutlineEntry? { index.entry(for: item) }
  func siblings(of entry: OutlineEntry) -> [OutlineEntry] { entry.parent?.children ?? roots }

  mutating func rowsDidChange() {
    var (rows, pending) = ([OutlineEntry](), Array(roots.reversed()))
    while let entry = pending.popLast() {
      rows.append(entry)
      if entry.isExpanded { pending += entry.children.reversed() }
    }
    knownRows = rows
  }

  /// The visible entries, from the top.
  var rows: [OutlineEntry] { knownRows ?? [] }

  /// The expanded items, parents first.
  var expandedItems: [Any] { roots.flatMap(\.subtree).filter(\.isExpanded).map(\.item) }

  func forget(_ entry: OutlineEntry) { for below in entry.subtree { index.remove(below) } }

  func forgetChildren(of entry: OutlineEntry) {
    for child in entry.children { forget(child) }
    entry.children = []
    entry.hasLoadedChildren = false
  }
}

/// Finds entries by their items: by equality if they define it, else by identity.
@MainActor
private final class OutlineIndex {
  private var byValue: [AnyHashable: OutlineEntry] = [:]
  private var byObject: [ObjectIdentifier: OutlineEntry] = [:]

  func add(_ entry: OutlineEntry) {
    if let value = entry.item as? AnyHashable {
      byValue[value] = entry
    } else {
      byObject[ObjectIdentifier(entry.item as AnyObject)] = entry
    }
  }

  func remove(_ entry: OutlineEntry) {
    if let value = entry.item as? AnyHashable {
      byValue[value] = nil
    } else {
      byObject[ObjectIdentifier(entry.item as AnyObject)] = nil
    }
  }

  func entry(for item: Any) -> OutlineEntry? {
    if let value = item as? AnyHashable { return byValue[value] }
    return byObject[ObjectIdentifier(item as AnyObject)]
  }
}

extension TableChange {
  /// The change from one list of rows to another with common elements.
  init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    let places = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(places: old.map { places[$0] }, newCount: new.count)
  }
}
