#if Sources
  import SwiftSyntax

  /// Classes that conform to `ObservableObject` of Combine in projects where nothing observes them but views of SwiftUI, which are left
  /// out. They become plain classes: the protocol and `@Published` are removed.
  enum PlainObservables {
    /// Names that only observers use.
    private static let observers = ["objectWillChange", "AnyCancellable", "assign(to:", ".sink"]

    static func isProtocol(_ type: TypeSyntax) -> Bool {
      ["ObservableObject", "Combine.ObservableObject"].contains(type.trimmedDescription)
    }

    /// Whether no file that is compiled here observes an object.
    static func areAll(in sources: [ParsedSource]) -> Bool {
      let text = { (source: ParsedSource) in source.input.text }
      guard sources.contains(where: { text($0).contains("ObservableObject") }) else { return false }
      return !sources.contains { source in
        guard !source.compiledImports.contains("SwiftUI") else { return false }
        return observers.contains(where: text(source).contains) || projects(text(source))
      }
    }

    /// Whether the code has `$name`, the publisher of a property, outside of strings that begin with it.
    private static func projects(_ text: String) -> Bool {
      text.firstMatch(of: /(?:^|[\s(\[.!])\$[A-Za-z_]/) != nil
    }
  }
#endif
