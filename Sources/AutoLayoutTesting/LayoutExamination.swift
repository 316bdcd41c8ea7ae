import AutoLayout
import LayoutReport
import iOSViews

/// Shows a subject in every way asked for, looks for problems, and fails the test if there are any: once, however many.
@MainActor
struct LayoutExamination {
  private let subject: any LayoutSubject
  private let variants: [LayoutVariant]
  private let checks: [LayoutCheck]
  private let site: TestSite
  private var found: [FoundProblem] = []
  private var faultyScreens: [InspectedScreen] = []
  private var errors: [String] = []

  /// Pages stay far below 2 MB with so many screens of usual size.
  private static let mostScreens = 12

  init(_ subject: any LayoutSubject, _ matrix: LayoutMatrix, _ checks: [LayoutCheck], _ site: TestSite) {
    self.subject = subject
    variants = matrix.variants
    self.checks = checks
    self.site = site
  }

  func run() {
    var examination = self
    for variant in variants { examination.examine(variant) }
    examination.report()
  }

  private mutating func examine(_ variant: LayoutVariant) {
    do {
      for screen in try subject.screens(for: variant) { examine(screen, variant) }
    } catch {
      errors.append("\(subject.subjectName) cannot be shown (\(variant.description)): \(error)")
    }
  }

  private mutating func examine(_ screen: TestedScreen, _ variant: LayoutVariant) {
    let problems = checks.flatMap { $0.problems(in: screen) }
    guard !problems.isEmpty else { return }
    for problem in problems { note(problem, screen, variant) }
    guard faultyScreens.count < Self.mostScreens else { return }
    let name = [subject.subjectName, screen.name].filter { !$0.isEmpty }.joined(separator: " – ")
    faultyScreens.append(
      InspectedScreen(
        scene: name, variant: variants.count == 1 ? nil : variant.description, drawing: screen.drawing(),
        explanation: UnsatisfiableLayout.silenced { screen.root.layoutExplanation() }))
  }

  /// The same problem on several screens is reported once.
  private mutating func note(_ problem: LayoutProblem, _ screen: TestedScreen, _ variant: LayoutVariant) {
    let place = found.firstIndex { $0.problem.key == problem.key && $0.screen == screen.name }
    if let place {
      found[place].variants.append(variant)
    } else {
      found.append(FoundProblem(problem: problem, screen: screen.name, variants: [variant]))
    }
  }

  private func report() {
    for error in errors { TestFailure.record(error, at: site) }
    guard !found.isEmpty else { return }
    let message = FailureMessage(subject: subject.subjectName, problems: found, page: writePage())
    TestFailure.record(message.text, at: site)
  }

  private func writePage() -> FailurePage.Result {
    let title = "\(subject.subjectName) in \(site.file), line \(site.line)"
    return FailurePage.write(InspectorPage.html(title: title, screens: faultyScreens), at: site)
  }
}

/// A problem and where it is seen.
struct FoundProblem {
  var problem: LayoutProblem
  /// The screen's name; empty where there is one only.
  var screen: String
  /// The first is the one that the problem's words are about.
  var variants: [LayoutVariant]
}
