#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Members of extensions of the system's classes that subclasses override, which only Objective-C's runtime allows.
  ///
  /// Each implementation gets a name of its type. The extension gains a member that calls the implementation of the nearest class,
  /// and calls of `super` name the next one.
  struct DispatchedMembers {
    private let facts: ProjectFacts
    /// All overrides by their names.
    private let overrides: [String: [Implementation]]

    init(facts: ProjectFacts) {
      self.facts = facts
      var overrides: [String: [Implementation]] = [:]
      for owner in facts.types
      where (owner.kind == .class || owner.kind == .extension) && !owner.hasWhereClause {
        let members = owner.members.filter(\.isOverride)
        guard !members.isEmpty else { continue }
        let chain = Self.chain(of: owner, facts)
        for member in members {
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
          guard !overrides.isEmpty, let text = dispatcher(of: member, in: type, overrides) else { continue }
          type.source.add([GeneratedPiece(text: text)], to: type)
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

    /// The overrides in the module, those of the lowest classes first.
    private func overrides(of member: MemberFacts, in type: TypeFacts) -> [Implementation] {
      let found = (overrides[member.name] ?? []).filter {
        $0.type.module == type.module && $0.chain.dropFirst().contains(type.name)
      }
      return found.enumerated().sorted {
        ($0.element.chain.count, $1.offset) > ($1.element.chain.count, $0.offset)
      }.map(\.element)
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
      finder.walk(override.member.node)
      for call in finder.found {
        override.type.source.edits.replace(call.trimmedOffsets, with: "self.\(next)")
      }
    }

    // MARK: The dispatching member

    private func dispatcher(
      of member: MemberFacts, in type: TypeFacts, _ overrides: [Implementation]
    ) -> String? {
      let base = "self.\(Self.baseName(of: member))"
      switch member.declaration {
      case .method(let node):
        guard let arguments = MemberForwarding.arguments(of: node),
          !node.signature.description.contains("Self")
        else { return nil }
        let effects = MemberForwarding.effects(of: node)
        let cases = overrides.map { "\(Self.binding($0))return \(effects)object.\($0.name)\(arguments) }; " }
        let words = words(node.attributes, node.modifiers)
        return
          "\(words)\(MemberForwarding.head(of: node)){ \(cases.joined())return \(effects)\(base)\(arguments) }"
      case .property(let node, let name):
        guard node.bindings.count == 1, let binding = node.bindings.first,
          let annotation = binding.typeAnnotation,
          let isSettable = MemberForwarding.isSettable(binding)
        else { return nil }
        let getters = overrides.map { "\(Self.binding($0))return object.\($0.name) }; " }
        let setters = overrides.map { "\(Self.binding($0))object.\($0.name) = newValue; return }; " }
        let setter = isSettable ? " set { \(setters.joined())\(base) = newValue }" : ""
        return "\(words(node.attributes, node.modifiers))var \(name)\(annotation.codeOnOneLine) "
          + "{ get { \(getters.joined())return \(base) }\(setter) }"
      }
    }

    private static func binding(_ override: Implementation) -> String {
      "if let object = self as? \(override.type.fullName) { "
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
