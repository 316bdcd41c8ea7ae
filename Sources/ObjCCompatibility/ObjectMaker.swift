import Foundation

/// Makes objects of classes that are known only at run time, with their `init()`.
@MainActor
package enum ObjectMaker {
  private static var known: [ObjectIdentifier: @MainActor () -> NSObject] = [:]

  /// Registers a closure that makes objects of the class.
  package static func register(_ type: AnyClass, make: @escaping @MainActor () -> NSObject) {
    known[ObjectIdentifier(type)] = make
  }

  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    if let made = known[ObjectIdentifier(type)]?() as? Object { return made }
    #if canImport(ObjectiveC)
      return type.init()
    #else
      return initialiser.make(type)
    #endif
  }

  private static let initialiser = DynamicInitialiser(introducedBy: NSObject.self, "init")
}
