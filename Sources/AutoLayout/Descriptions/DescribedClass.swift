import Foundation

/// Class names as Apple's descriptions print them.
package enum DescribedClass {
  /// Whether a class of this package made the object.
  package static func isLibraryObject(_ object: AnyObject) -> Bool {
    LibraryModules.declare(type(of: object))
  }

  /// The name of the object's class with its module, without the module if that is one of this package; the names of
  /// private classes and of classes inside functions print without the compiler's additions.
  package static func name(of object: AnyObject) -> String {
    var name = LibraryModules.nameWithoutLibraryModule(String(reflecting: type(of: object)))
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }
}
