import Foundation
import LayerTree

/// Creates objects of classes that are known only at run time: cells and headers that a list registers, views and objects
/// of documents, layers of `layerClass`, attributes of `layoutAttributesClass`.
///
/// Objective-C can create an object of any class. Swift needs a closure, or the class's method table, which is read for
/// compilers whose tables are known. For other compilers, and for classes of documents that the linker would strip, a
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

  /// Registers a class of views, such as the cells and headers of collections, with its `init(frame:)`.
  public static func register<View: UIView>(_ type: View.Type, make: @escaping @MainActor (CGRect) -> View) {
    register(type)
    views[ObjectIdentifier(type)] = make
  }

  /// Registers a class of segues in storyboards.
  public static func register<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
  ) {
    register(type)
    UIStoryboardSegue.makers[ObjectIdentifier(type)] = make
  }

  /// Registers a class whose objects are created by `init()`: layers, attributes, objects of documents.
  public static func register<Object: NSObject>(_ type: Object.Type, make: @escaping @MainActor () -> Object)
  {
    register(type)
    ObjectMaker.register(type) { make() }
  }

  /// Registers the name of a class of controllers or views in documents. Their required `init(coder:)` creates the
  /// objects.
  public static func register(_ type: AnyClass) { DocumentClasses.register(type) }

  /// Registers a class of documents with its outlets and runtime attributes by name. They are set through their properties, so that
  /// `didSet` runs; without this, stored properties are found in the class's metadata.
  ///
  /// ```swift
  /// RuntimeClasses.register(LoginController.self, properties: ["nameField": \LoginController.nameField])
  /// ```
  public static func register<Object: NSObject>(
    _ type: Object.Type, properties: [String: PartialKeyPath<Object>]
  ) {
    register(type)
    RegisteredProperties.register(properties, of: type)
  }

  /// Makes an object of any class by its `init()`.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    _ = areLibraryClassesRegistered
    return ObjectMaker.make(type)
  }

  /// Makes a view of any class by its `init(frame:)`.
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    UIView.make(type, frame: frame)
  }

  /// Registers the built-in classes that are created by `init()`.
  private static let areLibraryClassesRegistered: Bool = {
    _ = UIBarButtonItem.isRegistered
    return KnownLayerClasses.areRegistered
  }()
}
