import AutoLayout
import Foundation
import Graphics

/// The differences between two states of documents: the values that the reports of `autolayout diff` print.
public struct ChangesReport: Hashable, Sendable {
  /// The name of the earlier state, such as `main`.
  public var oldName: String
  /// The name of the later state, such as `working tree`.
  public var newName: String
  /// The documents that differ, in the order of their paths.
  public var documents: [ChangedDocument]
  /// The entries that were left out, one sentence each.
  public var notes: [String]

  /// A report of documents.
  public init(
    oldName: String, newName: String, documents: [ChangedDocument] = [], notes: [String] = []
  ) {
    self.oldName = oldName
    self.newName = newName
    self.documents = documents
    self.notes = notes
  }

  /// Whether anything but noise differs.
  public var isDifferent: Bool { documents.contains(where: \.isDifferent) }

  /// The findings of lint that the earlier documents do not have.
  public var newFindings: [LintFinding] { documents.flatMap(\.newFindings) }

  /// The reasons why documents were not compared.
  public var errors: [LayoutFinding] { documents.compactMap(\.error) }

  /// One line for the whole report.
  public var summary: String {
    let different = documents.filter(\.isDifferent)
    let noise = documents.count { !$0.isDifferent && $0.error == nil }
    guard !documents.isEmpty else { return "No documents differ" }
    var parts: [String] = []
    if !different.isEmpty {
      let changes = different.reduce(0) { $0 + $1.changeCount }
      parts.append("\(Self.count(changes, "change")) in \(Self.count(different.count, "document"))")
    }
    if noise > 0 { parts.append("\(Self.count(noise, "document")) with only noise") }
    if !errors.isEmpty { parts.append("\(Self.count(errors.count, "document")) could not be compared") }
    let (more, fewer) = (newFindings.count, documents.reduce(0) { $0 + $1.goneFindings.count })
    if more > 0 { parts.append(Self.count(more, "new finding")) }
    if fewer > 0 { parts.append("\(Self.count(fewer, "finding")) gone") }
    return parts.joined(separator: "; ")
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// One document in two states.
public struct ChangedDocument: Hashable, Sendable {
  /// Whether the file is in both states.
  public enum Status: String, Hashable, Sendable {
    case added, deleted, modified, renamed
  }

  /// The path before; nil for an added document.
  public var oldPath: String?
  /// The path after; nil for a deleted document.
  public var newPath: String?
  /// Whether the file is in both states.
  public var status: Status
  /// The changes of the document, grouped by topic.
  public var sections: [ChangeSection] = []
  /// The number of differing attributes that nobody decided, by kind.
  public var noise: [NoiseCount] = []
  /// The effect of the changes on the layout.
  public var layout = LayoutOutcome.unknown("not laid out")
  /// Findings of lint that the earlier document does not have.
  public var newFindings: [LintFinding] = []
  /// Findings of lint that the later document does not have.
  public var goneFindings: [LintFinding] = []
  /// The scenes that look different.
  public var pictures: [ChangedPicture] = []
  /// The reason why the document was not compared.
  public var error: LayoutFinding?

  /// A document without changes.
  public init(oldPath: String?, newPath: String?, status: Status) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.status = status
  }

  /// The path after or, for a deleted document, before.
  public var path: String { newPath ?? oldPath ?? "" }

  /// Whether anything but noise differs.
  public var isDifferent: Bool {
    if status != .modified || !sections.allSatisfy(\.isNoise) || !pictures.isEmpty { return true }
    if case .moved = layout { return true }
    return !newFindings.isEmpty || !goneFindings.isEmpty
  }

  /// The number of differences that a person decided.
  public var changeCount: Int {
    let lines = sections.filter { !$0.isNoise }.reduce(0) { $0 + $1.lines.count }
    return max(lines, isDifferent ? 1 : 0)
  }

  /// The title, such as `Main.storyboard (renamed from Old.storyboard)`.
  var title: String {
    switch status {
    case .added: "\(path) (added)"
    case .deleted: "\(path) (deleted)"
    case .renamed: "\(path) (renamed from \(oldPath ?? ""))"
    case .modified: path
    }
  }

  /// The noise in words, such as `noise: header 3, saved frames 40`; nil without any.
  var noiseText: String? {
    guard !noise.isEmpty else { return nil }
    return "noise: " + noise.map { "\($0.words) \($0.count)" }.joined(separator: ", ")
  }
}

/// The number of attributes of one kind that nobody decided.
public struct NoiseCount: Hashable, Sendable {
  /// A stable name, such as `frames`.
  public var kind: String
  /// A name for people, such as `saved frames`.
  public var words: String
  /// The number of attributes.
  public var count: Int

  /// A number of attributes.
  public init(kind: String, words: String, count: Int) {
    self.kind = kind
    self.words = words
    self.count = count
  }
}

/// Changes of one kind, such as those of constraints.
public struct ChangeSection: Hashable, Sendable {
  /// A stable name, such as `constraints`.
  public var topic: String
  /// A heading.
  public var title: String
  /// Whether the section lists noise, which nobody decided.
  public var isNoise: Bool
  /// The changes, in their order.
  public var lines: [ChangeLine]

