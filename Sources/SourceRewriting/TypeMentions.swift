#if Sources
  import SwiftSyntax

  /// The names of types that code mentions. Of types that share their name, such as a `ViewModel` in each of several views, it says
  /// which one is meant: `Profile.ViewModel`.
  struct TypeMentions {
    /// The types with the name of another one, in the types that contain them.
    private var shared: Set<String> = []
    /// Names that several types have.
    private var ambiguous: Set<String> = []
    private let modules: Set<String>

    /// - Parameter modules: the names by which code can qualify types outside of others.
    init(_ sources: [ParsedSource], modules: Set<String>) {
      self.modules = modules
      let finder = NestedTypeFinder(viewMode: .sourceAccurate)
      for source in sources { finder.walk(source.tree) }
      for (name, outer) in finder.outerTypes where outer.count > 1 {
        ambiguous.insert(name)
        shared.formUnion(outer.compactMap { $0.isEmpty ? nil : "\($0).\(name)" })
      }
    }

    /// The name of a declared type.
    func name(of declaration: some NamedDeclSyntax) -> String {
      let name = declaration.name.plainText
      guard ambiguous.contains(name), let outer = Syntax(declaration).enclosingTypes.first else {
        return name
      }
      return "\(outer).\(name)"
    }

    /// The name that an identifier mentions, if it is one.
    func name(at token: TokenSyntax) -> String? {
      guard case .identifier(let name) = token.tokenKind else { return nil }
      guard ambiguous.contains(name) else { return name }
      if let declaration = token.parent?.asProtocol((any NamedDeclSyntax).self), declaration.name == token {
        return nil
      }
      if let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period {
        guard case .identifier(let outer)? = dot.previousToken(viewMode: .sourceAccurate)?.tokenKind else {
          return nil
        }
        return modules.contains(outer) ? name : "\(outer).\(name)"
      }
      return Syntax(token).enclosingTypes.lazy.map { "\($0).\(name)" }.first(where: shared.contains) ?? name
    }

    /// All names that code mentions.
    func names(in node: Syntax) -> Set<String> {
      Set(node.tokens(viewMode: .sourceAccurate).compactMap(name))
    }
  }

  extension Syntax {
    /// The names of the types and extended types around a declaration, without those around them, from the inside.
    fileprivate var enclosingTypes: [String] {
      sequence(first: self) { $0.parent }.dropFirst().compactMap { node in
        if let type = node.as(ExtensionDeclSyntax.self)?.extendedType {
          return type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
        }
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        return group.asProtocol((any NamedDeclSyntax).self)?.name.plainText
      }
    }
  }

  /// Finds the types that files declare, each with the type that contains it.
  private final class NestedTypeFinder: SyntaxVisitor {
    /// The containing types by the names of the types. It is empty for types outside of others.
    private(set) var outerTypes: [String: Set<String>] = [:]

    private func add(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
      outerTypes[node.name.plainText, default: []].insert(Syntax(node).enclosingTypes.first ?? "")
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
