import Foundation
import SwiftMetadata

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
    if let made = (type as? any InitialisedByType.Type)?._initialised() as? Object { return made }
    #if canImport(ObjectiveC)
      return type.init()
    #else
      return initialiser.make(type)
    #endif
  }

  private static let initialiser = DynamicInitialiser(introducedBy: NSObject.self, "init")
}

/// A class with an `init()` that overrides none of Swift's, and that makes its objects by type on Apple's systems, where every class
/// overrides that of `NSObject`. (Not an API of Apple's: rewritten sources conform to it.)
@preconcurrency @MainActor
public protocol InitialisedByType: AnyObject {
  /// An object of this class; nil for classes below the one that has the method.
  static func _initialised() -> AnyObject?
}

#if !canImport(ObjectiveC)
  /// Classes whose objects are made by a type at run time. (Not an API of Apple's: there, `init()` of `NSObject` satisfies
  /// requirements of protocols, because every class has it.)
  public protocol MadeByType {}

  extension NSObject: MadeByType {}

  extension MadeByType where Self: NSObject {
    /// Makes an object by its `init()`. Rewritten protocols require it instead of `init()`.
    public init(__made: Void) {
      let object: Self? = onMainThread(with: ()) { _ in ObjectMaker.make(Self.self) }
      guard let object else { preconditionFailure("\(Self.self) has to be made on the main thread.") }
      self = object
    }
  }
#endif
