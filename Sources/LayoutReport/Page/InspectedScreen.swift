import AutoLayout
import Foundation
import Graphics

/// One screen of an ``InspectorPage``: what it looks like and why.
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
  /// Which views the rules of a lint find fault with; nil where none were applied, and the page judges by the figures alone.
  public var faults: Faults?

  /// Views by their ids.
  public struct Faults: Hashable, Sendable {
    /// The identifiers of views that lie elsewhere than in the saved frames.
    public var misplaced: Set<String>
    /// The identifiers of views whose place or size the constraints leave open.
    public var ambiguous: Set<String>

    public init(misplaced: Set<String>, ambiguous: Set<String>) {
      self.misplaced = misplaced
      self.ambiguous = ambiguous
    }
  }

  /// The variant is by default called after the size.
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

  /// The drawing with each view's group called `v` and its place in the explanation's list, so that the page finds it.
  ///
  /// Groups stand in the order of the drawn views. Should they not match the list, they stay unnamed: the page then shows
  /// the picture without taking it apart.
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
