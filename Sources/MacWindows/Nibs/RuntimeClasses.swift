import Foundation

/// Registers classes for use in documents. Swift finds classes by name if the linker has kept them; a program registers those
/// that only documents refer to. This is not an API of Apple's.
///
/// ```swift
/// RuntimeClasses.register(PreferencesController.self)
/// RuntimeClasses.register(Model.self, make: Model.init)
/// ```
@preconcurrency @MainActor
public enum RuntimeClasses {
  package static var segues: [ObjectIdentifier: @MainActor (String, Any, Any) -> NSStoryboardSegue] = [:]

  /// Registers the name of a class of controllers, windows or views. Their required `init(coder:)` creates the
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

  /// Registers a class whose objects are created by `init()`.
  public static func register<Object: NSObject>(_ type: Object.Type, make: @escaping @MainActor () -> Object)
  {
    register(type)
    ObjectMaker.register(type) { make() }
  }

  /// Registers a class of segues in storyboards.
  public static func register<Segue: NSStoryboardSegue>(
    _ type: Segue.Type, make: @escaping @MainActor (String, Any, Any) -> Segue
  ) {
    register(type)
    segues[ObjectIdentifier(type)] = make
  }
}
