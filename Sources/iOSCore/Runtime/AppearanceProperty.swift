import Foundation
import Graphics

/// A property that appearance proxies apply to the views of a class.
@MainActor
package struct AppearanceProperty {
  /// Reads the value from a view.
  let read: (UIView) -> Any
  /// Whether a view still has its class's default, compared with a new object of the built-in class.
  let isUnset: (_ view: UIView, _ standard: UIView) -> Bool
  /// Sets the proxy's value on the view if the program has changed it from its initial value.
  private let set: (_ proxy: UIView, _ initial: Any, _ view: UIView) -> Bool
  private let position: Int

  /// - Returns: false if the proxy does not set the property, or its class does not have it.
  func transfer(_ proxy: UIView, _ initial: [Any], _ view: UIView) -> Bool {
    guard initial.indices.contains(position) else { return false }
    return set(proxy, initial[position], view)
  }

  // MARK: Lists

  /// The properties of the view's class, those of its superclasses first, so that their indices are the same for
  /// subclasses.
  static func of(_ view: UIView) -> [AppearanceProperty] {
    var list = AppearanceList<UIView>()
    list.add(\.backgroundColor)
    list.add(\.alpha)
    list.add {
      $0.storedTintColor
    } set: {
      $0.tintColor = $1
    }
    let common = list.properties
    return common + view.classFacts.appearance.properties(common.count)
  }

  /// A new object of the view's nearest built-in class.
  static func standard(for view: UIView) -> UIView {
    let appearance = view.classFacts.appearance
    if let view = standards[appearance.key] { return view }
    let made = appearance.make()
    standards[appearance.key] = made
    return made
  }

  private static var standards: [String: UIView] = [:]

  fileprivate init(
    position: Int, read: @escaping (UIView) -> Any, isUnset: @escaping (UIView, UIView) -> Bool,
    set: @escaping (UIView, Any, UIView) -> Bool
  ) {
    self.position = position
    self.read = read
    self.isUnset = isUnset
    self.set = set
  }
}

/// Collects the properties of one class.
@MainActor
package struct AppearanceList<View: UIView> {
  package private(set) var properties: [AppearanceProperty] = []
  private let first: Int

  package init(from first: Int = 0) { self.first = first }

  package mutating func add<Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    add {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  package mutating func add<Value: Equatable>(
    _ get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void
  ) {
    append(get, isUnset: { get($0) == get($1) }, differs: { $0 != $1 }, set: set)
  }

  /// Adds text attributes; nil means that the proxy does not set them.
  package mutating func addAttributes(_ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>)
  {
    append(
      { $0[keyPath: path] }, isUnset: { view, _ in view[keyPath: path] == nil },
      differs: { new, _ in new != nil }, set: { $0[keyPath: path] = $1 })
  }

  mutating func append<Value>(
    _ get: @escaping (View) -> Value, isUnset: @escaping (View, View) -> Bool,
    differs: @escaping (Value, Value) -> Bool, set: @escaping (View, Value) -> Void
  ) {
    properties.append(
      AppearanceProperty(
        position: first + properties.count,
        read: { view in
          guard let view = view as? View else { return () }
          return get(view) as Any
        },
        isUnset: { view, standard in
          guard let view = view as? View, let standard = standard as? View else { return false }
          return isUnset(view, standard)
        },
        set: { proxy, initial, view in
          guard let proxy = proxy as? View, let view = view as? View, let initial = initial as? Value else {
            return false
          }
          let value = get(proxy)
          guard differs(value, initial) else { return false }
          set(view, value)
          return true
        }))
  }
}
