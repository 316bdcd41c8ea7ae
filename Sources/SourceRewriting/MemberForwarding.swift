#if Sources
  import SwiftSyntax

  /// The parts of members that call a member of another name with the same parameters.
  enum MemberForwarding {
    /// A call's arguments in parentheses; nil if the parameters cannot be passed on.
    static func arguments(of node: FunctionDeclSyntax) -> String? {
      var arguments: [String] = []
      for parameter in node.signature.parameterClause.parameters {
        guard parameter.ellipsis == nil else { return nil }
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type.description
        let value = type.contains("inout ") ? "&\(name)" : type.contains("@autoclosure") ? "\(name)()" : name
        arguments.append(label == "_" ? value : "\(label): \(value)")
      }
      return "(\(arguments.joined(separator: ", ")))"
    }

    /// The words before a call of a function with the same effects.
    static func effects(of node: FunctionDeclSyntax) -> String {
      let effects = node.signature.effectSpecifiers
      return (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
    }

    /// Whether a computed property has a setter; nil for one that is stored or observed.
    static func isSettable(_ binding: PatternBindingSyntax) -> Bool? {
      switch binding.accessorBlock?.accessors {
      case .getter: return false
      case .accessors(let list):
        let kinds = Set(list.map(\.accessorSpecifier.text))
        return kinds == ["get"] ? false : kinds == ["get", "set"] ? true : nil
      case nil: return nil
      }
    }

    /// The attributes that Linux compiles, as code.
    static func attributes(_ attributes: AttributeListSyntax) -> [String] {
      attributes.all.filter {
        !LocalEdits.removedAttributes.contains($0.attributeName.trimmedDescription)
      }.map(\.codeOnOneLine)
    }

    /// The head of a function after its modifiers, up to its body.
    static func head(of node: FunctionDeclSyntax) -> String {
      "func \(node.name.text)\(node.genericParameterClause?.codeOnOneLine ?? "")"
        + "\(node.signature.codeOnOneLine) \(node.genericWhereClause.map { "\($0.codeOnOneLine) " } ?? "")"
    }

    /// Gives a member another name, by which it overrides nothing.
    ///
    /// - Parameter word: the modifier that replaces `override`, with a space.
    static func rename(
      _ member: MemberFacts, to name: String, in source: ParsedSource, replacingOverrideBy word: String = ""
    ) {
      let modifiers: DeclModifierListSyntax
      switch member.declaration {
      case .method(let node):
        source.edits.replace(node.name.trimmedOffsets, with: name)
        modifiers = node.modifiers
      case .property(let node, _):
        if let pattern = node.bindings.first?.pattern {
          source.edits.replace(pattern.trimmedOffsets, with: name)
        }
        modifiers = node.modifiers
      }
      removeOverride(modifiers, in: source, replacedBy: word)
      for modifier in modifiers where modifier.name.text == "open" {
        source.edits.replace(modifier.trimmedOffsets, with: "public")
      }
    }

    static func removeOverride(
      _ modifiers: DeclModifierListSyntax, in source: ParsedSource, replacedBy word: String = ""
    ) {
      for modifier in modifiers where modifier.name.text == "override" {
        let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
        source.edits.replace(start..<modifier.endPosition.utf8Offset, with: word)
      }
    }
  }

  extension MemberFacts {
    /// The name without labels.
    var baseName: String {
      switch declaration {
      case .method(let node): node.name.plainText
      case .property(_, let name): name
      }
    }

    var node: Syntax {
      switch declaration {
      case .method(let node): Syntax(node)
      case .property(let node, _): Syntax(node)
      }
    }
  }
#endif
