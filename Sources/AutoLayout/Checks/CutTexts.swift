import Foundation

extension Array where Element: CheckedPlace {
  /// The views whose text people see and see cut, with the room that it lacks.
  ///
  /// - Parameter isAsked: whether to look at a view at all. Measuring a text costs most of the work.
  @MainActor
  package func cutTexts(
    where isAsked: (Element) -> Bool = { _ in true }
  ) -> [(view: Element, lack: ClippedText)] {
    compactMap { view in
      guard view.isShown, !view.isPlacedLater, isAsked(view) else { return nil }
      return view.lackOfRoom.map { (view, $0) }
    }
  }
}
