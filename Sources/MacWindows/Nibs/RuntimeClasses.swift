import Foundation

/// Registers the classes that documents may name. Swift finds classes by their names where the linker has kept them; a program
/// registers those that only documents speak of. This is not an API of Apple's.
///
/// ```swift
/// RuntimeClasses.register(PreferencesController.self)
/// RuntimeClasses.register(Model.self, make: Model.init)
/// ```
@preconcurrency @MainActor
public enum RuntimeClasses {
  package static var segues: [ObjectIdentifier: @MainActor (String, Any, Any) -> NSStoryboardSegue] = [:]

  /// Controllers, windows and views, which their required `init(coder:)` makes: only the name has to be known.
  public static func register(_ type: AnyClass) { DocumentClasses.register(type) }

  /// Objects that are made by `init()`.
  public static func register<Object: NSObject>(_ type: Object.Type, make: @escaping @MainActor () -> Object)
  {
    register(type)
    ObjectMaker.register(type) { make() }
  }

  /// Segues that storyboards name.
  public static func register<Segue: NSStoryboardSegue>(
    _ type: Segue.Type, make: @escaping @MainActor (String, Any, Any) -> Segue
  ) {
    register(type)
    segues[ObjectIdentifier(type)] = make
  }
}
