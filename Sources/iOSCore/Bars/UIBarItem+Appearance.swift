import Foundation
import ObjCCompatibility
import SwiftMetadata

/// The styling of all bar buttons or tabs. (Apple, `UIAppearance`.)
///
/// Proxies are items whose titles' attributes and tint hold for items that have none themselves. Those for containers or traits keep what
/// they get and have no effect.
extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { BarItemProxies.proxy(of: self) }

  public static func appearance(for trait: UITraitCollection) -> Self { BarItemProxies.limited(of: self) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  { BarItemProxies.limited(of: self) }
}

@MainActor
enum BarItemProxies {
  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]
  private static var limitedProxies: [ObjectIdentifier: UIBarItem] = [:]

  static func proxy<Item: UIBarItem>(of type: Item.Type) -> Item { known(type, in: &proxies) }

  static func limited<Item: UIBarItem>(of type: Item.Type) -> Item { known(type, in: &limitedProxies) }

  private static func known<Item: UIBarItem>(_ type: Item.Type, in list: inout [ObjectIdentifier: UIBarItem])
    -> Item
  {
    if let proxy = list[ObjectIdentifier(type)] as? Item { return proxy }
    _ = UIBarButtonItem.isRegistered
    let proxy = ObjectMaker.make(type)
    list[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// The proxies of an item's class and of those above it, the nearest first.
  static func proxies(for item: UIBarItem) -> [UIBarItem] {
    guard !proxies.isEmpty else { return [] }
    let classes = sequence(first: type(of: item) as AnyClass) { ClassNames.superclass(of: $0) }
    return classes.compactMap { proxies[ObjectIdentifier($0)] }.filter { $0 !== item }
  }

  /// Forgets all proxies; for tests.
  static func reset() { (proxies, limitedProxies) = ([:], [:]) }
}
