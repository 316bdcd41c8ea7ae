import AutoLayout

/// The views of a conflict whose frame and autoresizing mask count as constraints.
struct FramedViews {
  /// How such a view is placed.
  enum Role: Hashable {
    /// The program's constraints place or size it, too.
    case placedByConstraints
    /// Constraints mention only its content.
    case container
    /// The system sets its frame: a cell, a clip view, a root view, a part of a bar.
    case laidOutBySystem
  }

  struct View: Hashable {
    var key: ConflictItems.Key
    var role: Role
    /// True for a length of 0.
    var isEmpty: Bool
  }

  private let descriptions: [ConstraintDescription]
  private let items: ConflictItems
  private var classes: [ConflictItems.Key: String] = [:]
  /// The superview of each item, where the texts name it.
  private var holders: [ConflictItems.Key: ConflictItems.Key] = [:]

  init(_ descriptions: [ConstraintDescription], _ items: ConflictItems) {
    self.descriptions = descriptions
    self.items = items
    for (index, description) in descriptions.enumerated() {
      for item in description.items {
        let key = items.key(item, in: description)
        classes[key] = item.className
        if let bar = items.bar(index), bar != key { holders[key] = bar }
      }
      for name in description.names where name.label == ConstraintDescription.Name.bar {
        let item = ConstraintDescription.Item(reading: name.meaning)
        if let bar = items.bar(index), let className = item.className { classes[bar] = className }
      }
    }
  }

  /// The view to mention: one that constraints place, else a container, else one that the system lays out. Nil if only
  /// the frames' own constraints mention such views.
  var first: View? {
    let found = views
    return found.first { $0.role == .placedByConstraints } ?? found.first { $0.role == .container }
      ?? found.first
  }

  private var views: [View] {
    var found: [View] = []
    for description in descriptions where description.mask != nil && !description.isHostFrame {
      guard let item = description.items.first else { continue }
      let key = items.key(item, in: description)
      guard isConstrained(key), !found.contains(where: { $0.key == key }) else { continue }
      found.append(
        View(key: key, role: role(key, description), isEmpty: description.fixedExtent == 0))
    }
    return found
  }

  private func isConstrained(_ key: ConflictItems.Key) -> Bool {
    descriptions.indices.contains { index in
      descriptions[index].mask == nil
        && (items.bar(index) == key || keys(descriptions[index]).contains(key))
    }
  }

  private func role(_ key: ConflictItems.Key, _ mask: ConstraintDescription) -> Role {
    let isRoot =
      holders[key].flatMap { classes[$0] }.map(ViewClass.holdsRoots) ?? false
      || mask.items.dropFirst().contains { $0.className.map(ViewClass.holdsRoots) ?? false }
    if isRoot || classes[key].map(ViewClass.isPlacedBySystem) ?? items.name(key).hasSuffix("Cell") {
      return .laidOutBySystem
    }
    return descriptions.contains { places($0, key) } ? .placedByConstraints : .container
  }

  /// True for the size of an item, and for its position relative to an item that it does not contain. An equation places
  /// its first item, unless the first item contains the second.
  private func places(_ description: ConstraintDescription, _ key: ConflictItems.Key) -> Bool {
    guard description.mask == nil, description.contentPriorities == nil, description.isOrdinary else {
      return false
    }
    let keys = keys(description)
    switch description.body {
    case .size: return keys.first == key
    case .gap: return keys.contains(key) && !keys.contains { isHeld($0, by: key) }
    case .equation: return keys.first == key && !keys.dropFirst().contains { isHeld($0, by: key) }
    }
  }

  private func isHeld(_ inner: ConflictItems.Key, by outer: ConflictItems.Key) -> Bool {
    holders[inner] == outer
  }

  private func keys(_ description: ConstraintDescription) -> [ConflictItems.Key] {
    description.items.map { items.key($0, in: description) }
  }
}

extension ConstraintDescription {
  /// The frame of a window.
  fileprivate var isHostFrame: Bool { mask?.hasPrefix("h=---") == true }
}
