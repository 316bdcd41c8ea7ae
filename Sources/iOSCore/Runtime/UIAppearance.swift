import Foundation

/// Styling of whole classes. (Apple, `UIAppearance`.)
///
/// Without Objective-C's runtime messages cannot be recorded. What `appearance()` returns here is an object of the class
/// itself, made by its `init(frame:)`; what is set on it is found by comparison, for the properties that
/// `AppearanceProperty` lists, and is set on views when they come into a window, before `didMoveToWindow()` and layout.
/// Deviations from iOS: other properties, those of clients' classes among them, are not taken over; a value that is the
/// class's default cannot be set through a proxy, and a view that was given its default value counts as one that was given
/// none.
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

  /// - Parameter containerTypes: views in the first, which is in the second, and so on.
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
    /// How many classes lie between the proxy's and `UIView`.
    let depth: Int
  }

  /// In the order of their first use.
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
  static func reset() { entries = [] }

  /// Sets what the proxies that fit say and the program has not set on the view. Of several, that of the most derived class
  /// wins, then the one limited most closely, then the newest.
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
      current = _getSuperclass(next)
    }
    return count
  }
}
