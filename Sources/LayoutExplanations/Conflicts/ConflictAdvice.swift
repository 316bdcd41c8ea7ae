import AutoLayout

/// The most likely cause of a conflict, and the smallest edit that should end it.
public struct ConflictAdvice: Hashable, Sendable {
  /// A sentence.
  public var cause: String
  /// Nil if neither the contradiction nor the broken constraint is known: any suggestion would be a guess.
  public var edit: Edit?

  /// A change of the program or document.
  public struct Edit: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Hashable, Sendable {
      /// The program's constraints are not at fault.
      case none
      /// Lower the priority of the constraint at this index to 999.
      case lowerPriority(Int)
      /// Remove one of the constraints at these indices.
      case remove([Int])
      /// Turn off `translatesAutoresizingMaskIntoConstraints` for the item with this key.
      case turnOffAutoresizing(ConflictItems.Key)
      /// Change the constant of the constraint at this index.
      case correctConstant(Int)
    }

    /// The change to make.
    public var kind: Kind
    /// A sentence that begins with a verb.
    public var text: String

    init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// - Parameters:
  ///   - broken: the index of the constraint that the system leaves out, if known.
  ///   - isContradictory: whether the numbers, as printed, contradict each other.
  ///   - arithmetic: the contradiction as a sum, if that is known.
  init(
    _ descriptions: [ConstraintDescription], broken: Int?, items: ConflictItems, isContradictory: Bool,
    arithmetic: ConflictArithmetic? = nil
  ) {
    let survey = Survey(
      descriptions: descriptions, items: items, broken: broken, isContradictory: isContradictory,
      arithmetic: arithmetic)
    self =
      survey.impossible ?? survey.systemOnly ?? survey.framesOnly ?? survey.duplicate ?? survey.hidden
      ?? survey.temporary
      ?? survey.autoresizing ?? survey.encapsulated ?? survey.rounding ?? survey.equallyFilled
      ?? survey.shape ?? survey.plain
    if let note = survey.outsideNote { cause += " " + note }
    if !isContradictory, broken == nil, edit?.kind != Edit.Kind.none { edit = nil }
  }

  private init(cause: String, edit: Edit) {
    self.cause = cause
    self.edit = edit
  }

  private struct Survey {
    let descriptions: [ConstraintDescription]
    let items: ConflictItems
    let broken: Int?

    let isContradictory: Bool
    let arithmetic: ConflictArithmetic?

    // MARK: Rules, the most informative first

    /// A single constraint that nothing can meet.
    var impossible: ConflictAdvice? {
      guard descriptions.count == 1, isContradictory else { return nil }
      let cause = "A width or height cannot be negative"
      switch descriptions.first?.fixedExtent {
      case -16:
        return ConflictAdvice(
          cause: cause + "; UIKit's action sheets did this from iOS 12.2 to 13, which is harmless.",
          edit: Edit(.none, "Ignore it."))
      case -20:
        // Observed in a log of iOS 10.
        return ConflictAdvice(
          cause: cause + "; UIKit's action sheets did this in iOS 10.",
          edit: Edit(
            .correctConstant(0),
            "Ignore it if an action sheet is being shown; otherwise correct the constant of \(label(0))."))
      default:
        return ConflictAdvice(
          cause: cause + ".", edit: Edit(.correctConstant(0), "Correct the constant of \(label(0))."))
      }
    }

    /// The advice for a list without constraints of the program's; nil for other lists.
    var systemOnly: ConflictAdvice? {
      let system = SystemConstraints(descriptions, items)
      guard system.areAll else { return nil }
      return ConflictAdvice(
        cause: "The system made all of these constraints.",
        edit: Edit(
          .none, "Ignore it, unless the program gives the outermost of these views a wrong size."))
    }

