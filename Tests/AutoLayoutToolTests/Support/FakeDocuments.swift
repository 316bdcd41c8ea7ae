import AutoLayout
import AutoLayoutTool
import Foundation
import Graphics
import iOSViews

/// Understands documents that say `good` or `conflict`; all else is unreadable at 2:5.
@MainActor
struct FakeDocuments: DocumentLoading {
  func document(
    _ bytes: Data, file: String, options: DesignDocument.Options
  ) throws(UnreadableDocument) -> any LoadedDocument {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text == "good" || text == "conflict" else {
      throw UnreadableDocument(
        LayoutFinding(
          severity: .error, code: "malformed", message: "expected 'good'",
          location: SourceLocation(file: file, line: 2, column: 5), hint: "write 'good'"))
    }
    return FakeDocument(
      file: file, size: options.size ?? FakeDocument.savedSize, hasConflict: text == "conflict")
  }
}

struct FakeDocument: LoadedDocument {
  static let savedSize = CGSize(width: 375, height: 667)

  var file: String
  var size: CGSize
  var hasConflict: Bool

  func snapshot() -> DocumentSnapshot {
    let root = ViewSnapshot(
      identifier: "root", className: "UIView", frame: CGRect(origin: .zero, size: size))
    let conflict = LayoutFinding(
      severity: .warning, code: "unsatisfiable", message: "two widths",
      location: SourceLocation(file: file, line: 7, column: 9))
    return DocumentSnapshot(
      file: file, platform: .iOS, scenes: [SceneSnapshot(identifier: "scene", root: root)],
      findings: hasConflict ? [conflict] : [])
  }

  func pictures() -> [ScenePicture] {
    [ScenePicture(sceneName: "scene", scale: 2, displayList: DisplayList(size: size))]
  }
}
