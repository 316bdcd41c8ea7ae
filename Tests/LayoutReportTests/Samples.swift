import AutoLayout
import Foundation

/// A form of two rows, written by hand.
enum Samples {
  static let form = DocumentSnapshot(
    file: "Form.storyboard", platform: .iOS,
    scenes: [SceneSnapshot(identifier: "BYZ-38-t0r", title: "Form", root: root)],
    findings: [conflict])

  static let root = ViewSnapshot(
    identifier: "8bC-Xf-vdC", className: "UIView", frame: CGRect(x: 0, y: 0, width: 375, height: 667),
    children: [
      ViewSnapshot(
        identifier: "lbl-01-aaa", className: "UILabel", label: "Starts",
        frame: CGRect(x: 16, y: 20.5, width: 51, height: 61.0 / 3), isAmbiguous: true,
        location: SourceLocation(file: "Form.storyboard", line: 12, column: 9)),
      ViewSnapshot(
        identifier: nil, className: "UITextField",
        frame: CGRect(x: -0.0, y: -7, width: 284, height: 34), isHidden: true),
    ])

  static let conflict = LayoutFinding(
    severity: .warning, code: "unsatisfiable", message: "The width cannot be both 100 and 200",
    location: SourceLocation(file: "Form.storyboard", line: 14, column: 11),
    objects: ["con-02-bbb", "lbl-01-aaa"], hint: "lower the priority of con-02-bbb")

  static let unreadable = DocumentSnapshot(
    file: "bad.xib", platform: nil,
    error: LayoutFinding(
      severity: .error, code: "malformed-xml", message: "expected '<document>'",
      location: SourceLocation(file: "bad.xib", line: 2, column: 1), hint: "save it in Xcode again"))

  /// A chain of `depth` views, each in the one before.
  static func chain(depth: Int) -> DocumentSnapshot {
    var view = ViewSnapshot(identifier: "leaf", className: "UIView", frame: .zero)
    for _ in 1..<depth {
      view = ViewSnapshot(identifier: nil, className: "UIView", frame: .zero, children: [view])
    }
    return DocumentSnapshot(
      file: "deep.xib", platform: .iOS, scenes: [SceneSnapshot(identifier: "deep", root: view)])
  }
}
