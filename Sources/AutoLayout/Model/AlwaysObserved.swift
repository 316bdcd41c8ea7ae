/// Makes the observers of a stored property run wherever the property is set.
///
/// Swift skips the observers of a stored property in every initializer of its type, and in those that a client adds in an
/// extension, too (The Swift Programming Language, "Property Observers"). Apple's setters always run. A property with this
/// wrapper is computed, so its observers run as soon as the object is complete.
///
/// An observer that corrects the value of `x` sets `_x.wrappedValue`: setting `x` would call the observer again, without end.
@propertyWrapper @frozen
public struct AlwaysObserved<Value> {
  /// The property's value.
  public var wrappedValue: Value

  /// The initial value of the property.
  @inlinable
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AlwaysObserved: Equatable where Value: Equatable {}
extension AlwaysObserved: Hashable where Value: Hashable {}
extension AlwaysObserved: Sendable where Value: Sendable {}
