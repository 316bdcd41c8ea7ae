import AssetCatalogs
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Finds documents in bundles, and reads them in the user's language. Documents are read in the format that Interface
/// Builder saves: nothing is compiled.
@MainActor
enum MacNibLoading {
  static func url(of name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
    let folders =
      ["Base.lproj"] + ReaderLanguages.preferred.flatMap(LocalizationFiles.fallbacks).map { "\($0).lproj" }
    let root = bundle.resourceURL ?? bundle.bundleURL
    // Bundles cache their contents when they are first read; reading the folder itself finds files added
    // later.
    return ([root] + folders.map(root.appendingPathComponent)).lazy
      .map { $0.appendingPathComponent("\(name).\(fileExtension)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The document in the first of the user's languages that has texts for it or is its own language.
  static func document(at url: URL, in bundle: Bundle) throws(DocumentError) -> InterfaceDocument {
    guard let bytes = try? Data(contentsOf: url) else {
      throw DocumentError(.emptyFile, at: .start, "Expected a readable document")
    }
    let document = try InterfaceDocument(data: bytes)
    for language in ReaderLanguages.preferred {
      if let strings = try strings(of: url, language) {
        return try document.localized(by: DocumentLocalization(strings: strings, language: language))
      }
      let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
      if LocalizationFiles.fallbacks(for: language).contains(own) { return document }
    }
    return document
  }

  private static func strings(of url: URL, _ language: String) throws(DocumentError) -> LocalizedStrings? {
    do {
      return try LocalizationFiles(document: url.path, language: language)
        .strings(FileManager.default.contents(atPath:))
    } catch { throw error.fault }
  }

  /// Reads a document of a bundle; nil, with a note on standard error, if it cannot be read.
  static func read(_ name: String, _ fileExtension: String, in bundle: Bundle) -> InterfaceDocument? {
    guard let url = url(of: name, fileExtension, in: bundle) else { return nil }
    return noting("\(name).\(fileExtension)") { () throws(DocumentError) in try document(at: url, in: bundle)
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
    MacNibLoading.url(of: name, fileExtension, in: bundle) != nil
  }

  package func instantiate(_ nib: NSNib, owner: Any?) -> [Any]? {
    MacNibLoading.instantiate(nib, owner: owner)
  }

  package func controller(of storyboard: NSStoryboard, identifier: String?) -> Any? {
    storyboard.controller(identifier: identifier)
  }
}
