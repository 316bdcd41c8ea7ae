/// The framework that a project's interface is made with. It decides about Apple's outlets and actions, and about conditions such as
/// `os(iOS)`.
public enum ProjectFramework: String, CaseIterable, Hashable, Sendable {
  /// UIKit, which this package offers as a product of that name.
  case uiKit = "UIKit"
  /// AppKit, which this package offers as a product of that name.
  case appKit = "AppKit"

  /// The names by which code imports the framework.
  public var modules: Set<String> { self == .uiKit ? ["UIKit"] : ["AppKit", "Cocoa"] }

  /// The names of both.
  public static let allModules = uiKit.modules.union(appKit.modules)

  /// Whether a line of the text is an import of the framework.
  public func isImported(in text: String) -> Bool {
    Self.imports(one: modules, in: text)
  }

  private static func imports(one modules: some Sequence<String>, in text: String) -> Bool {
    // Most files name none of them.
    modules.contains { ByteSearch.contains($0, in: text) }
      && !ImportLines.modules(in: text).isDisjoint(with: modules)
  }

  /// Modules of Apple's that import the framework, whose types code can use then.
  private static let users: Set<String> = [
    "AVKit", "ContactsUI", "EventKitUI", "MapKit", "MessageUI", "PDFKit", "PassKit", "PhotosUI", "QuickLook",
    "SafariServices", "StoreKit", "WebKit",
  ]

  /// Whether a text imports the framework, or a module of Apple's that does.
  public func isUsed(in text: String) -> Bool {
    Self.imports(one: Self.users.union(modules), in: text)
  }

  /// The framework that texts of Swift import: UIKit where they import both; nil where they import neither.
  public init?(importedIn texts: some Collection<String>) {
    guard
      let found = Self.allCases.first(where: { framework in texts.contains { framework.isImported(in: $0) } })
    else { return nil }
    self = found
  }
}
