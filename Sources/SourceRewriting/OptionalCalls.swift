#if Sources
  import SwiftSyntax

  /// Calls of optional methods: `delegate?.tableView?(table, didSelectRowAt: path)`.
  ///
  /// In this package, every optional method of UIKit and AppKit has a default, and is called without a question mark. Those of the
  /// project's protocols get one: see ``OptionalRequirements``.
  struct OptionalCalls {
    /// The optional methods of the project's protocols, with their labels.
    let projectMethods: Set<String>
    /// Those of them that return something which is not optional.
    let renamedMethods: Set<String>

    func edit(_ call: FunctionCallExprSyntax, in source: ParsedSource) {
      guard let (member, mark) = markedMember(call.calledExpression), member.base != nil else { return }
      let labels = call.arguments.map { $0.label?.plainText ?? "_" }
      let base = member.declName.baseName.plainText
      let name = "\(base)(\(labels.map { "\($0):" }.joined()))"
      guard
        labels.contains(where: { $0 != "_" }) || projectMethods.contains(name)
          || OptionalMethodNames.withoutLabels.contains(base)
      else { return }
      if renamedMethods.contains(name) {
        source.edits.replace(
          member.declName.baseName.trimmedOffsets, with: OptionalRequirements.property(base, labels: labels))
        removeLabels(of: call, in: source)
        return
      }
      source.edits.replace(mark.trimmedOffsets, with: "")
      if !call.calledExpression.is(ForceUnwrapExprSyntax.self), needsOptional(call, member) {
        source.edits.insert("(", at: call.trimmedOffsets.lowerBound)
        source.edits.insert(" as Optional)", at: call.trimmedOffsets.upperBound)
      }
    }

    /// Functions that properties hold have no labels.
    private func removeLabels(of call: FunctionCallExprSyntax, in source: ParsedSource) {
      for argument in call.arguments {
        guard let label = argument.label else { continue }
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        source.edits.replace(
          start..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
      }
    }

    /// A method that is named with its labels and not called.
    func edit(_ member: MemberAccessExprSyntax, in source: ParsedSource) {
      guard let arguments = member.declName.argumentNames, let object = member.base,
        object.description.contains("?") || isBound(member)
      else { return }
      let labels = arguments.arguments.map(\.name.plainText)
      let base = member.declName.baseName.plainText
      guard renamedMethods.contains("\(base)(\(labels.map { "\($0):" }.joined()))") else { return }
      source.edits.replace(
        member.declName.trimmedOffsets, with: OptionalRequirements.property(base, labels: labels))
    }

    /// Whether it is the value of `if let` or `guard let`.
    private func isBound(_ member: MemberAccessExprSyntax) -> Bool {
      member.parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// The member before `?(` or `!(`, and that mark.
    private func markedMember(_ called: ExprSyntax) -> (MemberAccessExprSyntax, TokenSyntax)? {
      if let chain = called.as(OptionalChainingExprSyntax.self),
        let member = chain.expression.as(MemberAccessExprSyntax.self)
      {
        return (member, chain.questionMark)
      }
      if let forced = called.as(ForceUnwrapExprSyntax.self),
        let member = forced.expression.as(MemberAccessExprSyntax.self)
      {
        return (member, forced.exclamationMark)
      }
      return nil
    }

    /// Whether the code around the call expects an optional value, and the rest of the chain does not make it one.
    private func needsOptional(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
      if member.base?.description.contains("?") == true { return false }
      guard let parent = call.parent else { return false }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberAccessExprSyntax.self) { return false }
      return true
    }
  }
#endif
