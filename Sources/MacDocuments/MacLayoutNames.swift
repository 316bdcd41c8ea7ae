import InterfaceBuilder

extension InterfaceView {
  /// The text that the view shows; nil for none.
  var shownText: String? {
    guard let title = cell?.title, !title.isEmpty else { return nil }
    return title
  }
}
