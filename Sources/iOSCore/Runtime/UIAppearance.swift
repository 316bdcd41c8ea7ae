import Foundation
import SwiftMetadata

/// Styling of all views of a class. (Apple, `UIAppearance`.)
///
/// Messages cannot be recorded without the Objective-C runtime. Here `appearance()` returns an object of the class
/// itself, created by its `init(frame:)`; its changed properties are found by comparison, for the properties that
/// `AppearanceProperty` lists, and are set on views when they enter a window, before `didMoveToWindow()` and layout.
/// Differences from iOS: other properties, including those of client classes, are not applied; a class's default value
/// cannot be set through a proxy; and a view on which the default value was set is treated like one without a value.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// Styling of classes that may be limited to containers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait)
  }

  /// - Parameter containerTypes: views inside an instance of the first, which is inside one of the
  ///   second, and so on.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait, in: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The proxies that programs have used.
@MainActor
enum AppearanceProxies {
  private struct Entry {
    let type: UIView.Type
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    /// The initial values of the proxy, by the position of the property.
    let initial: [Any]
    /// The number of classes between the proxy's and `UIView`.
    let depth: Int
  }

  /// The proxies in the order of their first use.
  private static var entries: [Entry] = []

  static func proxy<View: UIView>(
    of type: View.Type, traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> View {
    let known = entries.first { entry in
      entry.type == type && entry.traits == traits
        && entry.containers.map(ObjectIdentifier.init)
          == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? View { return proxy }
    let proxy = UIView.make(type)
    entries.append(
      Entry(
        type: type, traits: traits, containers: containers, proxy: proxy,
        initial: AppearanceProperty.of(proxy).map { $0.read(proxy) }, depth: depth(of: type)))
    return proxy
  }

  /// Forgets all proxies; for tests.
  static func reset() {
    entries = []
    BarItemProxies.reset()
  }

  /// Applies the matching proxies' values to the properties that the program has not set on the view. If several match, the
  /// proxy of the most derived class wins, then the one with the most specific containers, then the newest.
  static func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    let fitting = entries.enumerated()
      .filter { matches($0.element, view) }
      .sorted { rank($0.element, $0.offset) > rank($1.element, $1.offset) }
    guard !fitting.isEmpty else { return }
    let standard = AppearanceProperty.standard(for: view)
    for property in AppearanceProperty.of(view) where property.isUnset(view, standard) {
      for (_, entry) in fitting where property.transfer(entry.proxy, entry.initial, view) { break }
    }
  }

  private static func rank(_ entry: Entry, _ position: Int) -> (Int, Int, Int) {
    (entry.depth, entry.containers.count + (entry.traits == nil ? 0 : 1), position)
  }

  private static func matches(_ entry: Entry, _ view: UIView) -> Bool {
    guard view !== entry.proxy, Swift.type(of: view).isSubclass(of: entry.type) else { return false }
    if let traits = entry.traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var containers = entry.containers[...]
    var responder = view.next
    while let wanted = containers.first, let current = responder {
      let type: AnyClass = wanted
      if Swift.type(of: current).isSubclass(of: type) { containers.removeFirst() }
      responder = current.next
    }
    return containers.isEmpty
  }

  private static func depth(of type: UIView.Type) -> Int {
    var count = 0
    var current: AnyClass? = type
    while let next = current, next != UIView.self {
      count += 1
      current = ClassNames.superclass(of: next)
    }
    return count
  }
}
