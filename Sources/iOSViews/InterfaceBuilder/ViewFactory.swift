import InterfaceBuilder

/// Which class stands for which element of a document.
@MainActor
enum ViewFactory {
  /// A view of the element's class; a plain one where there is none of its own.
  static func makeView(for document: InterfaceView) -> UIView {
    guard let known = document.kind.known else { return UIView() }
    return makers[known]?() ?? UIView()
  }

  /// UIKit's name of the element's class, for views that a plain one stands for.
  static func className(for document: InterfaceView) -> String? {
    let known = document.kind.known
    if let known, makers[known] != nil || known == .view { return nil }
    let name = document.elementName
    return known.flatMap { irregularNames[$0] } ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let makers: [InterfaceView.Known: @MainActor () -> UIView] = [
    .stackView: { UIStackView() },
    .scrollView: { UIScrollView() },
    .tableView: { UIScrollView() },
    .collectionView: { UIScrollView() },
    .textView: { UIScrollView() },
  ]

  private static let irregularNames: [InterfaceView.Known: String] = [
    .containerView: "UIView", .tableViewCellContentView: "UIView", .collectionViewCellContentView: "UIView",
    .mapView: "MKMapView", .wkWebView: "WKWebView", .sceneKitView: "SCNView", .arscnView: "ARSCNView",
    .arskView: "ARSKView", .skView: "SKView", .mtkView: "MTKView", .glkView: "GLKView",
  ]
}
