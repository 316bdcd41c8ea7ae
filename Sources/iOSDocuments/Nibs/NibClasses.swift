import Foundation
import InterfaceBuilder
import ObjCCompatibility

/// Finds the custom classes in documents, and the classes of a document's elements.
@MainActor
struct NibClasses {
  private let classes: DocumentClasses

  /// - Parameter owner: its class's module may also contain the document's classes.
  init(bundle: Bundle, owner: Any?) {
    classes = DocumentClasses(bundle: bundle, owner: owner, libraries: Self.libraries)
  }

  /// The modules of the built-in classes in documents.
  private static let libraries = [UIView.self, UIButton.self, UITableView.self].map {
    String(String(reflecting: $0).prefix { $0 != "." })
  }

  /// Nil, with a note on standard error, for a class that does not exist or is of another kind.
  func type<Base: AnyObject>(_ custom: CustomClass?, as base: Base.Type) -> Base.Type? {
    custom.flatMap { classes.type(named: $0.name, module: $0.module, as: base) }
  }

  static func viewClass(for document: InterfaceView) -> UIView.Type {
    // The content view of a row may have a custom class that is not a row's.
    if document.kind.known == .tableViewCellContentView, document.customClass != nil { return UIView.self }
    return document.kind.known.flatMap { viewClasses[$0] ?? standIn(for: $0) } ?? UIView.self
  }

  /// A class of `UIKitStandIns`, in programs that link it, for one of another module of Apple's.
  private static func standIn<Base: AnyObject>(named name: String, as base: Base.Type) -> Base.Type? {
    DocumentClasses.type(named: "UIKitStandIns.\(name)") as? Base.Type
  }

  private static func standIn(for kind: InterfaceView.Known) -> UIView.Type? {
    standIns[kind].flatMap { standIn(named: $0, as: UIView.self) }
  }

  private static let standIns: [InterfaceView.Known: String] = [
    .mapView: "MKMapView", .wkWebView: "WKWebView",
  ]

  private static let viewClasses: [InterfaceView.Known: UIView.Type] = [
    .stackView: UIStackView.self, .scrollView: UIScrollView.self, .tableView: UITableView.self,
    .tableViewCell: UITableViewCell.self, .tableViewCellContentView: UITableViewCellContentView.self,
    .refreshControl: UIRefreshControl.self, .collectionView: UICollectionView.self,
    .collectionViewCell: UICollectionViewCell.self, .collectionReusableView: UICollectionReusableView.self,
    .visualEffectView: UIVisualEffectView.self, .textView: UITextView.self, .label: UILabel.self,
    .button: UIButton.self, .imageView: UIImageView.self, .textField: UITextField.self,
    .switch: UISwitch.self, .slider: UISlider.self, .datePicker: UIDatePicker.self,
    .segmentedControl: UISegmentedControl.self, .stepper: UIStepper.self, .pageControl: UIPageControl.self,
    .pickerView: UIPickerView.self, .progressView: UIProgressView.self,
    .activityIndicatorView: UIActivityIndicatorView.self, .searchBar: UISearchBar.self,
    .navigationBar: UINavigationBar.self, .toolbar: UIToolbar.self, .tabBar: UITabBar.self,
    .control: UIControl.self, .window: UIWindow.self,
  ]

  static func controllerClass(for document: InterfaceController) -> UIViewController.Type {
    switch document.kind {
    case .table: UITableViewController.self
    case .collection: UICollectionViewController.self
    case .navigation: UINavigationController.self
    case .tabBar: UITabBarController.self
    case .page: UIPageViewController.self
    case .player: standIn(named: "AVPlayerViewController", as: UIViewController.self) ?? UIViewController.self
    case .view, .split, .placeholder, .other: UIViewController.self
    }
  }

  /// The class of a scene's object that is neither a controller nor a view, by its element.
  static func objectClass(for element: DocumentElement) -> NSObject.Type? { objectClasses[element.name] }

  private static let objectClasses: [String: NSObject.Type] = [
    "customObject": NSObject.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
  ]
}
