import Foundation

/// The identifiers of a diffable data source, and their changes.
@MainActor
package struct DiffableState<Section: Hashable, Item: Hashable> {
  package private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  package private(set) var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  package init() {}

  /// Applies a snapshot and returns the changes.
  package mutating func apply(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> ListTransition {
    let transition = snapshot.transition(to: new)
    snapshot = new.settled
    outlines = outlines.filter { new.indexOfSection($0.key) != nil }
    return transition
  }

  package mutating func apply(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section
  ) -> ListTransition {
    var new = snapshot
    new.replaceItems(in: section, with: outline.visibleItems)
    let transition = apply(new)
    outlines[section] = outline
    return transition
  }

  package func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil { flat.append(snapshot.itemIdentifiers(inSection: section)) }
    return flat
  }
}
