extension InterfaceView {
  /// The view and all its descendants for certain traits: with variations applied, and without uninstalled parts.
  public func adapted(to traits: DocumentTraits) -> InterfaceView {
    var view = self
    let applied = variations.applying(to: traits)
    if !applied.isEmpty { view.apply(applied) }
    view.constraints = view.constraints.map { $0.adapted(to: traits) }
    view.children = view.children.map { $0.adapted(to: traits) }
    return view
  }

  private mutating func apply(_ applied: [InterfaceVariation]) {
    let constraintMask = InstalledParts(applied.map(\.constraints))
    constraints.removeAll { !constraintMask.installs($0.id) }
    let subviewMask = InstalledParts(applied.map(\.subviews))
    children.removeAll { child in child.id.map { !subviewMask.installs($0) } ?? false }
    frame = applied.compactMap(\.frame).last ?? frame
    let overrides = applied.reduce(into: [:]) { $0.merge($1.attributes) { _, later in later } }
    let values = applied.flatMap { $0.element.children.filter { $0.key != nil && $0.name != "mask" } }
    guard !overrides.isEmpty || !values.isEmpty else { return }
    element = element.replacing(attributes: overrides, values: values)
    isHidden = element.flag("hidden") ?? isHidden
  }
}

extension InterfaceConstraint {
  /// The constraint with its constant for certain traits.
  public func adapted(to traits: DocumentTraits) -> InterfaceConstraint {
    guard !variations.isEmpty else { return self }
    var constraint = self
    for variation in variations.applying(to: traits) {
      guard let constant = variation.element.number("constant") else { continue }
      constraint.constant = constant
    }
    return constraint
  }
}

/// The installed parts of an object after all masks have been applied in order.
private struct InstalledParts {
  private var excluded: Set<String> = []

  init(_ masks: [InterfaceVariation.Mask]) {
    for mask in masks {
      excluded.formUnion(mask.excluded)
      excluded.subtract(mask.included)
    }
  }

  func installs(_ id: String) -> Bool { !excluded.contains(id) }
}

extension DocumentElement {
  /// The element with some attributes and some property values changed.
  fileprivate func replacing(
    attributes overrides: [String: String], values: [DocumentElement]
  ) -> DocumentElement {
    let keys = Set(values.compactMap(\.key))
    let kept = children.filter { child in child.key.map { !keys.contains($0) } ?? true }
    return DocumentElement(
      name: name, attributes: attributes.merging(overrides) { _, new in new }, children: values + kept,
      text: text, position: position)
  }
}
