import Foundation
import InterfaceBuilder

/// Finds the classes that documents name.
@MainActor
struct NibClasses {
  /// Where classes without a module, or with one that does not exist here, are looked for.
  let modules: [String]

  /// - Parameter owner: its class's module may hold the document's classes, too.
  init(bundle: Bundle, owner: Any?) {
    // Packages call the bundle of a target's resources `Package_Target.bundle`.
    let target = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_").last
    let ownerModule = owner.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } }
    let program = ProcessInfo.processInfo.processName
    modules = [ownerModule.map(String.init), target.map(String.init), program].compactMap(\.self)
  }

  /// The modules of the library's own classes that documents name.
  private static let own = [UIView.self, UIButton.self, UITableView.self].map {
    String(String(reflecting: $0).prefix { $0 != "." })
  }

  /// Nil, with a note on standard error, for a class that does not exist or is of another kind.
  func type<Base: AnyObject>(_ custom: CustomClass?, as base: Base.Type) -> Base.Type? {
    guard let custom else { return nil }
    for module in [custom.module].compactMap(\.self) + modules + Self.own {
      let name = "\(module).\(custom.name)"
      if let found = (RuntimeClasses.named[name] ?? _typeByName(name)) as? Base.Type { return found }
    }
    // Apple's words.
    FileHandle.standardError.write(Data("Unknown class \(custom.name) in Interface Builder file.\n".utf8))
    return nil
  }

  static func viewClass(for document: InterfaceView) -> UIView.Type {
    document.kind.known.flatMap { viewClasses[$0] } ?? UIView.self
  }

  private static let viewClasses: [InterfaceView.Known: UIView.Type] = [
    .stackView: UIStackView.self, .scrollView: UIScrollView.self, .tableView: UITableView.self,
    .tableViewCell: UITableViewCell.self, .collectionView: UICollectionView.self,
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
    case .view, .split, .player, .placeholder, .other: UIViewController.self
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
