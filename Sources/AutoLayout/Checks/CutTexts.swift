import Foundation

extension Array where Element: CheckedPlace {
  /// The views whose text people see and see cut, with the space that it lacks.
  ///
  /// - Parameter isChecked: whether to look at a view at all. Measuring a text costs most of the work.
  @MainActor
  package func cutTexts(
    where isChecked: (Element) -> Bool = { _ in true }
  ) -> [(view: Element, lack: ClippedText)] {
    compactMap { view in
      guard view.isShown, !view.isPlacedLater, isChecked(view) else { return nil }
      return view.textShortfall.map { (view, $0) }
    }
  }
}
