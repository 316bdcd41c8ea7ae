#if Sources
  import SwiftParser
  import SwiftSyntax
#endif

/// Reads the types of Swift sources, in programs that are built with the trait `Sources`.
public enum SwiftSourceReader {
  /// Whether this program can read Swift.
  public static var isAvailable: Bool {
    #if Sources
      true
    #else
      false
    #endif
  }

  /// The types of a file, in the order of the source; nil in programs that cannot read Swift. All branches of `#if` count, and
  /// types inside functions do not.
  public static func types(in bytes: [UInt8]) -> [SourceType]? {
    #if Sources
      let text = String(decoding: bytes, as: UTF8.self)
      let tree = Parser.parse(source: text)
      let collector = TypeCollector(SourceLocationConverter(fileName: "", tree: tree))
      collector.walk(tree)
      return collector.finished
    #else
      nil
    #endif
  }
}

#if Sources
  /// Walks a syntax tree and notes types and members.
  private final class TypeCollector: SyntaxVisitor {
    /// Attributes that add no members. Names of others, which may be macros, begin with a capital.
    private static let knownAttributes: Set<String> = [
      "IBDesignable", "MainActor", "NSApplicationMain", "UIApplicationMain", "NSManaged", "IBOutlet",
      "IBAction", "IBInspectable",
    ]

    private let lines: SourceLocationConverter
    private var open: [SourceType] = []
    private(set) var finished: [SourceType] = []

    init(_ lines: SourceLocationConverter) {
      self.lines = lines
      super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func begin(
      _ kind: SourceType.Kind, _ name: String, _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax,
      _ inherited: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      var type = SourceType(kind, name, line: line(of: node))
      type.inherited = inherited?.inheritedTypes.compactMap { Self.name(of: $0.type) } ?? []
      type.runtimeName = attributes.objectiveCName
      type.isOpenEnded = attributes.names.contains {
        $0.first?.isUppercase == true && !Self.knownAttributes.contains($0)
      }
      open.append(type)
      return .visitChildren
    }

    private func end() {
      if let type = open.popLast() { finished.append(type) }
    }

    private func line(of node: some SyntaxProtocol) -> Int {
      lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// Without modules, outer types and generic arguments.
    private static func name(of type: TypeSyntax) -> String? {
      if let name = type.as(IdentifierTypeSyntax.self) { return name.name.plainText }
      if let name = type.as(MemberTypeSyntax.self) { return name.name.plainText }
      if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
      return nil
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.class, node.name.plainText, node, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node, node.attributes, nil)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node, node.attributes, nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.value, node.name.plainText, node, node.attributes, nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.protocol, node.name.plainText, node, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(.extension, Self.name(of: node.extendedType) ?? "", node, node.attributes, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let target = Self.name(of: node.initializer.value)
      finished.append(
        SourceType(.alias, node.name.plainText, inherited: target.map { [$0] } ?? [], line: line(of: node)))
      return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if !open.isEmpty { open[open.count - 1].isOpenEnded = true }
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !open.isEmpty else { return .skipChildren }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
          continue
        }
        open[open.count - 1].members.append(
          SourceMember(
            .property, node.attributes.objectiveCName ?? name, baseName: name,
            type: binding.typeAnnotation?.type.trimmedDescription,
            isExposed: !node.attributes.isEmpty, line: line(of: node)))
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !open.isEmpty else { return .skipChildren }
      let names = node.attributes.objectiveCName.map { [$0] } ?? node.selectors
      for name in names {
        open[open.count - 1].members.append(
          SourceMember(
            .method, name, baseName: node.name.plainText, isExposed: !node.attributes.isEmpty,
            line: line(of: node)))
      }
      return .skipChildren
    }
  }

  extension TokenSyntax {
    /// Without the backticks around a name that is a keyword.
    fileprivate var plainText: String { text.filter { $0 != "`" } }
  }

  extension AttributeListSyntax {
    fileprivate var attributes: [AttributeSyntax] {
      flatMap { element -> [AttributeSyntax] in
        switch element {
        case .attribute(let attribute): [attribute]
        case .ifConfigDecl(let condition):
          condition.clauses.flatMap { clause -> [AttributeSyntax] in
            guard case .attributes(let inner)? = clause.elements else { return [] }
            return inner.attributes
          }
        }
      }
    }

    fileprivate var names: [String] { attributes.map(\.attributeName.trimmedDescription) }

    /// The name in `@objc(name)`.
    fileprivate var objectiveCName: String? {
      for attribute in attributes where attribute.attributeName.trimmedDescription == "objc" {
        if let arguments = attribute.arguments {
          return arguments.trimmedDescription.filter { !$0.isWhitespace }
        }
      }
      return nil
    }
  }

  extension FunctionDeclSyntax {
    /// The possible names for Objective-C, by Swift's guide “Importing Swift into Objective-C”: the first label follows `With`, but
    /// not where a preposition joins them; a label `_` is empty, an error becomes `error:`, and an asynchronous method has a
    /// completion handler.
    fileprivate var selectors: [String] {
      let labels = signature.parameterClause.parameters.map(\.firstName.plainText).map { $0 == "_" ? "" : $0 }
      let base = name.plainText
      var rest = Array(labels.dropFirst())
      let effects = signature.effectSpecifiers
      let added =
        effects?.asyncSpecifier != nil
        ? ["completionHandler", "WithCompletionHandler"]
        : effects?.throwsClause != nil ? ["error", "AndReturnError"] : []
      guard let first = labels.first else { return [added.last.map { base + $0 + ":" } ?? base] }
      if let word = added.first { rest.append(word) }
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      let heads = first.isEmpty ? [base] : [base + "With" + capital, base + capital]
      return heads.map { head in ([head] + rest).map { $0 + ":" }.joined() }
    }
  }
#endif
