extension DocumentError {
  /// The error for a document of a platform that the caller does not lay out, with a remedy.
  ///
  /// - Parameters:
  ///   - document: the rejected document.
  ///   - expected: the platforms that the caller lays out, such as `iOS`.
  public static func unsupportedPlatform(of document: InterfaceDocument, expected: String) -> DocumentError {
    DocumentError(
      .unsupportedPlatform, at: document.element.position,
      "Expected a document for \(expected), found one for \(document.platform.rawValue)",
      hint: hint(for: document))
  }

  private static func hint(for document: InterfaceDocument) -> String {
    switch document.platform {
    case .iOS: "`autolayout` lays out, draws, lints, inspects and animates it"
    case .macOS: "`autolayout layout`, `render`, `lint` and `inspect` read it"
    case .tvOS:
      "The sizes and margins of tvOS are not known. To lay out a copy with those of iOS, set its type to "
        + "\(typeOfIOS(document)) and its targetRuntime to iOS.CocoaTouch, and add --size 1920x1080"
    case .watchOS:
      "watchOS places groups one after the other, without Auto Layout, so there are no constraints to lay out or check; "
        + "exclude the document, for example with exclude in .autolayout.yml"
    }
  }

  private static func typeOfIOS(_ document: InterfaceDocument) -> String {
    document.kind == .storyboard
      ? "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  }
}
