import AutoLayout
import Foundation

/// A table's knowledge of its rows: their number, their heights, and the views of those in sight.
@MainActor
struct TableRows {
  private(set) var knownCount: Int?
  /// Heights that were measured or that the delegate gave, by row.
  var heights: [Int: CGFloat] = [:]
  /// The views of rows in sight.
  var shown = ShownRows()
  /// The top of each row and the end of the last, once worked out; nil where all rows are equally high.
  var tops: [CGFloat]?
  /// Whether the delegate's heights have been read.
  var hasRequestedHeights = false

  mutating func count(requesting: () -> Int) -> Int {
    if let knownCount { return knownCount }
    let count = requesting()
    knownCount = count
    return count
  }

  mutating func setCount(_ count: Int?) { knownCount = count }

  mutating func forgetHeights() {
    heights = [:]
    tops = nil
    hasRequestedHeights = false
  }
}

/// Views of rows, by row.
@MainActor
struct ShownRows {
  private var views: [Int: NSTableRowView] = [:]

  subscript(row: Int) -> NSTableRowView? {
    get { views[row] }
    set { views[row] = newValue }
  }

  /// From the top.
  var sortedRows: [(row: Int, view: NSTableRowView)] {
    views.sorted { $0.key < $1.key }.map { (row: $0.key, view: $0.value) }
  }
}

/// A change of a table's rows: where each old row goes.
struct TableChange {
  let newCount: Int
  /// By old row; nil for those that go.
  private let places: [Int?]

  init(places: [Int?], newCount: Int) {
    self.places = places
    self.newCount = newCount
  }

  init(inserted: IndexSet, oldCount: Int) {
    let oldCount = max(0, oldCount)
    newCount = oldCount + inserted.count
    places = (0..<newCount).filter { !inserted.contains($0) }
  }

  init(removed: IndexSet, oldCount: Int) {
    var next = 0
    places = (0..<max(0, oldCount)).map { row in
      guard !removed.contains(row) else { return nil }
      defer { next += 1 }
      return next
    }
    newCount = next
  }

  init(moved old: Int, to new: Int, count: Int) {
    var order = Array(0..<count)
    if order.indices.contains(old) { order.insert(order.remove(at: old), at: min(new, count - 1)) }
    var places = [Int?](repeating: nil, count: count)
    for (place, row) in order.enumerated() { places[row] = place }
    self.places = places
    newCount = count
  }

  func place(of row: Int) -> Int? { places.indices.contains(row) ? places[row] : nil }

  func moved(_ rows: IndexSet) -> IndexSet { IndexSet(rows.compactMap { place(of: $0) }) }
}

/// Views that a table makes and uses again.
@MainActor
struct TableReuse {
  private(set) var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  private var makers: [NSUserInterfaceItemIdentifier: @MainActor () -> NSView?] = [:]
  private var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  mutating func register(_ nib: NSNib?, _ identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  /// Has views of an identifier made by a closure: a document's prototype.
  mutating func register(
    _ identifier: NSUserInterfaceItemIdentifier, make: @escaping @MainActor () -> NSView?
  ) {
    makers[identifier] = make
  }

  mutating func keep(_ view: NSView) {
    guard let identifier = view.identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  mutating func forgetViews() { waiting = [:] }

  mutating func makeView(_ identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = makers[identifier]?() ?? NibObject.make(NSView.self, from: nibs[identifier], owner: owner)
    if view?.identifier == nil { view?.identifier = identifier }
    return view
  }
}

/// The first object of a class in a nib.
@MainActor
enum NibObject {
  static func make<Object: NSObject>(_ type: Object.Type, from nib: NSNib?, owner: Any?) -> Object? {
    guard let nib else { return nil }
    return DocumentNibs.reader?.instantiate(nib, owner: owner)?.lazy.compactMap { $0 as? Object }.first
  }
}
