import AutoLayout
import Foundation
import Graphics

/// The conflicts of unmerged documents: the values that the page of `autolayout resolve` shows.
public struct ConflictsReport: Hashable, Sendable {
  /// The heading, such as `merge: ours is main, theirs is feature`.
  public var heading: String
  /// The documents, in the order of their paths.
  public var documents: [ConflictedDocument]

  /// A report of documents.
  public init(heading: String, documents: [ConflictedDocument]) {
    self.heading = heading
    self.documents = documents
  }
}

/// A document with conflicts that a merge could not resolve.
public struct ConflictedDocument: Hashable, Sendable {
  /// The path in the repository.
  public var path: String
  /// The conflicts, in the order of their numbers.
  public var conflicts: [ReportedConflict]
  /// The scenes that the conflicts' pictures are cut from.
  public var drawings: [DisplayList]

  /// A document with its conflicts.
  public init(path: String, conflicts: [ReportedConflict], drawings: [DisplayList]) {
    self.path = path
    self.conflicts = conflicts
    self.drawings = drawings
  }
}

/// One disagreement, with each version in words and as a picture.
public struct ReportedConflict: Hashable, Sendable {
  /// A version of the document.
  public struct Version: Hashable, Sendable {
    /// The label, such as `before` or the name of a branch.
    public var label: String
    /// The version's value, or its change, in words.
    public var text: String
    /// The command that chooses this version; empty for the common ancestor.
    public var command: String
    /// Whether the user has chosen it.
    public var isTaken: Bool
    /// The index of the scene among the document's drawings; nil if the scene does not exist.
    public var drawing: Int?
    /// The part of the scene that is shown, in its points.
    public var region: CGRect
    /// The object in the scene, in its points.
    public var marks: [CGRect]

    /// A version in words; the picture is added later.
    public init(label: String, text: String, command: String, isTaken: Bool) {
      self.label = label
      self.text = text
      self.command = command
      self.isTaken = isTaken
      region = .zero
      marks = []
    }
  }

  /// Its number on the command line.
  public var number: Int
  /// The title, such as `label “First name” (lab-el-001): text`.
  public var title: String
  /// The scene's name; empty if it has none.
  public var scene: String
  /// The common ancestor, ours and theirs.
  public var versions: [Version]

  /// A conflict in words.
  public init(number: Int, title: String, scene: String = "", versions: [Version]) {
    self.number = number
    self.title = title
    self.scene = scene
    self.versions = versions
  }

  /// Whether the conflict is decided.
  public var isDecided: Bool { versions.contains(where: \.isTaken) }
}
