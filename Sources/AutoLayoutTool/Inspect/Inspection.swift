import AutoLayout
import Foundation
import LayoutExplanations
import LayoutReport
import iOSViews

/// Collects the screens of one page.
@MainActor
struct Inspection {
  let environment: ToolEnvironment
  let metrics: DesignDocument.Metrics
  let showsFileNames: Bool
  private var screens: [InspectedScreen] = []
  private var names: [String] = []
  private var unreadable: Set<String> = []
  private var status = ExitStatus.done

  init(environment: ToolEnvironment, metrics: DesignDocument.Metrics, showsFileNames: Bool) {
    self.environment = environment
    self.metrics = metrics
    self.showsFileNames = showsFileNames
  }

  /// Lays out a file in one way. A file that cannot be read is reported and left out.
  mutating func add(_ file: String, _ variant: LayoutVariant) throws {
    let name = URL(fileURLWithPath: file).lastPathComponent
    do throws(UnreadableDocument) {
      let document = try environment.open(file, variant: variant, metrics: metrics)
      let findings = document.snapshot().findings
      if !names.contains(name) { names.append(name) }
      let pictures = document.pictures()
      let explanations = document.explanations()
      // Lint uses recorded sizes for documents as they were saved.
      let judged =
        variant.isSaved ? try environment.open(file, variant: variant, metrics: .recorded) : document
      let faults = judged.faults(isSaved: variant.isSaved)
      for (index, (picture, explanation)) in zip(pictures, explanations).enumerated() {
        let screenFaults = faults.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        add(picture, explanation, findings, screenFaults, file: name, variant)
      }
    } catch {
      // Once is enough, however many variants were requested.
      guard unreadable.insert(file).inserted else { return }
      status = .failed
      try environment.standardError.write(FindingReport.text(error.finding, file: file))
    }
  }

  private mutating func add(
    _ picture: ScenePicture, _ explanation: SceneExplanation, _ findings: [LayoutFinding],
    _ faults: InspectedScreen.Faults?, file: String, _ variant: LayoutVariant
  ) {
    var unsized = variant
    unsized.size = nil
    let size = "\(NumberText.exact(explanation.size.width)) × \(NumberText.exact(explanation.size.height))"
    let screen = InspectedScreen(
      scene: showsFileNames ? "\(file) – \(picture.sceneName)" : picture.sceneName,
      variant: ([size] + (unsized.isSaved ? [] : [unsized.description])).joined(separator: ", "),
      drawing: picture.displayList, explanation: explanation,
      findings: findings.filter { Self.concerns($0, explanation) }, faults: faults)
    // A view that does not change with the screen looks the same at every size.
    let isKnown = screens.contains { $0.scene == screen.scene && $0.variant == screen.variant }
    if !isKnown { screens.append(screen) }
  }

  /// Conflicts are explained elsewhere on the page.
  private static func concerns(_ finding: LayoutFinding, _ scene: SceneExplanation) -> Bool {
    guard finding.code != "unsatisfiable" else { return false }
    let ids = Set(scene.items.compactMap(\.facts.identifier) + scene.constraints.compactMap(\.identifier))
    return finding.objects.isEmpty || finding.objects.contains(where: ids.contains)
  }

  /// Writes the page and prints its path.
  func write(to path: String) throws -> ExitStatus {
    guard !screens.isEmpty else {
      if status == .failed { return status }
      throw ToolFailure(message: "the documents have no scenes to inspect")
    }
    let title = names.count == 1 ? names[0] : "\(names.count) documents"
    let page = InspectorPage.html(title: title, screens: screens)
    do {
      try environment.files.write(Data(page.utf8), to: path)
    } catch {
      throw ToolFailure(message: "\(path): \(error.message)")
    }
    try environment.standardOutput.write(path + "\n")
    return status
  }
}
