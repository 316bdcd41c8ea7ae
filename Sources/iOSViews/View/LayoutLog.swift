import AutoLayout
import Foundation

/// Where layout tells what goes wrong while a program runs.
@MainActor
package enum LayoutLog {
  /// Takes each finding; by default it is printed on standard error.
  package static var sink: (LayoutFinding) -> Void = { finding in
    FileHandle.standardError.write(Data("[\(finding.code)] \(finding.message)\n".utf8))
  }

  static func report(_ loop: LayoutFeedbackLoop) {
    let views = loop.nodes.compactMap { $0.owner as? UIView }.map { String(describing: type(of: $0)) }
    let names = views.isEmpty ? "A view" : views.joined(separator: ", ")
    switch loop.pass {
    case .updateConstraints:
      sink(
        LayoutFinding(
          severity: .error, code: "update-constraints-loop",
          message:
            "\(names) asked for another update of constraints \(loop.rounds) times; layout was broken off",
          objects: views,
          hint:
            "Asking for an update from within updateConstraints() is a programming error: change constraints there, "
            + "and call setNeedsUpdateConstraints() where the state that they depend on changes."))
    case .layout:
      sink(
        LayoutFinding(
          severity: .error, code: "layout-feedback-loop",
          message: "\(names) asked for another layout \(loop.rounds) times; layout was broken off",
          objects: views,
          hint:
            "Each layoutSubviews() here marks layout again: change constraints only if they have to change."))
    }
  }
}
