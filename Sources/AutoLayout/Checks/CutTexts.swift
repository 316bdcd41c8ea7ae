import Foundation

extension Array where Element: CheckedPlace {
  /// The visible views whose text is cut off, with the space that is missing.
  ///
  /// - Parameter isChecked: whether to check a view. Measuring text takes most of the time.
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
