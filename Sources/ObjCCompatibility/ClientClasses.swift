import AutoLayout

/// Distinguishes the classes of programs, which may override members, from those of this package. Views of this package skip calls
/// of members that nobody has overridden.
@MainActor
package enum ClientClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// The class of the last call: many views of one class are made one after the other.
  private static var last: (name: ObjectIdentifier, isClient: Bool)?

  /// Whether a program, rather than this package, declares the class.
  package static func contains(_ type: AnyClass) -> Bool {
    let name = ObjectIdentifier(type)
    if let last, last.name == name { return last.isClient }
    let isClient = known[name] ?? !LibraryModules.declare(type)
    known[name] = isClient
    last = (name, isClient)
    return isClient
  }
}
