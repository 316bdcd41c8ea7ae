import Foundation

/// How objects are made of classes that the library knows at run time only: cells and headers that a list registers, views
/// and objects that documents name, layers of `layerClass`, attributes of `layoutAttributesClass`.
///
/// Objective-C makes an object of any class. Swift needs a closure, or a look into the class's method table, which is done
/// with compilers whose tables are known. With others, and for classes of documents that the linker would leave out, a
/// program registers its classes before it uses them. This is not an API of Apple's.
///
/// ```swift
/// RuntimeClasses.register(PhotoCell.self, make: PhotoCell.init(frame:))
/// RuntimeClasses.register(NameCell.self, make: NameCell.init(style:reuseIdentifier:))
/// RuntimeClasses.register(LoginController.self)
/// ```
@preconcurrency @MainActor
public enum RuntimeClasses {
  package static var views: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
    ObjectIdentifier(UIView.self): UIView.init(frame:),
    ObjectIdentifier(UINavigationBar.self): UINavigationBar.init(frame:),
    ObjectIdentifier(UIToolbar.self): UIToolbar.init(frame:),
  ]
  static var segues:
    [ObjectIdentifier: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] = [
      ObjectIdentifier(UIStoryboardSegue.self): UIStoryboardSegue.init(identifier:source:destination:)
    ]

  /// Views, such as the cells and headers of collections, by their `init(frame:)`.
  public static func register<View: UIView>(_ type: View.Type, make: @escaping @MainActor (CGRect) -> View) {
    register(type)
    views[ObjectIdentifier(type)] = make
  }

  /// Segues that storyboards name.
  public static func register<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
  ) {
    register(type)
    segues[ObjectIdentifier(type)] = make
  }

  /// Everything that is made by `init()`: layers, attributes, objects of documents.
  public static func register<Object: NSObject>(_ type: Object.Type, make: @escaping @MainActor () -> Object)
  {
    register(type)
    ObjectMaker.register(type) { make() }
  }

  /// Controllers and views that documents name, which their required `init(coder:)` makes: only the name has to be known.
  public static func register(_ type: AnyClass) { DocumentClasses.register(type) }

  /// Makes an object of any class by its `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    _ = areLibraryClassesRegistered
    return ObjectMaker.make(type)
  }

  /// Classes of ours that are made by `init()`.
  private static let areLibraryClassesRegistered: Bool = {
    ObjectMaker.register(UIBarButtonItem.self) { UIBarButtonItem() }
    return true
  }()
}
