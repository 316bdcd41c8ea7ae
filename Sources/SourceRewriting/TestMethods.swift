#if Sources
  import SwiftSyntax

  /// Synchronous test methods of the main actor, which XCTest on Linux cannot call.
  ///
  /// The method gets another name. A method of its name, without an actor, calls it: XCTest runs such methods on the main thread.
  /// Its code becomes a function of the old name within it, because `#function` names the references of snapshot tests.
  struct TestMethods {
    let facts: ProjectFacts

    private static let prefix = "__main_"

    func generate() {
      for type in facts.types where type.kind == .class || type.kind == .extension {
        let testCase = type.kind == .class ? type : facts.class(extendedBy: type)
        guard let testCase, facts.isTestCase(testCase) else { continue }
        let classes = [testCase, type] + facts.ancestors(of: testCase)
        let isIsolated = classes.contains { $0.attributes.contains("MainActor") }
        for member in type.members {
          if isIsolated || member.attributes.contains("MainActor") {
            removeSuper(of: member, in: type, testCase)
          }
          guard case .method(let node) = member.declaration,
            isIsolated || member.attributes.contains("MainActor"), isTest(node, member)
          else { continue }
          if member.isOverride {
            rename(node, overriding: member.name, in: type, testCase)
          } else {
            wrap(node, member, of: type)
          }
        }
      }
    }

    /// Calls reach the override through the method of the superclass, which calls the renamed one.
    private func rename(
      _ node: FunctionDeclSyntax, overriding name: String, in type: TypeFacts, _ testCase: TypeFacts
    ) {
      let isWrapped = facts.ancestors(of: testCase).contains { ancestor in
        facts.members(of: ancestor).contains { owner, member in
          guard case .method(let base) = member.declaration, member.name == name, !member.isOverride else {
            return false
          }
          let attributes = ancestor.attributes.union(owner.attributes).union(member.attributes)
          return attributes.contains("MainActor") && isTest(base, member)
        }
      }
      guard isWrapped else { return }
      rename(node, in: type)
      let finder = SuperCallFinder(name: node.name.text)
      finder.walk(node)
      for call in finder.found {
        type.source.edits.replace(call.declName.trimmedOffsets, with: Self.prefix + node.name.text)
      }
    }

    /// `XCTestCase` does nothing in its asynchronous methods, which are of no actor and to which an object of one cannot be sent.
    private func removeSuper(of member: MemberFacts, in type: TypeFacts, _ testCase: TypeFacts) {
      guard case .method(let node) = member.declaration, member.isOverride,
        facts.superclass(of: testCase) == nil,
        ["setUp()", "tearDown()"].contains(member.name),
        node.signature.effectSpecifiers?.asyncSpecifier != nil
      else { return }
      let finder = SuperCallFinder(name: node.name.text)
      finder.walk(node)
      for found in finder.found {
        var call: Syntax? = found.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0) }
        while let outer = call?.parent, outer.is(AwaitExprSyntax.self) || outer.is(TryExprSyntax.self) {
          call = outer
        }
        if let call { type.source.edits.replace(call.trimmedOffsets, with: "()") }
      }
    }

    private func isTest(_ node: FunctionDeclSyntax, _ member: MemberFacts) -> Bool {
      node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
        && node.signature.effectSpecifiers?.asyncSpecifier == nil && node.returnsNothing
        && node.genericParameterClause == nil
        && member.modifiers.isDisjoint(with: [
          "static", "class", "nonisolated", "private", "fileprivate",
        ])
    }

    private func rename(_ node: FunctionDeclSyntax, in type: TypeFacts) {
      let name = node.name.text
      type.source.edits.replace(node.name.trimmedOffsets, with: Self.prefix + name)
      guard let body = node.body, !body.statements.isEmpty else { return }
      let (throwing, trying) = node.words
      type.source.edits.insert(
        " @MainActor func \(name)() \(throwing){", at: body.leftBrace.trimmedOffsets.upperBound)
      type.source.edits.insert("}; \(trying)\(name)() ", at: body.rightBrace.trimmedOffsets.lowerBound)
    }

    private func wrap(_ node: FunctionDeclSyntax, _ member: MemberFacts, of type: TypeFacts) {
      let name = node.name.text
      rename(node, in: type)
      let (throwing, trying) = node.words
      let text =
        "nonisolated func \(name)() \(throwing){ nonisolated(unsafe) let test = self; "
        + "\(trying)MainActor.assumeIsolated { \(trying)test.\(Self.prefix)\(name)() } }"
      let conditions = Array(member.conditions.dropFirst(type.conditions.count))
      type.source.add([GeneratedPiece(text: text, conditions: conditions)], to: type)
    }
  }

  extension FunctionDeclSyntax {
    /// The words by which a function with the same effects is declared and called.
    fileprivate var words: (throwing: String, trying: String) {
      signature.effectSpecifiers?.throwsClause == nil ? ("", "") : ("throws ", "try ")
    }
  }
#endif
