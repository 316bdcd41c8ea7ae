import ProjectSources

#if Sources
  import SwiftSyntax

  /// Notes the types and members of a file that are compiled.
  final class FactCollector: SyntaxVisitor {
    private let source: ParsedSource
    private let conditionReader: ConditionReader
    private var open: [TypeFacts] = []
    private var conditions: [SourceCondition] = []
    private var functionDepth = 0
    private(set) var types: [TypeFacts] = []

    init(_ source: ParsedSource, _ conditionReader: ConditionReader) {
      self.source = source
      self.conditionReader = conditionReader
      super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func begin(
      _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax
    ) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? []
      let type = TypeFacts(
        kind: kind, name: name.split(separator: ".").last.map(String.init) ?? name,
        outer: open.map(\.fullName).suffix(1) + name.split(separator: ".").dropLast().map(String.init),
        source: source, node: node, inherited: inherited, conditions: conditions, isLocal: functionDepth > 0)
      if !source.leavesOut(node) { types.append(type) }
      open.append(type)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.class, node.name.plainText, node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node)
    }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node)
    }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.protocol, node.name.plainText, node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.extension, node.extendedType.trimmedDescription, node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let condition = conditionReader.condition(of: node)
      guard condition.value != false else { return .skipChildren }
      conditions.append(condition)
      return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) {
      if conditionReader.condition(of: node).value != false { conditions.removeLast() }
    }

    // MARK: Members

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      functionDepth += 1
      return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      functionDepth += 1
      return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      functionDepth += 1
      return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    /// Whether the declaration that is visited is a member of the innermost type, not inside of a function of it.
    private var isMember: Bool { open.last.map { $0.isLocal == (functionDepth > 0) } ?? false }

    private func add(
      _ declaration: MemberFacts.Declaration, _ node: some DeclSyntaxProtocol,
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) {
      guard isMember, let type = open.last, !source.leavesOut(node) else { return }
      type.members.append(
        MemberFacts(
          declaration: declaration, attributes: attributes.plainNames,
          modifiers: Set(modifiers.map(\.name.text)), conditions: conditions))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(.method(node), node, node.attributes, node.modifiers)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
          continue
        }
        add(.property(node, name: name), node, node.attributes, node.modifiers)
      }
      return .visitChildren
    }
  }

  /// The imports of a file that are compiled.
  final class ImportFinder: SyntaxVisitor {
    private let conditionReader: ConditionReader
    private(set) var imports: [ImportDeclSyntax] = []

    init(_ conditionReader: ConditionReader) {
      self.conditionReader = conditionReader
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      conditionReader.condition(of: node).value == false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      imports.append(node)
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension ImportDeclSyntax {
    /// The name of the module, without those of its parts.
    var moduleName: String? { path.first?.name.plainText }
  }
#endif