    /// The advice for a list that frames and autoresizing masks alone have made; nil for other lists.
    var framesOnly: ConflictAdvice? {
      guard descriptions.count > 1, descriptions.allSatisfy({ $0.mask != nil }) else { return nil }
      return ConflictAdvice(
        cause:
          "All of these constraints come from frames and autoresizing masks; the program made none of them.",
        edit: Edit(
          .none,
          "Correct the frame that does not fit its superview, or set translatesAutoresizingMaskIntoConstraints "
            + "to false for the view that constraints should place."))
    }

    /// The same relation stated twice with different numbers.
    var duplicate: ConflictAdvice? {
      for (index, first) in descriptions.enumerated() {
        for (other, second) in descriptions.enumerated().dropFirst(index + 1)
        where first.isOrdinary && second.isOrdinary && first.address != second.address
          && first.statesSameRelation(as: second)
        {
          return ConflictAdvice(
            cause: isContradictory
              ? "Two constraints state the same relation with different numbers. Often the code adds a second "
                + "constraint where it should change the constant of the first."
              : "Two constraints state the same relation, with numbers that differ in digits that are not printed.",
            edit: Edit(
              .remove([index, other]), "Keep one of the two, and change its constant when the number changes."
            ))
        }
      }
      return nil
    }

    var hidden: ConflictAdvice? {
      guard let hiding = descriptions.first(where: { $0.identifier == "UISV-hiding" }) else { return nil }
      return ConflictAdvice(
        cause:
          "A stack view hides \(subject(hiding)) by making it 0 points long, but its content requires space.",
        edit: isOfStacksAlone
          ? Edit(
            .none,
            "Set the spacing of the stack view inside it to 0 while it is hidden, or hide the arranged views, too. "
              + "No priority that the program sets causes this.")
          : lowering("Give \(culpritLabel) a priority of 999."))
    }

    /// Whether stack views made all constraints and the spacing of one stack needs the space.
    private var isOfStacksAlone: Bool {
      descriptions.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true }
        && descriptions.contains { $0.identifier == "UISV-spacing" }
    }

    private static let temporaries = [
      "_UITemporaryLayoutWidth", "_UITemporaryLayoutHeight", "fittingSizeHTarget", "fittingSizeVTarget",
    ]

    var temporary: ConflictAdvice? {
      guard let size = descriptions.first(where: { Self.temporaries.contains($0.identifier ?? "") }) else {
        return nil
      }
      return ConflictAdvice(
        cause:
          "The system measures \(subject(size)) with a temporary size, which is too small for the constraints.",
        edit: lowering(
          "Give \(culpritLabel) a priority of 999, or add the constraints after the view has its final size.")
      )
    }

    /// A view whose frame and mask count as constraints.
    var autoresizing: ConflictAdvice? {
      let views = FramedViews(descriptions, items)
      guard let view = views.first else { return nil }
      let name = items.name(view.key)
      let emptiness = view.isEmpty ? ", which is empty," : ""
      switch view.role {
      case .placedByConstraints:
        return ConflictAdvice(
          cause: "The frame of \(name)\(emptiness) becomes constraints, in addition to those that place it.",
          edit: Edit(
            .turnOffAutoresizing(view.key),
            "Set translatesAutoresizingMaskIntoConstraints of \(name) to false."))
      case .container:
        return ConflictAdvice(
          cause:
            "The frame of \(name)\(emptiness) becomes constraints, and its content needs a different size.",
          edit: lowering(
            "Give \(name) the size that its content needs before it is laid out, or give \(culpritLabel) a priority of 999. "
              + "If constraints should place \(name), set its translatesAutoresizingMaskIntoConstraints to false."
          ))
      case .laidOutBySystem:
        return ConflictAdvice(
          cause: "The system places \(name) by its frame, and its content needs a different size.",
          edit: lowering(
            "Give \(culpritLabel) a priority of 999, and leave translatesAutoresizingMaskIntoConstraints of \(name) as it is."
          ))
      }
    }

