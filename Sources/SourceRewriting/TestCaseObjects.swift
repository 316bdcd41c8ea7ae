#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Test cases that are delegates or data sources: on Linux, `XCTestCase` is no `NSObject`, and lacks what such protocols require.
  ///
  /// The class gains the members of `NSObjectProtocol`.
  struct TestCaseObjects {
    let facts: ProjectFacts

    func generate() {
      guard !facts.extensions.contains(where: { $0.name == "XCTestCase" && isObject($0) }) else { return }
      for type in facts.classes where facts.isTestCase(type) && !type.isLocal {
        guard isDelegate(type), !facts.ancestors(of: type).contains(where: isDelegate), !hasMembers(type)
        else { continue }
        type.source.add([GeneratedPiece(text: Self.members(isPublic: type.isPublic))], to: type)
      }
    }

    private func isObject(_ type: TypeFacts) -> Bool { type.inherited.contains("NSObjectProtocol") }

    private func isDelegate(_ type: TypeFacts) -> Bool {
      ([type] + facts.extensions(of: type)).contains { owner in
        owner.inherited.contains { requiresObject($0, seenFrom: owner.module, depth: 0) }
      }
    }

    /// Whether a protocol is of objects: `NSObjectProtocol`, one of Apple's for delegates and sources of data, or one that inherits these.
    private func requiresObject(_ name: String, seenFrom module: String, depth: Int) -> Bool {
      if name == "NSObjectProtocol" { return true }
      if let type = facts.protocol(name, seenFrom: module) {
        return depth < 10
          && type.inherited.contains { requiresObject($0, seenFrom: module, depth: depth + 1) }
      }
      return SystemNames.mayContain(name) && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }

    private func hasMembers(_ type: TypeFacts) -> Bool {
      facts.members(of: type).contains { $0.member.name == "isProxy()" }
    }

    private static func members(isPublic: Bool) -> String {
      let words = isPublic ? "nonisolated public" : "nonisolated"
      let members = [
        "func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }",
        "var hash: Int { ObjectIdentifier(self).hashValue }", "func `self`() -> Self { self }",
        "func isProxy() -> Bool { false }", "var description: String { name }",
      ]
      return members.map { "\(words) \($0)" }.joined(separator: "; ")
    }
  }
#endif
