import AssetCatalogs
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Reads documents of bundles in the user's language.
@MainActor
enum MacNibLoading {
  /// Reads a document of a bundle; nil, with a note on standard error, if it cannot be read.
  static func read(_ name: String, _ fileExtension: String, in bundle: Bundle) -> InterfaceDocument? {
    guard let url = BundleFiles.url(of: name, fileExtension, in: bundle) else { return nil }
    return noting("\(name).\(fileExtension)") { () throws(DocumentError) in
      try BundleFiles.document(at: url, in: bundle)
    }
  }

  private static func noting(
    _ file: String, _ read: () throws(DocumentError) -> InterfaceDocument
  ) -> InterfaceDocument? {
    do throws(DocumentError) {
      return try read()
    } catch {
      let text = "\(file):\(error.line):\(error.column): \(error.message)\n"
      FileHandle.standardError.write(Data(text.utf8))
      return nil
    }
  }

  // MARK: Nibs

  /// Creates the objects of a nib. Returns the top-level ones, without placeholders; nil if it cannot be
  /// read.
  static func instantiate(_ nib: NSNib, owner: Any?) -> [Any]? {
    let file = nib.nibName.map { "\($0).xib" } ?? "nib"
    let document: InterfaceDocument?
    if let data = nib.data {
      document = noting(file) { () throws(DocumentError) in try InterfaceDocument(data: data) }
    } else {
      document = nib.nibName.flatMap { read($0, "xib", in: nib.bundle) }
    }
    guard let document, document.platform == .macOS, let scene = document.scenes.first else { return nil }
    let objects = MacNibObjects(document: document, file: file, bundle: nib.bundle, owner: owner)
    let elements = scene.element.children
    let ownerElement = elements.first { $0.id == ownerID }
    if let owner = owner.map({ $0 as AnyObject }) { objects.register(owner, ownerID) }
    objects.register(NSApplication.shared, applicationID)
    objects.controller = owner as? NSViewController
    let top = makeTop(of: scene, objects)
    if let owner = owner.map({ $0 as AnyObject }), let ownerElement { objects.connect(owner, ownerElement) }
    objects.finish()
    return top
  }

  /// The ids that documents of macOS have for the file's owner and the application.
  private static let ownerID = "-2"
  private static let applicationID = "-3"

  private static func makeTop(of scene: InterfaceScene, _ objects: MacNibObjects) -> [Any] {
    var made: [String: Any] = [:]
    objects.makeObjects(of: scene.element.children)
    let windows = scene.windows
    let contents = Set(windows.compactMap(\.contentViewID))
    for view in scene.views where !contents.contains(view.id ?? "") {
      made[view.id ?? ""] = objects.inflate(view)
    }
    for window in windows {
      let content = scene.views.first { $0.id != nil && $0.id == window.contentViewID }
      made[window.id ?? ""] = objects.makeWindow(window, content: content)
    }
    for controller in scene.controllers {
      made[controller.id] = MacNibScene(controller, in: nil, scene, objects: objects).makeController()
    }
    return scene.element.children.compactMap { element in
      element.id.flatMap { id in made[id] ?? (id.hasPrefix("-") ? nil : objects[id]) }
    }
  }
}

extension DocumentNibs: NibReader {
  package func exists(_ name: String, _ fileExtension: String, in bundle: Bundle) -> Bool {
    BundleFiles.url(of: name, fileExtension, in: bundle) != nil
  }

  package func instantiate(_ nib: NSNib, owner: Any?) -> [Any]? {
    MacNibLoading.instantiate(nib, owner: owner)
  }

  package func controller(of storyboard: NSStoryboard, identifier: String?) -> Any? {
    storyboard.controller(identifier: identifier)
  }
}