    var encapsulated: ConflictAdvice? {
      guard
        let size = descriptions.first(where: { $0.identifier?.contains("Encapsulated-Layout") == true })
          ?? rowExtent.map({ descriptions[$0] })
      else { return nil }
      return ConflictAdvice(
        cause:
          "The constraints of \(subject(size)) require a different size from the one that its container gives it"
          + (wantedExtent(beside: size) ?? "") + ".",
        edit: lowering(
          "Give \(culpritLabel) a priority of 999; a self-sizing row or item then takes the size that its "
            + "content needs. If the row height or item size is fixed, change it."))
    }

    /// The only width or height of a row's content. The row sets it, but libraries that print constraints themselves
    /// omit the identifier that shows this. (Seen in 3 logs of one such library.) If a list has two, either may be the
    /// program's.
    private var rowExtent: Int? {
      let found = descriptions.indices.filter { descriptions[$0].isExtentOfRowContent }
      return found.count == 1 ? found.first : nil
    }

    /// The length that the other constraints of the sum require: `: at least 60 points instead of 43.6667`.
    private func wantedExtent(beside size: ConstraintDescription) -> String? {
      guard let arithmetic, let given = size.fixedExtent, given > 0,
        let share = arithmetic.summands.first(where: { descriptions[$0.index] == size }), share.factor != 0
      else { return nil }
      // The sum of the other constraints: the whole sum without this summand.
      let wanted = (share.amount - arithmetic.excess) / share.factor
      guard wanted >= 0 else { return nil }
      let isExact =
        arithmetic.rules.isEmpty
        && arithmetic.summands.allSatisfy { descriptions[$0.index].relation == .equal }
      let bound = isExact ? "" : share.factor < 0 ? "at least " : "at most "
      return
        ": \(bound)\(LayoutWords.points(DescribedNumber(wanted).spelling)) instead of \(DescribedNumber(given).spelling)"
    }

    /// Sizes of views that a stack view makes equal.
    var equallyFilled: ConflictAdvice? {
      guard isContradictory, descriptions.contains(where: { $0.identifier == "UISV-fill-equally" }) else {
        return nil
      }
      return ConflictAdvice(
        cause:
          "A stack view with the distribution fillEqually makes its views equally long, and they do not all fit with the "
          + "length that \(culpritLabel) requires.",
        edit: lowering(
          "Remove \(culpritLabel), or give it a priority of 999: the stack view sizes its views."))
    }

    /// An aspect ratio, which relates the axes to each other.
    var shape: ConflictAdvice? {
      guard isContradictory, let ratio = descriptions.firstIndex(where: \.isRatio) else { return nil }
      return ConflictAdvice(
        cause:
          "The aspect ratio in \(label(ratio)) ties the width of \(subject(descriptions[ratio])) to its height, "
          + "and the other constraints set both.",
        edit: lowering("Remove the one that is not intended, or give \(culpritLabel) a priority of 999."))
    }

    /// A view that ends outside of its superview, which the list shows by a `|`.
    var outsideNote: String? {
      for (index, description) in descriptions.enumerated() {
        guard let (inner, outer) = description.endOutside,
          descriptions.indices.contains(where: { other in
            items.bar(other) == items.key(outer, in: description)
              && keys(descriptions[other]).contains(items.key(inner, in: description))
          })
        else { continue }
        return
          "\(label(index, isFirst: true)) places an edge of \(items.name(items.key(inner, in: description))) outside its superview: "
          + "at the bottom, trailing and right edges, a negative constant moves it inwards."
      }
      return nil
    }

    /// The advice if the printed numbers agree.
    var rounding: ConflictAdvice? {
      guard !isContradictory else { return nil }
      return ConflictAdvice(
        cause:
          "The numbers do not contradict each other as printed; the difference is in digits that are not "
          + "printed, or in constraints that are missing from the list.",
        edit: lowering("Give \(culpritLabel) a priority of 999."))
    }

