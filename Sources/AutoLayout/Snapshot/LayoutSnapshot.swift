import Foundation

/// A view tree after layout, as a value that reports print and tests compare.
public struct ViewSnapshot: Hashable, Sendable {
  /// A stable name: the object's id in its document, or a name from a namer. Nil for views that have none.
  public var identifier: String?
  /// The class that the document names or, for code, the Swift type.
  public var className: String
  /// A name for people: the document's user label, or the text that the view shows; nil if it has neither.
  public var label: String?
  /// In the superview's coordinates, points, rounded to pixels.
  public var frame: CGRect
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// True when some other frame would satisfy the constraints equally well.
  public var isAmbiguous: Bool
  /// The place in the document or the line of code that made the view.
  public var location: SourceLocation?
  /// In drawing order, back to front.
  public var children: [ViewSnapshot]

  public init(
    identifier: String?, className: String, label: String? = nil, frame: CGRect, isHidden: Bool = false,
    isAmbiguous: Bool = false, location: SourceLocation? = nil, children: [ViewSnapshot] = []
  ) {
    self.identifier = identifier
    self.className = className
    self.label = label
    self.frame = frame
    self.isHidden = isHidden
    self.isAmbiguous = isAmbiguous
    self.location = location
    self.children = children
  }
}

/// One scene of a document (a storyboard's screen, a xib's top-level view) after layout.
public struct SceneSnapshot: Hashable, Sendable {
  /// The id of the scene's controller or, in a xib, of its top-level view.
  public var identifier: String
  /// The scene's title, for people.
  public var title: String?
  /// The topmost view.
  public var root: ViewSnapshot

  public init(identifier: String, title: String? = nil, root: ViewSnapshot) {
    self.identifier = identifier
    self.title = title
    self.root = root
  }
}

/// A fault of a layout, or a note about it: a conflict, an ambiguity, an unknown element. A value; reports
/// only print it.
public struct LayoutFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    case note, warning, error
  }

  /// The severity.
  public var severity: Severity
  /// A stable, short, kebab-case name of the kind of finding, such as `unsatisfiable`.
  public var code: String
  /// One sentence, without a full stop if it is the only one.
  public var message: String
  /// The place of the finding; nil if it has none.
  public var location: SourceLocation?
  /// The ids of the views and constraints involved, the culprit first.
  public var objects: [String]
  /// The smallest edit that would fix it, if one is known.
  public var hint: String?

  public init(
    severity: Severity, code: String, message: String, location: SourceLocation? = nil,
    objects: [String] = [], hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.objects = objects
    self.hint = hint
  }
}

/// All scenes of one document after layout, or the error that prevented it.
public struct DocumentSnapshot: Hashable, Sendable {
  /// The platform that a document is for.
  public enum Platform: String, Hashable, Sendable {
    case iOS, macOS
  }

  /// The path of the file, as reports print it.
  public var file: String
  /// The platform; nil if the document does not name one.
  public var platform: Platform?
  /// The scenes, in the order of the document.
  public var scenes: [SceneSnapshot]
  /// The findings about the document and its layout.
  public var findings: [LayoutFinding]
  /// Set when the document could not be read; then there are no scenes.
  public var error: LayoutFinding?

  public init(
    file: String, platform: Platform?, scenes: [SceneSnapshot] = [], findings: [LayoutFinding] = [],
    error: LayoutFinding? = nil
  ) {
    self.file = file
    self.platform = platform
    self.scenes = scenes
    self.findings = findings
    self.error = error
  }
}
