import AutoLayout
import Foundation

/// A visible view of a collection.
@MainActor
final class ShownElement {
  var path: IndexPath
  /// The kind; nil for items.
  let kind: String?
  let view: NSView
  let item: NSCollectionViewItem?
  let isDecoration: Bool

  init(
    path: IndexPath, kind: String?, view: NSView, item: NSCollectionViewItem?, isDecoration: Bool = false
  ) {
    self.isDecoration = isDecoration
    self.path = path
    self.kind = kind
    self.view = view
    self.item = item
  }

  func stands(for attributes: NSCollectionViewLayoutAttributes) -> Bool {
    path == attributes.indexPath && kind == attributes.representedElementKind
  }
}

/// The visible views of a collection, in the order in which they appeared.
@MainActor
struct ShownElements {
  private(set) var entries: [ShownElement] = []

  func item(_ path: IndexPath) -> NSCollectionViewItem? {
    entries.first { $0.kind == nil && $0.path == path }?.item
  }
  func entry(for attributes: NSCollectionViewLayoutAttributes) -> ShownElement? {
    entries.first { $0.stands(for: attributes) }
  }
  mutating func add(_ entry: ShownElement) { entries.append(entry) }
  mutating func remove(_ entry: ShownElement) { entries.removeAll { $0 === entry } }
}

/// Makes a collection's items and views, and keeps invisible ones for reuse.
@MainActor
struct CollectionMakers {
  private var itemClasses: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]
  private var itemNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  private var viewClasses: [String: NSView.Type] = [:]
  private var viewNibs: [String: NSNib] = [:]
  private var waitingItems: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
  private var waitingViews: [String: [NSView]] = [:]

  mutating func register(_ itemClass: AnyClass?, _ identifier: NSUserInterfaceItemIdentifier) {
    itemClasses[identifier] = itemClass as? NSCollectionViewItem.Type
  }
  mutating func register(_ nib: NSNib?, _ identifier: NSUserInterfaceItemIdentifier) {
    itemNibs[identifier] = nib
  }
  mutating func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: NSUserInterfaceItemIdentifier)
  {
    viewClasses[name(kind, identifier)] = viewClass as? NSView.Type
  }
  mutating func register(_ nib: NSNib?, _ kind: String, _ identifier: NSUserInterfaceItemIdentifier) {
    viewNibs[name(kind, identifier)] = nib
  }

  private func name(_ kind: String, _ identifier: NSUserInterfaceItemIdentifier) -> String {
    "\(kind)/\(identifier.rawValue)"
  }

  mutating func keep(_ item: NSCollectionViewItem) {
    guard let identifier = item.identifier else { return }
    waitingItems[identifier, default: []].append(item)
  }
  mutating func keep(_ view: NSView, kind: String) {
    guard let identifier = view.identifier else { return }
    waitingViews[name(kind, identifier), default: []].append(view)
  }

  mutating func makeItem(_ identifier: NSUserInterfaceItemIdentifier) -> NSCollectionViewItem? {
    if let item = waitingItems[identifier]?.popLast() {
      item.prepareForReuse()
      return item
    }
    let made =
      itemClasses[identifier].map { ObjectMaker.make($0) }
      ?? NibObject.make(NSCollectionViewItem.self, from: itemNibs[identifier], owner: nil)
    made?.identifier = identifier
    // AppKit unhides an item's view before it returns the item, so `loadView()` has run and outlets are set: a trace of an app, in
    // a public repository's notes on DTrace, has `-[NSCollectionViewItem prepareForReuse]`, `-[NSView prepareForReuse]` and
    // `_setHidden:` below `makeItemWithIdentifier:forIndexPath:`. That this holds for new items, too, is a guess.
    _ = made?.view
    return made
  }

  mutating func makeView(_ kind: String, _ identifier: NSUserInterfaceItemIdentifier) -> NSView? {
    let name = name(kind, identifier)
    if let view = waitingViews[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let made =
      viewClasses[name].map { ObjectMaker.make($0) }
      ?? NibObject.make(NSView.self, from: viewNibs[name], owner: nil)
    made?.identifier = identifier
    return made
  }
}
