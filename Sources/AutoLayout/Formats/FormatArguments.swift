import Foundation

/// The dictionaries of `Any` that programs pass to visual formats, for both façades.
package enum FormatArguments {
  /// A value without the optionals around it, such as an outlet's; nil for an optional without a value.
  package static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// A metric as a number: a number type of Swift or Foundation, or a text that spells a number; nil for
  /// anything else.
  package static func number(_ value: Any) -> Double? {
    switch unwrapped(value) {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    case let text as NSString: text.doubleValue
    default: nil
    }
  }

  /// The views and guides that an object's stored properties hold, by the properties' names.
  ///
  /// - Parameter isItem: whether a value is a view or guide of the façade.
  package static func bindings(of object: Any, isItem: (Any) -> Bool) -> [String: Any] {
    var bindings: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        guard let label, let item = unwrapped(value), isItem(item) else { continue }
        bindings[propertyName(label)] = item
      }
      mirror = current.superclassMirror
    }
    return bindings
  }

  /// Lazy properties and property wrappers store their values under different names.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}

extension LayoutFormat {
  /// A reader for the arguments that a program passed.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name; a value that is not a number is left out.
  ///   - views: views and guides by name.
  ///   - item: returns the format's item for a view or guide of the façade; nil for anything else.
  /// - Throws: Apple's exception for a value of `views` that is neither a view nor a guide.
  package init(
    options: LayoutFormatOptions, metrics: [String: Any], views: [String: Any], item: (Any) -> Item?
  ) throws(LayoutException) {
    var items: [String: Item] = [:]
    for (name, value) in views.sorted(by: { $0.key < $1.key }) {
      guard let found = FormatArguments.unwrapped(value).flatMap(item) else {
        throw LayoutException.wrongItem(pairedWith: value)
      }
      items[name] = found
    }
    self.init(options: options, metrics: metrics.compactMapValues(FormatArguments.number), items: items)
  }
}
