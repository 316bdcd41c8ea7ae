#if Sources
  import SwiftSyntax

  /// A parsed file with the edits that were collected for it.
  final class ParsedSource {
    let input: SourceInput
    let tree: SourceFileSyntax
    /// Only diagnostics and some generated members need it.
    private(set) lazy var locations = SourceLocationConverter(fileName: input.path, tree: tree)
    var edits = TextEdits()
    /// Code that goes to the end of the file: declarations, each of which can consist of several pieces.
    private(set) var appended: [[GeneratedPiece]] = []
    /// Members that types of the file gain; each can consist of several pieces.
    private(set) var additions: [(type: TypeFacts, pieces: [GeneratedPiece])] = []
    /// Declarations that are not compiled.
    var leftOut: [SyntaxIdentifier: Syntax] = [:]
    /// The modules that the file imports where it is compiled.
    var compiledImports: Set<String> = []
    /// Those of them that importers of its module see, too.
    var exportedModules: Set<String> = []
    /// The modules that the file imports here, in their order.
    var importedModules: [String] = []
    /// The modules that code from other files needs.
    private(set) var neededModules: [String] = []
    /// Whether generated code needs the framework.
    var needsFramework = false
    /// Whether the code asks objects for methods by name.
    var readsMethodNames = false

    init(_ input: SourceInput, _ tree: SourceFileSyntax) {
      self.input = input
      self.tree = tree
    }

    /// Notes a module that code from other files, or changed code, needs.
    func need(_ module: String) {
      if !neededModules.contains(module) { neededModules.append(module) }
    }

    /// Whether a declaration, or one around it, is left out.
    func leavesOut(_ node: some SyntaxProtocol) -> Bool {
      !leftOut.isEmpty && sequence(first: Syntax(node)) { $0.parent }.contains { leftOut[$0.id] != nil }
    }

    func add(_ pieces: [GeneratedPiece], to type: TypeFacts) { additions.append((type, pieces)) }

    /// Adds a declaration to the end of the file.
    func append(_ pieces: [GeneratedPiece], under conditions: [SourceCondition] = []) {
      appended.append(GeneratedPiece.declaration(pieces, under: conditions))
    }

    /// The line breaks of a range of the text, which replaced code keeps.
    func newlines(in range: Range<Int>) -> String {
      let bytes = input.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      return String(repeating: "\n", count: bytes.count { $0 == UInt8(ascii: "\n") })
    }

    /// Replaces a range, whose line breaks follow the new code or replace a mark in it.
    func replace(_ range: Range<Int>, with text: String, linesAt mark: String? = nil) {
      let lines = newlines(in: range)
      edits.replace(range, with: mark.map { text.replacing($0, with: lines) } ?? text + lines)
    }

    func line(at offset: Int) -> Int { locations.location(for: AbsolutePosition(utf8Offset: offset)).line }
  }

  /// Generated code and the conditions under which it compiles.
  struct GeneratedPiece: Hashable {
    /// On one line, but for conditions inside of it.
    var text: String
    var conditions: [SourceCondition] = []

    /// The conditions that depend on settings of the build.
    var openConditions: [String] { conditions.filter { $0.value == nil }.map(\.text) }

    /// The code of pieces, with their conditions on lines of their own.
    static func code(_ pieces: [GeneratedPiece]) -> String {
      pieces.map { piece in
        let conditions = piece.openConditions
        guard !conditions.isEmpty else { return piece.text }
        return "\n#if \(conditions.joined(separator: " && "))\n\(piece.text)\n#endif\n"
      }.joined()
    }

    /// A declaration in pieces that compiles under further conditions.
    static func declaration(
      _ pieces: [GeneratedPiece], under conditions: [SourceCondition]
    ) -> [GeneratedPiece] {
      let isOpen = conditions.contains { $0.value == nil }
      return isOpen ? [GeneratedPiece(text: code(pieces), conditions: conditions)] : pieces
    }
  }

  /// A class, an extension or a protocol.
  final class TypeFacts {
    enum Kind { case `class`, `extension`, `protocol`, value }

    let kind: Kind
    /// The last part of the name.
    let name: String
    /// With the types around it.
    let fullName: String
    let source: ParsedSource
    let node: any DeclGroupSyntax
    let inherited: [String]
    let attributes: Set<String>
    let modifiers: Set<String>
    let conditions: [SourceCondition]
    /// Whether it is inside of a function.
    let isLocal: Bool
    var members: [MemberFacts] = []

    init(
      kind: Kind, name: String, outer: [String], source: ParsedSource, node: any DeclGroupSyntax,
      inherited: [String], conditions: [SourceCondition], isLocal: Bool
    ) {
      self.kind = kind
      self.name = name
      fullName = (outer + [name]).joined(separator: ".")
      self.source = source
      self.node = node
      self.inherited = inherited
      attributes = node.attributes.plainNames
      modifiers = Set(node.modifiers.map(\.name.text))
      self.conditions = conditions
      self.isLocal = isLocal
    }

    /// Declares that a class conforms to a protocol.
    ///
    /// - Parameter further: conditions of what the protocol requires, besides those of the class.
    func conform(to name: String, under further: [SourceCondition] = []) {
      source.needsFramework = true
      guard isHidden, let node = node.as(ClassDeclSyntax.self) else {
        let others = further.filter { !conditions.contains($0) }
        source.append([GeneratedPiece(text: "extension \(fullName): \(name) {}")], under: conditions + others)
        return
      }
      if let last = node.inheritanceClause?.inheritedTypes.trimmedOffsets.upperBound {
        source.edits.insert(", \(name)", at: last)
      } else {
        let place = node.genericParameterClause?.trimmedOffsets ?? node.name.trimmedOffsets
        source.edits.insert(": \(name)", at: place.upperBound)
      }
    }

    /// Whether no extension can name it: whether it, or a type around it, is private in another type.
    var isHidden: Bool {
      zip(nodes, nodes.dropFirst()).contains { type, _ in
        type.modifiers.contains { $0.name.text == "private" }
      }
    }

    /// Whether only code of its file can name it.
    var isFilePrivate: Bool {
      nodes.contains { $0.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }
    }

    /// Whether it, or a type around it, has generic parameters.
    var isGeneric: Bool {
      nodes.contains { node in
        let clause =
          node.as(ClassDeclSyntax.self)?.genericParameterClause ?? node.as(StructDeclSyntax.self)?
          .genericParameterClause
          ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
        return clause != nil
      }
    }

    /// The declaration and those of the types around it.
    private var nodes: [any DeclGroupSyntax] {
      sequence(first: Syntax(fromProtocol: node)) { $0.parent }.compactMap {
        $0.asProtocol((any DeclGroupSyntax).self)
      }
    }

    var module: String { source.input.module }
    var isPublic: Bool { !modifiers.isDisjoint(with: ["public", "open"]) }
    var hasWhereClause: Bool { node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil }
  }

  /// A method or property of a type.
  struct MemberFacts {
    enum Declaration {
      case method(FunctionDeclSyntax)
      case property(VariableDeclSyntax, name: String)

      /// The node that messages about the member point to.
      var nameNode: Syntax {
        switch self {
        case .method(let node): Syntax(node.name)
        case .property(let node, _): Syntax(node.bindings)
        }
      }
    }

    var declaration: Declaration
    var attributes: Set<String>
    var modifiers: Set<String>
    /// With those of the type.
    var conditions: [SourceCondition]

    /// The name with labels, by which overrides are found.
    var name: String {
      switch declaration {
      case .method(let node): "\(node.name.plainText)(\(node.labels.map { "\($0):" }.joined()))"
      case .property(_, let name): name
      }
    }

    var isProperty: Bool { if case .property = declaration { true } else { false } }
    /// The identifiers in the types of parameters and results.
    var typeNames: [String] {
      let node: Syntax? =
        switch declaration {
        case .method(let node): Syntax(node.signature)
        case .property(let node, _): node.bindings.first?.typeAnnotation.map { Syntax($0) }
        }
      return node?.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      } ?? []
    }

    var isOverride: Bool { modifiers.contains("override") }
    var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
    var isPublic: Bool { !modifiers.isDisjoint(with: ["public", "open"]) }
    var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  }

  extension FunctionDeclSyntax {
    /// The labels of the parameters; `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.plainText) }

    /// The name in Objective-C, by its attribute or by Swift's rule.
    var selector: String {
      attributes.objectiveCName ?? ObjCName.selector(name.plainText, labels: labels)
    }

    /// Whether `@available(*, unavailable)` forbids calls.
    var isUnavailable: Bool {
      attributes.all.contains { attribute in
        let arguments = attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
        return attribute.attributeName.trimmedDescription == "available"
          && arguments.hasPrefix("*,unavailable")
      }
    }

    var returnsNothing: Bool {
      guard let type = signature.returnClause?.type.trimmedDescription else { return true }
      return type == "Void" || type == "()"
    }
  }

  extension AttributeListSyntax {
    /// All attributes, also those inside of `#if`.
    var all: [AttributeSyntax] {
      flatMap { element -> [AttributeSyntax] in
        switch element {
        case .attribute(let attribute): [attribute]
        case .ifConfigDecl(let block):
          block.clauses.flatMap { clause -> [AttributeSyntax] in
            guard case .attributes(let inner)? = clause.elements else { return [] }
            return inner.all
          }
        }
      }
    }

    var plainNames: Set<String> { Set(all.map(\.attributeName.trimmedDescription)) }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
      for attribute in all where attribute.attributeName.trimmedDescription == "objc" {
        if let arguments = attribute.arguments {
          return arguments.trimmedDescription.filter { !$0.isWhitespace }
        }
      }
      return nil
    }
  }

  extension TypeSyntax {
    /// Without modules, outer types and generic arguments.
    var lastName: String? {
      if let name = self.as(IdentifierTypeSyntax.self) { return name.name.plainText }
      if let name = self.as(MemberTypeSyntax.self) { return name.name.plainText }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
      return nil
    }
  }
#endif
