import AutoLayout
import Foundation

/// The state of a table's rows: their number, their heights, and the views of the visible ones.
@MainActor
struct TableRows {
  private(set) var knownCount: Int?
  /// The heights measured or returned by the delegate, by row.
  var heights: [Int: CGFloat] = [:]
  /// The views of visible rows.
  var shown = ShownRows()
  /// The top of each row and the end of the last, once computed; nil if all rows have the same height.
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

  /// The rows from the top.
  var sortedRows: [(row: Int, view: NSTableRowView)] {
    views.sorted { $0.key < $1.key }.map { (row: $0.key, view: $0.value) }
  }
}

/// A change of a table's rows, with the new index of each old row.
struct TableChange {
  let newCount: Int
  /// The new index of each old row; nil for removed ones.
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

/// The views that a table creates and reuses.
@MainActor
struct TableReuse {
  private(set) var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  private var makers: [NSUserInterfaceItemIdentifier: @MainActor () -> NSView?] = [:]
  private var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  mutating func register(_ nib: NSNib?, _ identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  /// Registers a closure that creates the views of an identifier, for a document's prototype.
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
