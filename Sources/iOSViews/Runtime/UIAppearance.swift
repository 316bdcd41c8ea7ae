import Foundation

/// Styling of whole classes. Messages cannot be recorded without Objective-C's runtime: what `appearance()` returns can
/// be set, and nothing follows from it. (Apple, `UIAppearance`.)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// Styling of classes that may be limited to containers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { makeProxy() }
  public static func appearance(for trait: UITraitCollection) -> Self { makeProxy() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    makeProxy()
  }

  private static func makeProxy() -> Self { make(Self.self) }
}

extension UIViewController: UIAppearanceContainer {}
