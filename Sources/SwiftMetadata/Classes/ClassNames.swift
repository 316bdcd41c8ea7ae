/// Questions about classes that Swift's runtime answers by functions without a promise to stay.
package enum ClassNames {
  /// The class from which a class inherits; nil for a root class.
  package static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// The type with a name, module included; nil if the linker has kept none.
  package static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
