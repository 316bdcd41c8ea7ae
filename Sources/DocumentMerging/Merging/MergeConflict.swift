/// A disagreement between the two sides of a merge that a person has to resolve.
public struct MergeConflict: Hashable, Codable, Sendable {
  /// The kinds of disagreement. The raw values are stable: reports print them.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Both sides changed an attribute or a value differently.
    case value
    /// Theirs deleted an object that ours changed.
    case deletedByTheirs = "deleted-by-theirs"
    /// Ours deleted an object that theirs changed.
    case deletedByOurs = "deleted-by-ours"
    /// Both sides moved an object to different places.
    case moved
    /// Both sides added an object to a place that can contain only one.
    case slot
    /// Both sides reordered the children of an element differently.
    case order
    /// An object refers to one that the other side deleted, or a constraint refers to one that the other side moved out of the
    /// constraint's holder.
    case reference
    /// The sides differ so much that nothing was merged.
    case everything
    /// The document can only be merged by lines, and both sides changed the same ones.
    case lines
  }

  /// The kind of disagreement.
  public var kind: Kind
  /// The element in words, such as `label “Name” (abc-12-xyz)`.
  public var object: String
  /// The id of the element or of the nearest enclosing object; nil for parts outside of objects.
  public var identifier: String?
  /// The attribute, or the key of the value; nil for the whole element.
  public var attribute: String?
  /// The value in the common ancestor; nil if it has none.
  public var base: String?
  /// The value in ours; nil if it has none.
  public var ours: String?
  /// The value in theirs; nil if it has none.
  public var theirs: String?
  /// The line of the element in ours, counted from 1; nil if ours has no such element.
  public var oursLine: Int?
  /// The line of the element in theirs, counted from 1; nil if theirs has no such element.
  public var theirsLine: Int?
  /// The disagreement in one sentence.
  public var message: String
  /// Ours' change in words, such as `deleted it`; nil if the message contains it.
  public var oursWords: String?
  /// Theirs' change in words; nil if the message contains it.
  public var theirsWords: String?
}

extension MergeConflict {
  /// A conflict about a whole document.
  ///
  /// - Parameter sides: the changes of ours and theirs, in words.
  package init(kind: Kind, object: String, message: String, sides: (ours: String, theirs: String)?) {
    self.init(
      kind: kind, object: object, message: message, oursWords: sides?.ours, theirsWords: sides?.theirs)
  }

  /// The conflict of documents that can only be merged by lines.
  ///
  /// - Parameter count: the places in which the lines conflict.
  package static func lines(_ count: Int) -> MergeConflict {
    let places = count == 1 ? "one place" : "\(count) places"
    return MergeConflict(
      kind: .lines, object: "document",
      message: "xibs of Xcode 4 are merged by lines, and both sides changed the same lines in \(places)")
  }
}
