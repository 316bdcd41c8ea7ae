import AutoLayout
import Foundation
import ListSnapshots

/// One section where it lies.
package struct SolvedSection {
  var frame: CGRect
  package var elements: [PlacedElement]
  /// Nil for the headers and footers of the whole layout.
  package var index: Int?
  package var itemCount = 0
  package var isOrthogonal = false

  /// Pinned elements may be seen anywhere within their section.
  func mayShow(in rect: CGRect) -> Bool {
    frame.intersects(rect) || index == nil || elements.contains { $0.frame.intersects(rect) }
  }
}

/// A whole layout, solved.
package struct SolvedLayout {
  package var size = CGSize.zero
  var sections: [SolvedSection] = []
  var axis = LayoutAxis.vertical

  package init() {}
  init(axis: LayoutAxis) { self.axis = axis }

  /// The sections that show something in a rectangle, each with its elements there where they are shown.
  /// - Parameter visible: What is seen of the content: pinned elements keep to its edges.
  package func sections(in rect: CGRect, seeing visible: CGRect) -> [SolvedSection] {
    sections.filter { $0.mayShow(in: rect) }.map { section in
      var shown = section
      shown.elements = section.elements.map { pinned($0, in: visible) }.filter { $0.frame.intersects(rect) }
      return shown
    }
  }

  /// An element where it is shown, and the section that it is of.
  package func place(of element: ListElement, seeing visible: CGRect) -> (PlacedElement, SolvedSection)? {
    for section in sections {
      guard let placed = section.elements.first(where: { $0.element == element }) else { continue }
      return (pinned(placed, in: visible), section)
    }
    return nil
  }

  /// The element where it is shown: pinned ones keep to the visible rectangle's edge within their section.
  private func pinned(_ placed: PlacedElement, in visible: CGRect) -> PlacedElement {
    guard let pin = placed.pin else { return placed }
    let position = pin.start(of: placed.frame, in: visible, along: axis)
    var shown = placed
    if axis == .vertical { shown.frame.origin.y = position } else { shown.frame.origin.x = position }
    return shown
  }
}
