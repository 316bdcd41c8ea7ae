#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Members of extensions of the system's classes that subclasses override, which only Objective-C's runtime allows.
  ///
  /// Each implementation gets a name of its type. The extension gains a member that calls the implementation of the nearest class,
  /// and calls of `super` name the next one.
  struct DispatchedMembers {
    private let facts: ProjectFacts
    private let report: (RewritingDiagnostic) -> Void
    /// All overrides by their names.
    private let overrides: [String: [Implementation]]

    init(facts: ProjectFacts, report: @escaping (RewritingDiagnostic) -> Void) {
      self.facts = facts
      self.report = report
      var overrides: [String: [Implementation]] = [:]
      for owner in facts.types
      where (owner.kind == .class || owner.kind == .extension) && !owner.hasWhereClause {
        let members = owner.members.filter(\.isOverride)
        guard !members.isEmpty else { continue }
        let chain = Self.chain(of: owner, facts)
        let start = owner.kind == .class ? owner : facts.class(extendedBy: owner)
        for member in members {
          if let start, facts.declares(member.name, anewAbove: start, below: nil) { continue }
          let name = "__override_\(owner.name)_\(member.baseName)"
          overrides[member.name, default: []].append(
            Implementation(type: owner, member: member, name: name, chain: chain))
        }
      }
      self.overrides = overrides
    }

    /// An implementation and the class that it is of.
    private struct Implementation {
      var type: TypeFacts
      var member: MemberFacts
      var name: String
      /// The class and its superclasses, the nearest first.
      var chain: [String]
    }

    /// - Returns: the declarations that have other names now.
    func generate() -> Set<SyntaxIdentifier> {
      var renamed: Set<SyntaxIdentifier> = []
      for type in facts.extensions where facts.class(extendedBy: type) == nil {
        guard SystemNames.contains(type.name), !type.hasWhereClause else { continue }
        for member in type.members where !member.isOverride && !member.isStatic && !member.isPrivate {
          let overrides = overrides(of: member, in: type)
          guard !overrides.isEmpty, let pieces = dispatcher(of: member, in: type, overrides) else { continue }
          let conditions = Array(member.conditions.dropFirst(type.conditions.count))
          type.source.add(GeneratedPiece.declaration(pieces, under: conditions), to: type)
          MemberForwarding.rename(member, to: Self.baseName(of: member), in: type.source)
          for override in overrides {
            MemberForwarding.rename(override.member, to: override.name, in: override.type.source)
            redirectSuper(in: override, among: overrides)
          }
          renamed.formUnion(overrides.map(\.member.node.id))
        }
      }
      return renamed
    }

    private static func baseName(of member: MemberFacts) -> String { "__base_\(member.baseName)" }

    /// The overrides that the member can call, those of the lowest classes first.
    private func overrides(of member: MemberFacts, in type: TypeFacts) -> [Implementation] {
      let isHidden = !type.modifiers.isDisjoint(with: ["private", "fileprivate"])
      let found = (overrides[member.name] ?? []).filter { override in
        guard override.chain.dropFirst().contains(type.name),
          override.type.module == type.module || member.isPublic || type.isPublic,
          !isHidden || override.type.source === type.source
        else { return false }
        return canCall(override, from: type)
      }
      return found.enumerated().sorted {
        ($0.element.chain.count, $1.offset) > ($1.element.chain.count, $0.offset)
      }.map(\.element)
    }

    /// Whether the member can name the class of an override; reports those that it cannot.
    private func canCall(_ override: Implementation, from type: TypeFacts) -> Bool {
      let place: String
      if override.type.module != type.module {
        place = "another module"
      } else if override.type.isLocal {
        place = "a function"
      } else if override.type.isGeneric {
        place = "a generic class"
      } else if override.type.isHidden || override.type.isFilePrivate && override.type.source !== type.source
      {
        place = "a private class"
      } else {
        return true
      }
      report(
        override.type.source.diagnostic(
          override.member.node, .overriddenExtension,
          "the override of \(override.member.name), a member of an extension of \(type.name), "
            + "cannot be called on Linux, because it is in \(place)",
          hint: "let another method decide by the class what to do"))
      return false
    }

    private static func chain(of type: TypeFacts, _ facts: ProjectFacts) -> [String] {
      let start = type.kind == .class ? type : facts.class(extendedBy: type)
      guard let start else { return SystemNames.superclasses(of: type.name) }
      let system = facts.systemSuperclass(of: start).map(SystemNames.superclasses(of:)) ?? []
      return [start.name] + facts.ancestors(of: start).map(\.name) + system
    }

    /// Calls of the overridden member become calls of the implementation above.
    private func redirectSuper(in override: Implementation, among all: [Implementation]) {
      let above = all.filter { override.chain.dropFirst().contains($0.chain.first ?? "") }
      let next = above.max { $0.chain.count < $1.chain.count }?.name ?? Self.baseName(of: override.member)
      let finder = SuperCallFinder(name: override.member.baseName)
      for member in override.type.node.memberBlock.members
      where member.decl.asProtocol((any DeclGroupSyntax).self) == nil {
        finder.walk(member)
      }
      for call in finder.found {
        override.type.source.edits.replace(call.trimmedOffsets, with: "self.\(next)")
      }
    }

    // MARK: The dispatching member

    private func dispatcher(
      of member: MemberFacts, in type: TypeFacts, _ overrides: [Implementation]
    ) -> [GeneratedPiece]? {
      let base = "self.\(Self.baseName(of: member))"
      let cases = { (call: (Implementation) -> String) in
        overrides.map { override in
          GeneratedPiece(
            text: "if let object = self as? \(override.type.fullName) { \(call(override)) }; ",
            conditions: override.member.conditions.filter { !member.conditions.contains($0) })
        }
      }
      switch member.declaration {
      case .method(let node): return dispatcher(node, base, cases)
      case .property(let node, let name): return dispatcher(node, name, base, cases)
      }
    }

    /// - Parameter cases: the statements for the overrides, which return the value of an expression.
    private func dispatcher(
      _ node: FunctionDeclSyntax, _ base: String, _ cases: ((Implementation) -> String) -> [GeneratedPiece]
    ) -> [GeneratedPiece]? {
      guard let arguments = MemberForwarding.arguments(of: node),
        !node.signature.description.contains("Self")
      else { return nil }
      let effects = MemberForwarding.effects(of: node)
      let head = "\(words(node.attributes, node.modifiers))\(MemberForwarding.head(of: node)){ "
      return [GeneratedPiece(text: head)] + cases { "return \(effects)object.\($0.name)\(arguments)" }
        + [GeneratedPiece(text: "return \(effects)\(base)\(arguments) }")]
    }

    private func dispatcher(
      _ node: VariableDeclSyntax, _ name: String, _ base: String,
      _ cases: ((Implementation) -> String) -> [GeneratedPiece]
    ) -> [GeneratedPiece]? {
      guard node.bindings.count == 1, let binding = node.bindings.first,
        let annotation = binding.typeAnnotation, let isSettable = MemberForwarding.isSettable(binding)
      else { return nil }
      let head = "\(words(node.attributes, node.modifiers))var \(name)\(annotation.codeOnOneLine) { get { "
      let getter = [GeneratedPiece(text: head)] + cases { "return object.\($0.name)" }
      guard isSettable else { return getter + [GeneratedPiece(text: "return \(base) } }")] }
      return getter + [GeneratedPiece(text: "return \(base) } set { ")]
        + cases { "object.\($0.name) = newValue; return" }
        + [GeneratedPiece(text: "\(base) = newValue } }")]
    }

    private func words(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
      let names = modifiers.map { $0.name.text == "open" ? "public" : $0.name.text }.filter {
        $0 != "dynamic"
      }
      let words = MemberForwarding.attributes(attributes) + names
      return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }
  }

  /// Calls of a member of the superclass.
  final class SuperCallFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [MemberAccessExprSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.plainText == name {
        found.append(node)
        return .skipChildren
      }
      return .visitChildren
    }
  }
#endif
