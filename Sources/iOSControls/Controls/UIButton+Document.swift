import InterfaceBuilder

extension UIButton.ButtonType {
  /// The type of a document's button.
  package init(of document: InterfaceView) {
    self = document.element["buttonType"].flatMap { Self.documentNames[$0] } ?? .custom
  }

  private static let documentNames: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
}
