import Foundation
import InterfaceBuilder
import Testing

@_spi(ViewHooks) @testable import MacDocuments
@_spi(ViewHooks) @testable import MacWindows

/// Lets go of everything that the documents of a folder of real ones made. The package has no such folder, so these tests are
/// off unless the environment variable `AUTOLAYOUT_CORPUS` names one.
@MainActor
struct MacCorpusFreeingTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["AUTOLAYOUT_CORPUS"]
    .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }

  /// Objects that nothing here holds.
  private struct Remains {
    private struct Reference { weak var object: AnyObject? }
    private var references: [Reference] = []

    var count: Int { references.count }
    var classes: [String] {
      references.compactMap { $0.object.map { String(describing: type(of: $0)) } }
    }

    mutating func add(_ object: AnyObject) { references.append(Reference(object: object)) }

    @MainActor
    mutating func add(tree root: NSView) {
      var pending = [root]
      while let view = pending.popLast() {
        add(view)
        pending += view.subviews
      }
    }

    /// A controller with its children, all their views loaded.
    @MainActor
    mutating func add(controller root: Any?) {
      var pending = [root as? NSViewController, (root as? NSWindowController)?.contentViewController]
        .compactMap { $0 }
      if let controller = root as? NSWindowController {
        add(controller)
        if let window = controller.window { add(window) }
      }
      while let controller = pending.popLast() {
        add(controller)
        add(tree: controller.view)
        pending += controller.children
      }
    }
  }

  private func documents() throws -> [(file: URL, document: InterfaceDocument)] {
    let folder = try #require(Self.folder)
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return all.compactMap { $0 as? URL }
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file), let document = try? InterfaceDocument(data: data),
          document.platform == .macOS
        else { return nil }
        return (file, document)
      }
  }

  @Test(.enabled(if: folder != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func viewsOfEveryScene() throws {
    let documents = try documents()
    try #require(!documents.isEmpty, "AUTOLAYOUT_CORPUS has no documents of macOS")
    var count = 0
    for (file, document) in documents {
      let remains = try shown(document, file)
      #expect(remains.classes == [], "\(file.path)")
      count += remains.count
    }
    print("\(count) views of \(documents.count) documents")
    #expect(count > documents.count)
  }

  private func shown(_ document: InterfaceDocument, _ file: URL) throws -> Remains {
    let design = try MacDesignDocument(
      document, file: file.path, options: MacDesignDocument.Options(metrics: .recorded))
    var remains = Remains()
    for scene in design.scenes {
      _ = scene.windowDisplayList()
      remains.add(tree: scene.rootView)
    }
    return remains
  }

  @Test(.enabled(if: folder != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func objectsOfEveryNib() throws {
    var count = 0
    for (file, _) in try documents() where file.pathExtension == "xib" {
      let remains = try loaded(Data(contentsOf: file))
      #expect(remains.classes == [], "\(file.path)")
      count += remains.count
    }
    print("\(count) objects of nibs")
    #expect(count > 0)
  }

  private func loaded(_ data: Data) throws -> Remains {
    var objects: NSArray?
    var remains = Remains()
    #expect(NSNib(nibData: data, bundle: nil).instantiate(withOwner: nil, topLevelObjects: &objects))
    for object in objects ?? [] {
      switch object {
      case let view as NSView: remains.add(tree: view)
      case let window as NSWindow:
        remains.add(window)
        if let content = window.contentView { remains.add(tree: content) }
      default: remains.add(controller: object)
      }
    }
    return remains
  }

  @Test(.enabled(if: folder != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func controllersOfEveryStoryboard() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    var count = 0
    for (number, (file, document)) in try documents().enumerated() where file.pathExtension == "storyboard" {
      let name = "Board\(number)"
      try Data(contentsOf: file).write(to: folder.appendingPathComponent("\(name).storyboard"))
      let remains = made(document, NSStoryboard(name: name, bundle: bundle))
      #expect(remains.classes == [], "\(file.path)")
      count += remains.count
    }
    print("\(count) controllers, windows and views of storyboards")
    #expect(count > 0)
  }

  private func made(_ document: InterfaceDocument, _ board: NSStoryboard) -> Remains {
    var remains = Remains()
    if document.initialController != nil {
      let initial: Any? = board.instantiateInitialController()
      #expect(initial != nil, "\(board.name) makes no initial controller")
      remains.add(controller: initial)
    }
    let names = document.scenes.flatMap(\.controllers).compactMap(\.storyboardIdentifier)
    for name in names { remains.add(controller: board.instantiateController(withIdentifier: name)) }
    return remains
  }
}
