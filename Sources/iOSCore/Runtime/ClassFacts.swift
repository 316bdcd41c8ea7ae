import Foundation

/// The facts about a built-in class that `UIView` reads.
@_spi(ViewHooks) @MainActor
public struct ClassFacts {
  /// Whether `sizeThatFits(_:)` returns the size of the content.
  package let sizesToContent: Bool
  /// Whether views of the class are elements for assistive technologies, and their traits, unless the program changes them.
  ///
  /// Standard controls are elements, other views are not (Apple, `isAccessibilityElement`); the traits are those that the
  /// documentation of `UIAccessibilityTraits` lists for each.
  package let accessibility: (isElement: Bool, traits: UIAccessibilityTraits)
  package let appearance: Appearance

  package init(
    sizesToContent: Bool = false,
    accessibility: (isElement: Bool, traits: UIAccessibilityTraits) = (false, .none),
    appearance: Appearance = Appearance("view") { UIView() }
  ) {
    self.sizesToContent = sizesToContent
    self.accessibility = accessibility
    self.appearance = appearance
  }

  /// The properties that appearance proxies of the class and its subclasses can set.
  package struct Appearance {
    /// A key that is equal for views created in the same way.
    let key: String
    /// Makes an object of the class.
    let make: @MainActor () -> UIView
    /// The properties in addition to those of all views; their indices start at `first`.
    let properties: @MainActor (_ first: Int) -> [AppearanceProperty]

    package init(
      _ key: String, properties: @escaping @MainActor (_ first: Int) -> [AppearanceProperty] = { _ in [] },
      make: @escaping @MainActor () -> UIView
    ) {
      self.key = key
      self.properties = properties
      self.make = make
    }
  }
}
