#if Sources
  import SwiftSyntax

  /// Calls of optional methods: `delegate?.tableView?(table, didSelectRowAt: path)`.
  ///
  /// In this package, every optional method of UIKit and AppKit has a default, and is called without a question mark. Those of the
  /// project's protocols get one: see ``OptionalRequirements``.
  struct OptionalCalls {
    /// An optional method of the project's protocols.
    struct Method {
      var base: String
      var labels: [String]
      /// Whether it returns something which is not optional, so that a property holds it.
      var isRenamed: Bool
      /// Whether it differs from another one in types only, so that a function with an optional result holds it.
      var isOverloaded = false
    }

    /// By their names without labels.
    let methods: [String: [Method]]
    let facts: ProjectFacts

    func edit(_ call: FunctionCallExprSyntax, in source: ParsedSource) {
      guard let (member, mark) = markedMember(call.calledExpression), member.base != nil else { return }
      let base = member.declName.baseName.plainText
      let method = method(called: base, by: call)
      guard
        method != nil || call.arguments.contains(where: { $0.label != nil })
          || OptionalMethodNames.withoutLabels.contains(base)
      else { return }
      if let method, method.isRenamed {
        source.edits.replace(
          member.declName.baseName.trimmedOffsets,
          with: OptionalRequirements.property(base, labels: method.labels))
        removeLabels(of: call, in: source)
        if method.isOverloaded { source.edits.replace(mark.trimmedOffsets, with: "") }
        return
      }
      source.edits.replace(mark.trimmedOffsets, with: "")
      if !call.calledExpression.is(ForceUnwrapExprSyntax.self), needsOptional(call, member) {
        wrap(call, in: source)
      }
    }

    private func wrap(_ expression: some ExprSyntaxProtocol, in source: ParsedSource) {
      source.edits.insert("(", at: expression.trimmedOffsets.lowerBound)
      source.edits.insert(" as Optional)", at: expression.trimmedOffsets.upperBound)
    }

    /// The method whose labels begin with those of the call; closures after it are the other arguments.
    private func method(called base: String, by call: FunctionCallExprSyntax) -> Method? {
      let labels = call.arguments.map { $0.label?.plainText ?? "_" }
      let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      return methods[base]?.first {
        $0.labels.count == labels.count + closures && $0.labels.starts(with: labels)
      }
    }

    /// Functions that properties hold have no labels.
    private func removeLabels(of call: FunctionCallExprSyntax, in source: ParsedSource) {
      for argument in call.arguments {
        guard let label = argument.label else { continue }
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        source.replace(
          start..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
      }
    }

    /// A method that is named and not called, to see whether an object has it.
    func edit(_ member: MemberAccessExprSyntax, in source: ParsedSource) {
      guard let object = member.base, let method = method(named: member) else { return }
      let isChained = object.isOptionalChain
      if method.isRenamed {
        // A name alone can be that of a property of Apple's.
        let isNamed = member.declName.argumentNames != nil
        guard isNamed && isChained || (isNamed || !method.labels.isEmpty) && isTested(member) else { return }
        source.edits.replace(
          member.declName.trimmedOffsets,
          with: OptionalRequirements.property(method.base, labels: method.labels))
      } else if isBound(member), !isChained {
        wrap(member, in: source)
      }
    }

    private func method(named member: MemberAccessExprSyntax) -> Method? {
      let base = member.declName.baseName.plainText
      guard let found = methods[base] else { return nil }
      if let names = member.declName.argumentNames?.arguments.map(\.name.plainText) {
        return found.first { $0.labels == names }
      }
      let isCalled =
        member.parent?.is(FunctionCallExprSyntax.self) == true
        || member.parent?.is(OptionalChainingExprSyntax.self) == true
        || member.parent?.is(ForceUnwrapExprSyntax.self) == true
      return isCalled || facts.declaresProperty(named: base) ? nil : found.first
    }

    /// Whether it is the value of `if let` or `guard let`.
    private func isBound(_ member: MemberAccessExprSyntax) -> Bool {
      member.parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    private func isTested(_ member: MemberAccessExprSyntax) -> Bool {
      if isBound(member) { return true }
      guard let elements = member.parent?.as(ExprListSyntax.self), elements.count == 3 else { return false }
      let texts = elements.map(\.trimmedDescription)
      return ["==", "!="].contains(texts[1]) && texts.contains("nil")
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
      if member.base?.isOptionalChain == true { return false }
      var parent = call.parent
      while let effect = parent, effect.is(TryExprSyntax.self) || effect.is(AwaitExprSyntax.self) {
        parent = effect.parent
      }
      guard let parent else { return false }
      return !parent.is(CodeBlockItemSyntax.self) && !parent.is(MemberAccessExprSyntax.self)
    }
  }

  extension ExprSyntax {
    /// Whether it is a chain with a question mark, which makes the value of what follows optional.
    var isOptionalChain: Bool {
      var next: ExprSyntax? = self
      while let current = next {
        if current.is(OptionalChainingExprSyntax.self) { return true }
        next =
          current.as(MemberAccessExprSyntax.self)?.base
          ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
          ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
          ?? current.as(ForceUnwrapExprSyntax.self)?.expression
      }
      return false
    }
  }
#endif
