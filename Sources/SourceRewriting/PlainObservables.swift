import ProjectSources

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
      guard sources.contains(where: { ByteSearch.contains("ObservableObject", in: text($0)) }) else {
        return false
      }
      return !sources.contains { source in
        guard !source.compiledImports.contains("SwiftUI") else { return false }
        return projects(text(source)) || observers.contains { ByteSearch.contains($0, in: text(source)) }
      }
    }

    /// Whether the code has `$name`, the publisher of a property, outside of strings that begin with it.
    private static func projects(_ text: String) -> Bool {
      var before = UInt8(ascii: " ")
      var isMarked = false
      for byte in text.utf8 {
        if isMarked,
          byte == UInt8(ascii: "_")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        {
          return true
        }
        isMarked = byte == UInt8(ascii: "$") && beginnings.contains(before)
        before = byte
      }
      return false
    }

    /// The bytes before the name of a publisher.
    private static let beginnings = Set(" \t\n\r([.!".utf8)
  }
#endif
