import AutoLayout
import Foundation
import ListSnapshots

/// One section at its place.
package struct SolvedSection {
  var frame: CGRect
  package var elements: [PlacedElement]
  /// Nil for the headers and footers of the whole layout.
  package var index: Int?
  package var itemCount = 0
  package var isOrthogonal = false
  /// The distance by which the section's items are scrolled across the layout's direction.
  package var shift = CGPoint.zero
  /// The kinds of headers and footers, which do not scroll with the items.
  package var boundaryKinds: Set<String> = []

  /// The rectangle around the section's items, before they are scrolled.
  package var frameOfItems: CGRect {
    elements.filter { $0.element.category == .item }.map(\.frame).reduce(.null) { $0.union($1) }
  }

  func scrolls(_ placed: PlacedElement) -> Bool {
    switch placed.element.category {
    case .item: true
    case .supplementaryView: !boundaryKinds.contains(placed.element.kind ?? "")
    case .decorationView: false
    }
  }

  /// Whether the section may show elements in a rectangle: pinned elements may be anywhere within their
  /// section.
  func mayShow(in rect: CGRect) -> Bool {
    frame.intersects(rect) || index == nil || elements.contains { $0.frame.intersects(rect) }
  }
}

/// A whole layout, solved.
package struct SolvedLayout {
  package var size = CGSize.zero
  package var sections: [SolvedSection] = []
  var axis = LayoutAxis.vertical

  package init() {}
  init(axis: LayoutAxis) { self.axis = axis }

  /// The sections that are visible in a rectangle, each with its elements at their displayed places.
  /// - Parameter visible: the visible rectangle of the content; pinned elements stay at its edges.
  package func sections(in rect: CGRect, seeing visible: CGRect) -> [SolvedSection] {
    sections.filter { $0.mayShow(in: rect) }.map { section in
      var shown = section
      shown.elements = section.elements.map { displayed($0, of: section, in: visible) }
        .filter { $0.frame.intersects(rect) }
      return shown
    }
  }

  /// An element at its displayed place, and its section.
  package func place(of element: ListElement, seeing visible: CGRect) -> (PlacedElement, SolvedSection)? {
    for section in sections {
      guard let placed = section.elements.first(where: { $0.element == element }) else { continue }
      return (displayed(placed, of: section, in: visible), section)
    }
    return nil
  }

  private func displayed(
    _ placed: PlacedElement, of section: SolvedSection, in visible: CGRect
  ) -> PlacedElement {
    guard section.shift != .zero, section.scrolls(placed) else { return pinned(placed, in: visible) }
    return placed.offsetBy(section.shift)
  }

  /// The element at its displayed place: pinned ones stay at the visible rectangle's edge within their
  /// section.
  private func pinned(_ placed: PlacedElement, in visible: CGRect) -> PlacedElement {
    guard let pin = placed.pin else { return placed }
    let position = pin.start(of: placed.frame, in: visible, along: axis)
    var shown = placed
    if axis == .vertical { shown.frame.origin.y = position } else { shown.frame.origin.x = position }
    return shown
  }
}
