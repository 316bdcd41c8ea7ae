import Foundation
import Graphics

/// An object that has traits, such as a view.
@MainActor
package protocol TraitSource: AnyObject {
  var traitCollection: UITraitCollection { get }
}

/// The default traits of a program's calls: those of the objects being laid out, drawn or notified of changes, innermost
/// last. (Apple, `UITraitCollection.current`.)
@MainActor
package enum CurrentTraits {
  package enum Scope {
    case view(any TraitSource)
    /// A view drawn in a look that may differ from its own.
    case drawn(any TraitSource, InterfaceLook)
    case traits(UITraitCollection)
  }

  private static var scope: Scope?

  /// Makes a scope the innermost one and returns the value that ends it.
  package static func enter(_ new: Scope) -> Scope? {
    let outer = scope
    scope = new
    return outer
  }

  package static func leave(to outer: Scope?) { scope = outer }

  /// Runs a closure in a scope.
  static func within(_ new: Scope, _ body: () -> Void) {
    let outer = enter(new)
    body()
    leave(to: outer)
  }

  /// The traits of the innermost scope; nil outside of scopes.
  static var traits: UITraitCollection? {
    switch scope {
    case nil: nil
    case .view(let view): view.traitCollection
    case .traits(let traits): traits
    case .drawn(let view, let look):
      UITraitCollection(traitsFrom: [
        view.traitCollection, UITraitCollection(userInterfaceStyle: look.style),
        UITraitCollection(userInterfaceLevel: look.isElevated ? .elevated : .unspecified),
      ])
    }
  }

  package static var look: InterfaceLook {
    if case .drawn(_, let look)? = scope { return look }
    return traits.map(InterfaceLook.init) ?? .light
  }

  static var style: UIUserInterfaceStyle { look.style }
}

extension UITraitCollection {
  /// Runs a closure in which these are the current traits.
  @MainActor
  @preconcurrency
  public func performAsCurrent(_ actions: () -> Void) { CurrentTraits.within(.traits(self), actions) }
}
