#if Sources
  import SwiftSyntax

  /// Specs of Quick, whose examples XCTest does not find without Objective-C's runtime.
  ///
  /// The class gains a test that runs its examples one after the other and prints their names. Quick records failures for the spec
  /// whose example runs, so they all belong to that test.
  struct QuickSpecs {
    let facts: ProjectFacts

    private static let bases: Set<String> = ["QuickSpec", "AsyncSpec"]
    private static let test = "testExamples"

    func generate() {
      for type in facts.types where type.kind == .class && !type.isLocal {
        guard isSpec(type), !type.members.contains(where: { $0.name == "\(Self.test)()" })
        else { continue }
        let isInherited = facts.ancestors(of: type).contains(where: isSpec)
        type.source.add([GeneratedPiece(text: Self.member(isInherited: isInherited))], to: type)
      }
    }

    /// Whether a class inherits from one of Quick's, and is not one itself.
    private func isSpec(_ type: TypeFacts) -> Bool {
      !Self.bases.contains(type.name)
        && ([type] + facts.ancestors(of: type)).contains { !Self.bases.isDisjoint(with: $0.inherited) }
    }

    private static func member(isInherited: Bool) -> String {
      "\(isInherited ? "override " : "")func \(test)() throws { let failures = { self.testRun?.totalFailureCount ?? 0 }; "
        + "for (name, example) in Self.allTests { let former = failures(); try example(self)(); "
        + "print(\"Example '\\(Self.self).\\(name)' \\(failures() == former ? \"passed\" : \"failed\")\") } }"
    }
  }
#endif
