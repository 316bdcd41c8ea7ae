import AutoLayout

extension UnsatisfiableLayout {
  /// Explains in plain words what each member requires, why they contradict each other, and which edits help.
  public var explanation: ConflictExplanation { explanation(edits: edits) }

  /// The smallest changes that end the conflict without causing another, the most likely first. Each is tried on a copy
  /// of the layout as it was when the conflict was found. Empty if no single change does so.
  ///
  /// Each trial costs as much as solving after two changes.
  public var edits: [ConflictAdvice.Edit] { EditFinder(self).edits }

  /// - Parameter edits: the edits that were tried; nil if none were tried yet.
  func explanation(edits: [ConflictAdvice.Edit]?) -> ConflictExplanation {
    var sites: [Int: String] = [:]
    for (index, member) in members.enumerated() {
      sites[index] = member.creationSite.map { "made at \($0)" }
    }
    return ConflictExplanation(
      members.map { ($0.description.description, $0.description) },
      broken: members.indices.contains(broken) ? members[broken].description.description : nil, sites: sites,
      itemSites: itemSites, edits: edits)
  }

  /// Where the views were made, by their keys in the members' texts.
  private var itemSites: [ConflictItems.Key: String] {
    var sites: [ConflictItems.Key: String] = [:]
    for item in members.flatMap(\.items) {
      let key = describer.address(of: item)
      guard sites[key] == nil, let site = (item.owner as? any DescribedObject)?.creationSite else { continue }
      sites[key] = site.description
    }
    return sites
  }
}
