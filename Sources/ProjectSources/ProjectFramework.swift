/// The framework that a project's interface is made with. It decides about Apple's outlets and actions, and about conditions such as
/// `os(iOS)`.
public enum ProjectFramework: String, CaseIterable, Hashable, Sendable {
  /// UIKit, which this package offers as a product of that name.
  case uiKit = "UIKit"
  /// AppKit, which this package offers as a product of that name.
  case appKit = "AppKit"
}