    var plain: ConflictAdvice {
      ConflictAdvice(
        cause: "No layout satisfies all of these constraints.",
        edit: lowering("Remove the one that is not intended, or give \(culpritLabel) a priority of 999."))
    }

    // MARK: Words

    /// The constraint that should yield: the broken one, if it is the program's.
    private var culprit: Int? {
      // Changing a constraint outside the contradiction would have no effect.
      let members = arithmetic?.summands.map(\.index) ?? Array(descriptions.indices)
      if let broken, isOrdinary(broken), members.contains(broken) { return broken }
      let system = SystemConstraints(descriptions, items)
      return members.last { isOrdinary($0) && !system.contains(descriptions[$0]) }
        ?? members.last(where: isOrdinary)
    }

    private func isOrdinary(_ index: Int) -> Bool { descriptions[index].isOrdinary && index != rowExtent }

    private var culpritLabel: String { culprit.map { label($0) } ?? "one of them" }

    private func lowering(_ text: String) -> Edit { Edit(culprit.map { .lowerPriority($0) } ?? .none, text) }

    private func label(_ index: Int, isFirst: Bool = false) -> String {
      "\(isFirst ? "C" : "c")onstraint \(index + 1)"
    }

    private func keys(_ description: ConstraintDescription) -> [ConflictItems.Key] {
      description.items.map { items.key($0, in: description) }
    }

    private func subject(_ description: ConstraintDescription) -> String {
      keys(description).first.map(items.name) ?? "a view"
    }
  }
}

extension ConstraintDescription {
  /// Made by the program, a document or a library, as far as class and identifier show.
  var isOrdinary: Bool {
    guard mask == nil, contentPriorities == nil, !className.hasPrefix("_UI") else { return false }
    guard let identifier else { return true }
    return !["UIView-", "UIViewSafeArea", "_UI", "UISV-", "NSWindow-", "NSView-", "fittingSize"].contains(
      where: identifier.hasPrefix)
  }

  /// True for a fixed width or height of a table row's content, which the row sets.
  fileprivate var isExtentOfRowContent: Bool {
    className == "NSLayoutConstraint" && identifier == nil && mask == nil && relation == .equal
      && fixedExtent != nil && items.first?.className == "UITableViewCellContentView"
  }

  /// The relation between the sides of the body.
  fileprivate var relation: LayoutRelation {
    switch body {
    case .gap(let gap): gap.relation
    case .size(let size): size.relation
    case .equation(let equation): equation.relation
    }
  }

  /// True for a width that is some times the same view's height, or the other way round.
  fileprivate var isRatio: Bool {
    guard case .equation(let equation) = body, case .attribute(let first, let one) = equation.first,
      case .attribute(let second, let other)? = equation.second
    else { return false }
    return first == second && one != other && ConstraintDescription.isExtent(one)
      && ConstraintDescription.isExtent(other)
  }

  /// The items of `A.bottom == B.bottom + 8`: the far edge of one lies beyond the same edge of the other.
  fileprivate var endOutside: (inner: Item, outer: Item)? {
    guard case .equation(let equation) = body, equation.relation == .equal, equation.multiplier == nil,
      let constant = equation.constant?.value, constant > 0,
      case .attribute(let inner, let edge) = equation.first,
      case .attribute(let outer, edge)? = equation.second, ["bottom", "trailing", "right"].contains(edge)
    else { return nil }
    return (inner, outer)
  }

  /// True if only the numbers differ.
  fileprivate func statesSameRelation(as other: ConstraintDescription) -> Bool {
    switch (body, other.body) {
    case (.gap(let a), .gap(let b)):
      a.axis == b.axis && a.before == b.before && a.after == b.after && a.relation == b.relation
        && names == other.names
    case (.size(let a), .size(let b)): a.axis == b.axis && a.item == b.item && a.relation == b.relation
    case (.equation(let a), .equation(let b)):
      a.first == b.first && a.second == b.second && a.relation == b.relation
    default: false
    }
  }
}