  /// A section of lines.
  public init(topic: String, title: String, isNoise: Bool = false, lines: [ChangeLine]) {
    self.topic = topic
    self.title = title
    self.isNoise = isNoise
    self.lines = lines
  }
}

/// One change in words.
public struct ChangeLine: Hashable, Sendable {
  /// One attribute that differs.
  public struct Attribute: Hashable, Sendable {
    /// The elements from the object to the one with the attribute; empty for the object itself.
    public var element: String
    /// Empty for the text of an element.
    public var name: String
    /// The value before; nil if there was none.
    public var old: String?
    /// The value after; nil if there is none.
    public var new: String?

    /// One attribute with both of its values.
    public init(element: String, name: String, old: String?, new: String?) {
      self.element = element
      self.name = name
      self.old = old
      self.new = new
    }
  }

  /// `added`, `removed`, `moved`, `reordered` or `changed`.
  public var kind: String
  /// The scene's name; nil in xibs.
  public var scene: String?
  /// The object's name.
  public var object: String
  /// The whole change in one line.
  public var sentence: String
  /// Further lines, such as the contents of an added view.
  public var details: [String]
  /// The property, such as `textColor`.
  public var property: String?
  /// The value before in words.
  public var old: String?
  /// The value after in words.
  public var new: String?
  /// The object's id before.
  public var oldID: String?
  /// The object's id after.
  public var newID: String?
  /// The line in the earlier document.
  public var oldLine: Int?
  /// The line in the later document.
  public var newLine: Int?
  /// The attributes that differ.
  public var attributes: [Attribute] = []
  /// The ids of objects that were added or removed with the object.
  public var contents: [String] = []
  /// The kind of noise; nil for a decided change.
  public var noise: String?

  /// A change of an object.
  public init(kind: String, scene: String?, object: String, sentence: String, details: [String] = []) {
    self.kind = kind
    self.scene = scene
    self.object = object
    self.sentence = sentence
    self.details = details
  }

  /// `+`, `-`, or `~`.
  var sign: String {
    switch kind {
    case "added": "+"
    case "removed": "-"
    default: "~"
    }
  }
}

/// The effect of changes on the layout.
public enum LayoutOutcome: Hashable, Sendable {
  /// All frames are the same in every variant.
  case same
  /// Views with other positions, the largest moves first.
  case moved([LayoutMove])
  /// Unknown, for this reason.
  case unknown(String)
}

/// A view whose frame differs after the change.
public struct LayoutMove: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The view's id in the later document.
  public var identifier: String
  /// The scene's name.
  public var scene: String
  /// In the superview's coordinates, in points.
  public var old: CGRect
  /// In the superview's coordinates, in points.
  public var new: CGRect
  /// The variants; an empty text means the document as it was saved.
  public var variants: [String]

  /// A move of one view.
  public init(view: String, identifier: String, scene: String, old: CGRect, new: CGRect, variants: [String]) {
    self.view = view
    self.identifier = identifier
    self.scene = scene
    self.old = old
    self.new = new
    self.variants = variants
  }

  /// The number of points by which the farthest edge moved.
  public var distance: CGFloat {
    [old.minX - new.minX, old.minY - new.minY, old.maxX - new.maxX, old.maxY - new.maxY].map { abs($0) }.max()
      ?? 0
  }

  /// The move in words, such as `nameLabel: x 20 → 24, width 280 → 272`.
  var sentence: String {
    let parts = [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { $1 != $2 }.map { "\($0) \(NumberText.brief($1)) → \(NumberText.brief($2))" }
    return "\(view): \(parts.joined(separator: ", "))"
  }

  /// The scene with a colon; empty for the root view of a xib, which has the same name as its scene.
  var placeText: String { scene == view ? "" : scene + ": " }

  /// The variants in words, such as `as saved; retina4_0, de`.
  var shownOn: String { variants.map { $0.isEmpty ? "as saved" : $0 }.joined(separator: "; ") }
}

/// One scene before and after, in one variant.
public struct ChangedPicture: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  /// The variant; empty for the document as it was saved.
  public var variant: String
  /// The picture before; nil for an added scene.
  public var old: DisplayList?
  /// The picture after; nil for a removed scene.
  public var new: DisplayList?
  /// The changed parts of the earlier picture, in its points.
  public var oldMarks: [CGRect]
  /// The changed parts of the later picture, in its points.
  public var newMarks: [CGRect]
  /// The file of the earlier picture, relative to the report, if the report refers to files.
  public var oldFile: String?
  /// The file of the later picture, relative to the report, if the report refers to files.
  public var newFile: String?

  /// A scene before and after.
  public init(
    scene: String, variant: String, old: DisplayList?, new: DisplayList?, oldMarks: [CGRect] = [],
    newMarks: [CGRect] = []
  ) {
    self.scene = scene
    self.variant = variant
    self.old = old
    self.new = new
    self.oldMarks = oldMarks
    self.newMarks = newMarks
  }

  /// The scene's name and the variant.
  var title: String { variant.isEmpty ? scene : "\(scene), \(variant)" }
}
