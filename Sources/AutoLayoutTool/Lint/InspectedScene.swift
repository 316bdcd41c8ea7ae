import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// A scene that has been laid out, with what the rules need of its views.
@MainActor
struct InspectedScene {
  let scene: any LintedScene
  /// The scene's title or, without one, its id.
  let name: String
  /// How the document is shown; empty as it was saved.
  let variant: String
  /// The document's path.
  let file: String
  /// The release that saved the document.
  let xcode: XcodeRelease
  let marks: DocumentMarks
  /// The root first, parents before their children.
  let views: [InspectedView]
  let facts = SceneFacts()

  init(
    _ scene: any LintedScene, file: String, variant: String, xcode: XcodeRelease,
    marks: DocumentMarks = DocumentMarks()
  ) {
    self.scene = scene
    self.file = file
    self.variant = variant
    self.xcode = xcode
    self.marks = marks
    let title = scene.title.map(LabelDirective.name) ?? ""
    name = title.isEmpty ? scene.identifier : title
    // A label without text has no size of its own. Where Interface Builder says so, the saved one does not count.
    scene.forgetSizesOfEmptyLabels(where: marks.saysMisplaced)
    scene.layoutIfNeeded()
    views = Self.inspect(scene.root)
  }

  /// The same scene with its views as they are now, which a trial has changed.
  func again() -> InspectedScene { InspectedScene(changed: self) }

  private init(changed scene: InspectedScene) {
    self.scene = scene.scene
    name = scene.name
    variant = scene.variant
    file = scene.file
    xcode = scene.xcode
    marks = scene.marks
    views = Self.inspect(scene.scene.root)
  }

  private static func inspect(_ root: any LintedView) -> [InspectedView] {
    var views = [InspectedView(root: root)]
    var index = 0
    while index < views.count {
      for subview in views[index].view.inner {
        views.append(InspectedView(subview, in: views[index], at: index))
      }
      index += 1
    }
    return views
  }

  func finding(
    _ rule: LintRule, _ message: String, about objects: [LintObject]
  ) -> LintFinding {
    let location = objects.lazy.compactMap(\.location).first ?? SourceLocation(file: file, line: 1, column: 1)
    return LintFinding(
      rule: rule, message: message, location: location, objects: objects, scene: name, variants: [variant])
  }

  /// Tries an edit: makes it, lays out, evaluates the query, undoes it. Rules only call it once all of them have looked.
  func trying<Result>(_ edit: () -> Void, takingBack undo: () -> Void, _ query: () -> Result) -> Result {
    // A trial that never comes to rest says nothing of the document.
    LayoutFeedbackLoop.withHandler({ _ in }) {
      edit()
      scene.layOutAgain()
      let result = facts.duringTrial(query)
      undo()
      scene.layOutAgain()
      return result
    }
  }

  var conflictCount: Int { scene.root.layoutNode.engine.conflictCount }
}

/// A view of a scene that has been laid out.
@MainActor
struct InspectedView {
  let view: any LintedView
  /// The superview's place in ``InspectedScene/views``; nil for the root.
  let parent: Int?
  /// In the root's coordinates.
  let frame: CGRect
  /// Where the saved document has it, in the root's coordinates; nil where it does not state it.
  let savedFrame: CGRect?
  /// Neither the view nor one that it is in is hidden or transparent.
  let isShown: Bool
  /// False for hidden views of a stack and what is in them: they take no part in layout.
  let isLaidOut: Bool
  /// In a prototype whose texts are another for each row that a program shows.
  let showsData: Bool
  /// Within content that scrolls, or in a cell.
  let scrolls: Bool

  init(root: any LintedView) {
    view = root
    parent = nil
    frame = CGRect(origin: root.contentOrigin, size: root.rect.size)
    savedFrame = root.savedRect.map { CGRect(origin: .zero, size: $0.size) }
    isShown = true
    isLaidOut = true
    showsData = false
    scrolls = root.scrollsContent
  }

  init(_ view: any LintedView, in superview: InspectedView, at index: Int) {
    self.view = view
    parent = index
    let origin = CGPoint(
      x: superview.frame.minX - superview.view.contentOrigin.x,
      y: superview.frame.minY - superview.view.contentOrigin.y)
    frame = view.rect.offsetBy(dx: origin.x, dy: origin.y)
    savedFrame = view.savedRect.flatMap { saved in
      superview.savedFrame.map { saved.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
    isShown = superview.isShown && !view.isHidden && !view.isTransparent
    isLaidOut = superview.isLaidOut && !(view.isHidden && superview.view.isStack)
    showsData = superview.showsData || view.showsData
    scrolls = superview.scrolls || view.scrollsContent
  }

  var isUnderAutoLayout: Bool { !view.translatesAutoresizingMaskIntoConstraints }

  /// The view as reports name it.
  var object: LintObject { LintObject(view) }
}

extension InspectedView: CheckedPlace {
  var node: LayoutNode { view.layoutNode }
  /// Hidden views of a stack take no part in it. (The tools of Xcode 8 marked all 4 of them, those of Xcode 9 and later none
  /// of 14.)
  var isLeftOut: Bool { view.isHidden && view.outer?.isStack == true }
  var isToBeDetermined: Bool { isUnderAutoLayout && view.verifiesAmbiguity }
  var isPlacedLater: Bool { !isUnderAutoLayout && view.rect.isEmpty }
  var textShortfall: ClippedText? { view.textShortfall }
}

extension LintedView {
  /// The label of the view without its directives to lint; if nothing else is in it, the text that the view shows.
  var spokenLabel: String? {
    guard let reportedLabel else { return nil }
    let name = LabelDirective.name(in: reportedLabel)
    return name.isEmpty && !reportedLabel.isEmpty ? clippableText : name
  }
}

extension LintObject {
  @MainActor
  init(_ view: any LintedView) {
    let className = view.documentClassName ?? String(describing: type(of: view))
    let label = view.spokenLabel.map { "\(className) “\(LintText.brief($0))”" } ?? className
    self.init(
      identifier: view.documentIdentifier ?? className, label: label, location: view.documentLocation)
  }
}

/// A finding, and how to look for the edit that would fix it.
@MainActor
struct Candidate {
  var finding: LintFinding
  /// Nil when no edit helps. May change the scene for a while.
  var fix: (() -> String?)?
}

/// Words and figures of findings.
enum LintText {
  private static let longestName = 40

  /// A text on one line, not too long.
  static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longestName ? line.prefix(longestName - 1) + "…" : line
  }

  /// Points to the hundredth, without needless digits.
  static func number(_ value: CGFloat) -> String { NumberText.brief(Double(value)) }

  /// `x y, width × height`.
  static func frame(_ frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height)))"
  }

  /// The name that people know a view by; its class and id where it shows nothing.
  @MainActor
  static func shortName(_ view: any LintedView) -> String {
    let object = LintObject(view)
    return view.spokenLabel?.isEmpty == false ? object.label ?? name(view) : name(view)
  }

  @MainActor
  static func name(_ view: any LintedView) -> String {
    let object = LintObject(view)
    return object.label == object.identifier
      ? object.identifier : "\(object.label ?? "") (\(object.identifier))"
  }
}
