import InterfaceBuilder

/// Maps a document's elements to classes.
@MainActor
enum ViewFactory {
  /// A view of the element's class; a plain view if there is no such class.
  static func makeView(for document: InterfaceView) -> UIView {
    guard let known = document.kind.known else { return UIView() }
    if known == .button { return UIButton(type: UIButton.ButtonType(of: document)) }
    return makers[known]?() ?? UIView()
  }

  /// UIKit's name of the element's class, if a plain view represents it.
  static func className(for document: InterfaceView) -> String? {
    let known = document.kind.known
    if let known, let name = standIns[known] { return name }
    if let known, makers[known] != nil || [.view, .button].contains(known) { return nil }
    let name = document.elementName
    return known.flatMap { irregularNames[$0] } ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let makers: [InterfaceView.Known: @MainActor () -> UIView] = [
    .stackView: { UIStackView() },
    .scrollView: { UIScrollView() },
    .tableView: { DesignTable() },
    .tableViewCell: { DesignTableCell() },
    .collectionView: { DesignCollection() },
    .textView: { UITextView() },
    .label: { UILabel() },
    .imageView: { UIImageView() },
    .textField: { UITextField() },
    .switch: { UISwitch() },
    .slider: { UISlider() },
    .datePicker: { UIDatePicker() },
    .segmentedControl: { UISegmentedControl() },
    .stepper: { UIStepper() },
    .pageControl: { UIPageControl() },
    .pickerView: { UIPickerView() },
    .progressView: { UIProgressView() },
    .activityIndicatorView: { UIActivityIndicatorView(style: .white) },
    .searchBar: { UISearchBar() },
    .navigationBar: { UINavigationBar() },
    .toolbar: { UIToolbar() },
    .tabBar: { UITabBar() },
  ]

  /// The class names of views that the canvas draws itself.
  private static let standIns: [InterfaceView.Known: String] = [
    .tableView: "UITableView", .tableViewCell: "UITableViewCell", .collectionView: "UICollectionView",
  ]

  private static let irregularNames: [InterfaceView.Known: String] = [
    .containerView: "UIView", .tableViewCellContentView: "UIView", .collectionViewCellContentView: "UIView",
    .mapView: "MKMapView", .wkWebView: "WKWebView", .sceneKitView: "SCNView", .arscnView: "ARSCNView",
    .arskView: "ARSKView", .skView: "SKView", .mtkView: "MTKView", .glkView: "GLKView",
  ]
}

/// A collection of a document, with its prototypes in their saved positions.
final class DesignCollection: UIScrollView {}
