import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Lets go of the scenes that the documents of a folder of real ones made. The package has no such folder, so this test is off
/// unless the environment variable `AUTOLAYOUT_CORPUS` names one.
@MainActor
struct CorpusFreeingTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["AUTOLAYOUT_CORPUS"]
    .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }

  private struct Reference { weak var object: AnyObject? }

  @Test(.enabled(if: folder != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func viewsAndControllersOfEveryScene() throws {
    let folder = try #require(Self.folder)
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let files = all.compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    var count = 0
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let data = try? Data(contentsOf: file), let document = try? InterfaceDocument(data: data),
        document.platform == .iOS
      else { continue }
      let references = try shown(document, file)
      let left = references.compactMap { $0.object.map { String(describing: type(of: $0)) } }
      #expect(left == [], "\(file.path)")
      count += references.count
    }
    print("\(count) views and controllers of documents of iOS")
    try #require(count > 0, "AUTOLAYOUT_CORPUS has no documents of iOS")
  }

  private func shown(_ document: InterfaceDocument, _ file: URL) throws -> [Reference] {
    let design = try DesignDocument(
      document, file: file.path, options: DesignDocument.Options(metrics: .recorded))
    var references: [Reference] = []
    for scene in design.scenes {
      _ = scene.displayList()
      if let controller = scene.viewController { references.append(Reference(object: controller)) }
      var pending = [scene.rootView]
      while let view = pending.popLast() {
        references.append(Reference(object: view))
        pending += view.subviews
      }
    }
    return references
  }
}
