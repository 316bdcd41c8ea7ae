#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Properties with the modifier `dynamic`, whose setters notify observers on Apple's systems. Here, an observer of the property
  /// does.
  struct ObservedProperties {
    let facts: ProjectFacts
    let source: ParsedSource

    /// - Parameter name: the class around the property.
    func edit(_ node: VariableDeclSyntax, in name: String?) {
      let modifiers = Set(node.modifiers.map(\.name.text))
      guard modifiers.contains("dynamic"),
        modifiers.isDisjoint(with: ["class", "lazy", "override", "static"]),
        node.attributes.plainNames.isSubset(of: LocalEdits.removedAttributes), node.bindings.count == 1,
        let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let name, isInClass(node), isObject(name)
      else { return }
      let call = "didChangeValue(forKey: \"\(pattern.identifier.plainText)\")"
      guard let block = binding.accessorBlock else {
        source.edits.insert(" { didSet { \(call) } }", at: binding.trimmedOffsets.upperBound)
        return
      }
      guard case .accessors(let accessors) = block.accessors,
        let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
        let body = observer.body
      else { return }
      source.edits.insert(" \(call);", at: body.leftBrace.trimmedOffsets.upperBound)
    }

    private func isInClass(_ node: VariableDeclSyntax) -> Bool {
      let outer = sequence(first: Syntax(node)) { $0.parent }.first {
        $0.asProtocol((any DeclGroupSyntax).self) != nil || $0.is(CodeBlockSyntax.self)
      }
      return outer?.is(ClassDeclSyntax.self) == true
    }

    /// Whether a class inherits from `NSObject`. Test cases do not.
    private func isObject(_ name: String) -> Bool {
      guard let type = facts.class(name, seenFrom: source.input.module),
        let superclass = facts.systemSuperclass(of: type)
      else { return false }
      return superclass != "XCTestCase" && SystemNames.mayContain(superclass)
    }
  }
#endif
