/// Turns a format whose names are all known into constraints.
///
/// The order is: for each view, the connection to its predecessor, then its extent; the connection of the last view
/// to the superview; then alignments, pair by pair.
struct Expander {
  let format: VisualFormat
  let options: FormatOptions
  let vocabulary: FormatVocabulary

  func constraints() -> [FormatConstraint] {
    var found: [FormatConstraint] = []
    for (index, view) in format.views.enumerated() {
      if index == 0 {
        found += format.leading.map { leading($0, view.name) } ?? []
      } else {
        found += between(format.views[index - 1].name, format.connections[index - 1], view.name)
      }
      found += view.predicates.map { extent(of: view.name, $0) }
    }
    if let trailing = format.trailing, let last = format.views.last {
      found += self.trailing(trailing, last.name)
    }
    return found + alignments()
  }

  // MARK: Axis

  private var isVertical: Bool { format.orientation == .vertical }

  /// The edges where the format starts and ends.
  private var edges: (near: FormatAttribute, far: FormatAttribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Whether the format runs from right to left: later views then lie further left, so positions decrease along the
  /// format.
  private var runsBackwards: Bool { !isVertical && options.contains(.directionRightToLeft) }

  // MARK: Connections

  private func leading(_ connection: VisualFormat.Connection, _ name: String) -> [FormatConstraint] {
    let constraint = step(
      (.superview(of: name), edges.near, true), (.view(name), edges.near, false), connection)
    return spaces(connection, constraint)
  }

  private func trailing(_ connection: VisualFormat.Connection, _ name: String) -> [FormatConstraint] {
    let constraint = step(
      (.view(name), edges.far, false), (.superview(of: name), edges.far, true), connection)
    return spaces(connection, constraint)
  }

  private func between(_ before: String, _ connection: VisualFormat.Connection, _ after: String)
    -> [FormatConstraint]
  {
    let usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    let hasText = (
      usesBaselines && vocabulary.views[before]?.hasText == true,
      usesBaselines && vocabulary.views[after]?.hasText == true
    )
    var constraint = step(
      (.view(before), hasText.0 ? .lastBaseline : edges.far, false),
      (.view(after), hasText.1 ? .firstBaseline : edges.near, false), connection)
    if connection == .standard, hasText.0 || hasText.1 { constraint.constant = .standardBaselineSpace }
    return spaces(connection, constraint)
  }

  private typealias End = (item: FormatConstraint.Item, edge: FormatAttribute, isSuperview: Bool)

  /// The constraint from one place to the next along the format, without a number yet.
  private func step(_ before: End, _ after: End, _ connection: VisualFormat.Connection) -> FormatConstraint {
    var (before, after) = (before, after)
    var constant = FormatConstraint.Constant.points(0)
    if connection == .standard {
      constant = .standardSpace
      if before.isSuperview || after.isSuperview {
        switch vocabulary.superviewSpace {
        case .edge: constant = .standardSuperviewSpace
        case .margin:
          constant = .points(0)
          if before.isSuperview { before.edge = before.edge.margin }
          if after.isSuperview { after.edge = after.edge.margin }
        }
      }
    }
    if runsBackwards { swap(&before, &after) }
    return FormatConstraint(after.item, after.edge, .equal, before.item, before.edge, constant: constant)
  }

  private func spaces(_ connection: VisualFormat.Connection, _ template: FormatConstraint)
    -> [FormatConstraint]
  {
    guard case .predicates(let predicates) = connection else { return [template] }
    return predicates.map { predicate in
      var constraint = template
      constraint.relation = predicate.relation ?? .equal
      constraint.constant = .points(value(predicate.object) ?? 0)
      constraint.priority = priority(predicate)
      return constraint
    }
  }

  // MARK: Extents and alignments

  private func extent(of name: String, _ predicate: VisualFormat.Predicate) -> FormatConstraint {
    let attribute: FormatAttribute = isVertical ? .height : .width
    var constraint = FormatConstraint(
      .view(name), attribute, predicate.relation ?? .equal, priority: priority(predicate))
    if let number = value(predicate.object) {
      constraint.constant = .points(number)
    } else if case .name(let other) = predicate.object {
      constraint.second = .view(other)
      constraint.secondAttribute = attribute
    }
    return constraint
  }

  private func alignments() -> [FormatConstraint] {
    zip(format.views, format.views.dropFirst()).flatMap { before, after in
      options.alignments.map {
        FormatConstraint(.view(before.name), $0, .equal, .view(after.name), $0)
      }
    }
  }

  // MARK: Numbers

  private func priority(_ predicate: VisualFormat.Predicate) -> Double {
    predicate.priority.flatMap(value) ?? FormatConstraint.required
  }

  /// The value of an operand; nil for the name of a view. A name that is both is a metric.
  private func value(_ operand: VisualFormat.Operand) -> Double? {
    switch operand {
    case .number(let number): number
    case .name(let name): vocabulary.metrics[name]
    }
  }
}
