import Foundation
import LayoutReport
import iOSViews

/// Labels and buttons whose text does not fit.
@MainActor
enum ClippedTextRule {
  static func candidates(in scene: InspectedScene) -> [Candidate] {
    scene.views.compactMap { inspected in
      let isPlacedLater = !inspected.isUnderAutoLayout && inspected.view.bounds.isEmpty
      guard inspected.isShown, inspected.view.documentIdentifier != nil, !isPlacedLater else { return nil }
      switch inspected.view {
      case let label as UILabel: return candidate(label, inspected, in: scene)
      case let button as UIButton: return candidate(button, inspected, in: scene)
      default: return nil
      }
    }
  }

  /// The texts of labels and buttons that come fresh from Interface Builder's library. The program sets others, so their length
  /// says nothing. In 28 repositories, eight of ten findings that a reader called arguable were cut texts of this kind
  /// (docs/findings.md).
  private static let libraryTexts: Set = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// True for a text that has the room it needs in the saved frame, where the document is shown as it was saved: then only
  /// other texts, which are measured a little off, take the room from it.
  private static func fitsAsSaved(_ view: UIView, in scene: InspectedScene) -> Bool {
    guard scene.variant.isEmpty, let saved = view.savedFrame else { return false }
    let bounds = view.bounds
    guard saved.width > bounds.width || saved.height > bounds.height else { return false }
    view.bounds.size = saved.size
    defer { view.bounds = bounds }
    return view.clippedText == nil
  }

  /// The beginning of the text that Interface Builder puts into text views, and people into labels.
  private static let filler = "Lorem ipsum"

  /// True for a text that only holds the place of one to come.
  private static func isPlaceholder(_ text: String?) -> Bool {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return false }
    return libraryTexts.contains(text) || text.hasPrefix(filler)
  }

  // MARK: Labels

  private static func candidate(
    _ label: UILabel, _ inspected: InspectedView, in scene: InspectedScene
  ) -> Candidate? {
    guard let lack = label.clippedText, !isPlaceholder(label.text), !fitsAsSaved(label, in: scene) else {
      return nil
    }
    let finding = scene.finding(
      .clippedText, "\(LintText.name(label)) \(lack)", about: [inspected.object])
    return Candidate(finding: finding, fix: { fix(label, in: scene) })
  }

  private static func fix(_ label: UILabel, in scene: InspectedScene) -> String? {
    let conflicts = scene.conflictCount
    if let wider = Loosening.fix(label, in: scene, isFixed: { label.clippedText == nil }) { return wider }
    let lines = label.numberOfLines
    guard lines != 0 else { return nil }
    let helps = scene.trying {
      label.numberOfLines = 0
    } takingBack: {
      label.numberOfLines = lines
    } _: {
      label.clippedText == nil && scene.conflictCount <= conflicts
    }
    return helps ? "Let the text take as many lines as it needs: numberOfLines=\"0\"" : nil
  }

  // MARK: Buttons

  private static func candidate(
    _ button: UIButton, _ inspected: InspectedView, in scene: InspectedScene
  ) -> Candidate? {
    guard let lack = button.clippedText, !isPlaceholder(button.currentTitle), !fitsAsSaved(button, in: scene)
    else { return nil }
    let finding = scene.finding(
      .clippedText, "\(LintText.name(button)) \(lack)", about: [inspected.object])
    return Candidate(
      finding: finding,
      fix: { Loosening.fix(button, in: scene, isFixed: { button.clippedText == nil }) })
  }
}

/// Looks for a constraint of one view that can give it more room.
@MainActor
enum Loosening {
  /// Turns fixed lengths into least ones, one at a time.
  static func fix(_ view: UIView, in scene: InspectedScene, isFixed: () -> Bool) -> String? {
    let conflicts = scene.conflictCount
    // Interface Builder keeps them with the view; programs that write documents may keep them higher up.
    let candidates = view.constraints + scene.scene.rootView.constraints
    for constraint in candidates where isFixedLength(constraint, of: view) {
      guard let document = constraint as? DocumentConstraint, let holder = constraint.holder else { continue }
      var spec = constraint.spec
      spec.relation = .greaterThanOrEqual
      let looser = NSLayoutConstraint(spec: spec)
      let helps = scene.trying {
        constraint.uninstall()
        looser.install(on: holder)
      } takingBack: {
        looser.uninstall()
        constraint.install(on: holder)
      } _: {
        isFixed() && scene.conflictCount <= conflicts
      }
      if helps {
        return "Make \(ConstraintText.text(constraint)) (\(document.documentIdentifier)) a least length: "
          + "relation=\"greaterThanOrEqual\""
      }
    }
    return nil
  }

  private static func isFixedLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    constraint.spec.secondItem == nil && constraint.relation == .equal
      && constraint.spec.firstItem === view.layoutNode
      && [.width, .height].contains(constraint.firstAttribute)
  }
}
