import AutoLayout
import LayoutReport

/// Puts views together that have one fault in common: they are tied to each other by constraints, or one holds the other.
@MainActor
struct CommonCauses {
  /// For each view, one that it is known to belong with; itself for the first of a group.
  private var links: [ObjectIdentifier: ObjectIdentifier]
  private let views: [InspectedView]

  /// - Parameters:
  ///   - views: those with a fault, parents before their children.
  ///   - scene: where they are.
  init(of views: [InspectedView], in scene: InspectedScene) {
    self.views = views
    let ids = views.map { ObjectIdentifier($0.view) }
    links = Dictionary(ids.map { ($0, $0) }) { first, _ in first }
    for inspected in scene.views {
      let id = ObjectIdentifier(inspected.view)
      if let superview = inspected.view.outer { join(id, ObjectIdentifier(superview)) }
      for constraint in inspected.view.held {
        let ends = [constraint.spec.firstItem, constraint.spec.secondItem].compactMap { $0?.node?.owner }
        if ends.count == 2 { join(ObjectIdentifier(ends[0]), ObjectIdentifier(ends[1])) }
      }
    }
  }

  /// The groups, in the order of their first views.
  var groups: [[InspectedView]] {
    var order: [ObjectIdentifier] = []
    var members: [ObjectIdentifier: [InspectedView]] = [:]
    for view in views {
      let head = head(of: ObjectIdentifier(view.view))
      if members[head] == nil { order.append(head) }
      members[head, default: []].append(view)
    }
    return order.compactMap { members[$0] }
  }

  /// Nothing for views without the fault.
  private mutating func join(_ a: ObjectIdentifier, _ b: ObjectIdentifier) {
    guard links[a] != nil, links[b] != nil else { return }
    links[head(of: b)] = head(of: a)
  }

  private func head(of id: ObjectIdentifier) -> ObjectIdentifier {
    var id = id
    while let next = links[id], next != id { id = next }
    return id
  }
}

extension Candidate {
  /// The finding of the first view, with what the others of its group have in common with it.
  func followed(by others: [InspectedView]) -> Candidate {
    guard !others.isEmpty else { return self }
    var copy = self
    copy.finding.follows = others.map(\.object)
    copy.finding.message +=
      others.count == 1 ? "; another view follows" : "; \(others.count) other views follow"
    return copy
  }
}
