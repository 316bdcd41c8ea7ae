import AutoLayout
import Foundation
import Graphics
import LayoutExplanations

/// One screen of an ``InspectorPage``: its drawing and the explanation of its layout.
public struct InspectedScreen: Sendable {
  /// The name of the scene on the page. Screens of the same scene are shown as variants of each other.
  public var scene: String
  /// Distinguishes the screen from others of its scene, such as `375 × 667`.
  public var variant: String
  /// The drawing of the screen.
  public var drawing: DisplayList
  /// The facts about each view and constraint of the screen.
  public var explanation: SceneExplanation
  /// The findings that the page lists.
  public var findings: [LayoutFinding]
  /// The views with faults according to lint's rules; nil if the rules were not applied, and the page uses only the numbers.
  public var faults: Faults?

  /// Views by their ids.
  public struct Faults: Hashable, Sendable {
    /// The identifiers of views whose frames differ from the saved ones.
    public var misplaced: Set<String>
    /// The identifiers of views whose place or size the constraints leave open.
    public var ambiguous: Set<String>

    public init(misplaced: Set<String>, ambiguous: Set<String>) {
      self.misplaced = misplaced
      self.ambiguous = ambiguous
    }
  }

  /// By default, the variant is named after the size.
  public init(
    scene: String, variant: String? = nil, drawing: DisplayList, explanation: SceneExplanation,
    findings: [LayoutFinding] = [], faults: Faults? = nil
  ) {
    self.scene = scene
    let size = explanation.size
    self.variant = variant ?? "\(NumberText.brief(size.width)) × \(NumberText.brief(size.height))"
    self.drawing = drawing
    self.explanation = explanation
    self.findings = findings
    self.faults = faults
  }

  /// The drawing in which each view's group is named `v` and its index in the explanation's list, so that the page finds it.
  ///
  /// Groups are in the order of the drawn views. If they do not match the list, they stay unnamed, and the page shows the
  /// picture as a whole.
  var numberedDrawing: DisplayList {
    let drawn = explanation.items.indices.filter {
      explanation.items[$0].kind == .view && explanation.items[$0].facts.isDrawn
    }
    let groups = drawing.commands.indices.filter {
      if case .beginGroup = drawing.commands[$0] { return true }
      return false
    }
    let isMatching = groups.count == drawn.count
    var list = drawing
    for (order, index) in groups.enumerated() {
      guard case .beginGroup(var group) = list.commands[index] else { continue }
      group.identifier = isMatching ? "v\(drawn[order])" : nil
      list.commands[index] = .beginGroup(group)
    }
    return list
  }
}
