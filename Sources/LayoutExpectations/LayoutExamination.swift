import AutoLayout
import LayoutReport

/// Shows a subject in every requested variant, looks for problems, and fails the test once if there are any.
@MainActor
package struct LayoutExamination {
  /// One variant of the subject.
  package struct Way {
    /// Nil for the unchanged subject.
    let description: String?
    let screens: @MainActor () throws -> [CheckedScreen]

    package init(_ description: String?, _ screens: @escaping @MainActor () throws -> [CheckedScreen]) {
      self.description = description
      self.screens = screens
    }
  }

  private let subject: String
  private let ways: [Way]
  private let checks: [LayoutCheck]
  private let site: TestSite
  private var found: [FoundProblem] = []
  private var faultyScreens: [InspectedScreen] = []
  private var errors: [String] = []

  /// The largest number of screens on a page, which keeps pages far below 2 MB.
  private static let mostScreens = 12

  package init(_ subject: String, _ ways: [Way], _ checks: [LayoutCheck], _ site: TestSite) {
    self.subject = subject
    self.ways = ways
    self.checks = checks
    self.site = site
  }

  package func run() {
    var examination = self
    for way in ways { examination.examine(way) }
    examination.report()
  }

  private mutating func examine(_ way: Way) {
    do {
      for screen in try way.screens() { examine(screen, way) }
    } catch {
      errors.append("\(subject) cannot be shown (\(way.description ?? "as it is")): \(error)")
    }
  }

  private mutating func examine(_ screen: CheckedScreen, _ way: Way) {
    let problems = checks.flatMap { $0.problems(in: screen) }
    guard !problems.isEmpty else { return }
    for problem in problems { note(problem, screen, way) }
    guard faultyScreens.count < Self.mostScreens else { return }
    let name = [subject, screen.name].filter { !$0.isEmpty }.joined(separator: " – ")
    faultyScreens.append(
      InspectedScreen(
        scene: name, variant: ways.count == 1 ? nil : way.description ?? "as it is",
        drawing: screen.drawing(),
        explanation: UnsatisfiableLayout.silenced { screen.root.explanation() }))
  }

  /// The same problem on several screens is reported once.
  private mutating func note(_ problem: LayoutProblem, _ screen: CheckedScreen, _ way: Way) {
    let place = found.firstIndex { $0.problem.key == problem.key && $0.screen == screen.name }
    if let place {
      found[place].ways.append(way.description)
    } else {
      found.append(FoundProblem(problem: problem, screen: screen.name, ways: [way.description]))
    }
  }

  private func report() {
    for error in errors { TestFailure.record(error, at: site) }
    guard !found.isEmpty else { return }
    let message = FailureMessage(subject: subject, problems: found, page: writePage())
    TestFailure.record(message.text, at: site)
  }

  private func writePage() -> FailurePage.Result {
    let title = "\(subject) in \(site.file), line \(site.line)"
    return FailurePage.write(InspectorPage.html(title: title, screens: faultyScreens), at: site)
  }
}

/// A problem and the variants that show it.
struct FoundProblem {
  var problem: LayoutProblem
  /// The screen's name; empty if there is only one.
  var screen: String
  /// Nil for the unchanged subject. The problem's text describes the first one.
  var ways: [String?]
}
