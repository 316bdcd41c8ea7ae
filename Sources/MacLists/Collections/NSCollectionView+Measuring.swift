import AutoLayout
import CompositionalLayout
import Foundation
import ListSnapshots

/// Finding the visible elements with their preferred sizes.
extension NSCollectionView {
  /// The maximum number of changes of the layout by elements' sizes in one pass.
  private static let mostRounds = 16

  /// The visible elements after all of them have reported their sizes. Resized elements make others appear and disappear, and a
  /// resized document scrolls, so this is repeated until nothing changes.
  func elementsInSight(_ layout: NSCollectionViewLayout) -> [NSCollectionViewLayoutAttributes] {
    var wanted: [NSCollectionViewLayoutAttributes] = []
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      let visible = sight
      wanted = layout.layoutAttributesForElements(in: visible).filter { !$0.isHidden }
      if takePreferences(of: wanted, layout) {
        isPrepared = false
        continue
      }
      tileCollection()
      if isPrepared, sight == visible { break }
    }
    return wanted
  }

  /// The part of the view that shows elements.
  private var sight: NSRect { clipView == nil ? bounds : visibleRect }

  /// True if an element's preferred size changes the layout.
  private func takePreferences(
    of all: [NSCollectionViewLayoutAttributes], _ layout: NSCollectionViewLayout
  ) -> Bool {
    guard layout.measuresElements else { return false }
    isMeasuring = true
    defer { isMeasuring = false }
    var changes = false
    for attributes in all {
      guard let element = ListElement(attributes), wantsMeasuring(element, attributes),
        let entry = shownElement(for: attributes)
      else { continue }
      measured[element] = attributes.makeCopy()
      // Text wraps at its present width.
      entry.take(layoutNode.pixelGrid.round(attributes.frame))
      let preferred = entry.preferredAttributes(attributes)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.accept(preferred)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      changes = true
    }
    return changes
  }

  /// Whether an element is measured. Built-in layouts keep the size that an element has reported, and measure again only if an
  /// extent that they determine has changed. Custom layouts can request it by changing the size.
  private func wantsMeasuring(_ element: ListElement, _ attributes: NSCollectionViewLayoutAttributes) -> Bool
  {
    let known = measured[element]
    if let free = attributes.selfSizing { return !(known?.selfSizing ?? []).isSuperset(of: free) }
    return element.category != .decorationView && known?.size != attributes.size
  }

  /// Orders the views by depth, behind the subviews that programs have added.
  func putInOrder(_ wanted: [NSCollectionViewLayoutAttributes]) {
    var depths: [ObjectIdentifier: (Int, Int)] = [:]
    for attributes in wanted {
      guard let element = ListElement(attributes), let entry = shown.entry(for: attributes) else { continue }
      depths[ObjectIdentifier(entry.view)] = (attributes.zIndex, element.depth)
    }
    if let backgroundView { depths[ObjectIdentifier(backgroundView)] = (.min, .min) }
    let front = (Int.max, Int.max)
    let found = subviews.map { depths[ObjectIdentifier($0)] ?? front }
    guard zip(found, found.dropFirst()).contains(where: { $1 < $0 }) else { return }
    sortSubviews { (depths[ObjectIdentifier($0)] ?? front) < (depths[ObjectIdentifier($1)] ?? front) }
  }
}

extension ShownElement {
  func take(_ frame: NSRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != frame { view.frame = frame }
  }

  /// The element's preferred attributes: the size from its constraints on the axes that the layout leaves to the content,
  /// and the changes by its class.
  func preferredAttributes(_ attributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes
  {
    let fitted = attributes.makeCopy()
    if let free = attributes.selfSizing { fitted.size = fittingSize(attributes.size, free) }
    if let item { return item.preferredLayoutAttributesFitting(fitted) }
    return (view as? any NSCollectionViewElement)?.preferredLayoutAttributesFitting(fitted) ?? fitted
  }

  /// The fitting size; an extent that the constraints do not determine keeps the estimate.
  private func fittingSize(_ size: NSSize, _ free: SelfSizedAxes) -> NSSize {
    let priorities = AxisPriorities(
      horizontal: free.contains(.width) ? .fittingSizeCompression : .required,
      vertical: free.contains(.height) ? .fittingSizeCompression : .required)
    let wish = NSSize(
      width: free.contains(.width) ? 0 : size.width, height: free.contains(.height) ? 0 : size.height)
    let fitting = view.layoutNode.fittingSize(wish, priorities: priorities)
    return NSSize(
      width: free.contains(.width) && fitting.width > 0 ? fitting.width : size.width,
      height: free.contains(.height) && fitting.height > 0 ? fitting.height : size.height)
  }
}
