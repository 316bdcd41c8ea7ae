import AutoLayout
import LayoutExpectations
import LayoutExplanations
import iOSViews

extension UIView: CheckedView {
  package var checkedNode: LayoutNode { layoutNode }
  package var nameInFailures: String { ViewName.text(self) }
  package var isSeen: Bool { !isHidden && alpha > 0 }
  package var cutText: ClippedText? { clippedText }
  /// True for labels of standard cells, which the cells place when they are shown.
  package var isPlacedLater: Bool { translatesAutoresizingMaskIntoConstraints && bounds.isEmpty }
  package var isToBeDetermined: Bool { !translatesAutoresizingMaskIntoConstraints && verifiesAmbiguity }
  package var isLeftOutOfLayout: Bool { isHidden && superview is UIStackView }
  package var conflictsOfTree: [UnsatisfiableLayout] { unsatisfiableLayouts }
  package func explanation() -> SceneExplanation { layoutExplanation() }
}

extension LayoutExamination {
  /// Shows a subject in every variant of a matrix.
  init(_ subject: any LayoutSubject, _ matrix: LayoutMatrix, _ checks: [LayoutCheck], _ site: TestSite) {
    let ways = matrix.variants.map { variant in
      Way(variant == LayoutVariant() ? nil : variant.description) {
        try subject.screens(for: variant).map(\.checked)
      }
    }
    self.init(subject.subjectName, ways, checks, site)
  }
}
