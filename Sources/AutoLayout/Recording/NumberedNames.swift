import Foundation

/// The names that a recording gives to views and constraints: numbers, in the order in which they are met.
struct NumberedNames {
  private var views: [ObjectIdentifier: Int] = [:]
  private var constraints: [ObjectIdentifier: Int] = [:]
  private let numbers = Numbers()

  private var describer: ConstraintDescriber {
    ConstraintDescriber(namer: ObjectNamer { [numbers] object, part in numbers.name(object, part) })
  }

  // MARK: Views

  /// The view's place in the recording's list; appends it, and the views that it lies in, if they are not there yet.
  mutating func place(of node: LayoutNode, in recording: inout LayoutRecording) -> Int {
    if let place = views[ObjectIdentifier(node)] { return place }
    var chain = [node]
    while let parent = chain.last?.parent, views[ObjectIdentifier(parent)] == nil { chain.append(parent) }
    for unknown in chain.reversed() {
      views[ObjectIdentifier(unknown)] = recording.views.count
      recording.views.append(recorded(unknown))
    }
    return recording.views.count - 1
  }

  private func recorded(_ node: LayoutNode) -> RecordedView {
    let owner = node.owner as? any DescribedObject
    let className = owner?.describedClassName ?? node.owner.map { String(describing: type(of: $0)) } ?? "view"
    let name = describer.item(node)
    return RecordedView(
      className: className, name: name.text, parent: node.parent.flatMap { views[ObjectIdentifier($0)] })
  }

  // MARK: Constraints

  /// The constraint's place in the recording's list; appends it if it is not there yet.
  mutating func place(of constraint: LayoutConstraintBase, in recording: inout LayoutRecording) -> Int {
    if let place = constraints[ObjectIdentifier(constraint)] { return place }
    let holder = constraint.holder.map { place(of: $0, in: &recording) }
    let description = describer.describe(constraint)
    var statement = description
    statement.address = ""
    constraints[ObjectIdentifier(constraint)] = recording.constraints.count
    recording.constraints.append(
      RecordedConstraint(
        text: description.description, statement: statement.description,
        creationSite: constraint.creationSite, holder: holder))
    return recording.constraints.count - 1
  }

  // MARK: Ends

  mutating func forget(_ constraint: LayoutConstraintBase) {
    constraints[ObjectIdentifier(constraint)] = nil
    numbers.forget(ObjectIdentifier(constraint))
  }

  mutating func forget(_ item: LayoutItem) {
    views[ObjectIdentifier(item)] = nil
    numbers.forget(ObjectIdentifier(item.owner ?? item))
  }
}

/// Used by one recorder, and so on one thread.
private final class Numbers: @unchecked Sendable {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0

  func name(_ object: ObjectIdentifier, _ part: Int) -> String {
    let number = numbers[object] ?? next(object)
    return part == 0 ? "#\(number)" : "#\(number).\(part)"
  }

  private func next(_ object: ObjectIdentifier) -> Int {
    last += 1
    numbers[object] = last
    return last
  }

  func forget(_ object: ObjectIdentifier) { numbers[object] = nil }
}
