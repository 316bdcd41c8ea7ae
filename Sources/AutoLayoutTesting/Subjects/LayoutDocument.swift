import AutoLayout
import Foundation
import InterfaceBuilder
import iOSViews

/// A storyboard or xib. Each of its scenes is a screen.
public struct LayoutDocument: LayoutSubject {
  /// The path, relative to the folder in which the tests run, which is the package's.
  public let path: String
  /// Whether content sizes are measured or taken from the document.
  public let metrics: DesignDocument.Metrics

  /// The metrics determine the source of natural sizes. With `.measured`, set `TextSystem.measurer` first.
  public init(_ path: String, metrics: DesignDocument.Metrics = .measured) {
    self.path = path
    self.metrics = metrics
  }

  /// The file's name.
  public var subjectName: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Reads the document and shows each of its scenes.
  /// - Throws: an error if the file cannot be read or is not a document for iOS.
  @MainActor
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    do {
      let document = try DesignDocument(
        contentsOf: try bytes(of: path), file: path, options: try options(for: variant))
      return document.scenes.map { scene in
        UnsatisfiableLayout.silenced { scene.layoutIfNeeded() }
        let name = document.scenes.count == 1 ? "" : scene.title ?? scene.identifier
        return TestedScreen(name, root: scene.rootView, keeping: scene, drawing: { scene.displayList() })
      }
    } catch let error as DocumentError {
      throw UnshowableSubject("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  private func bytes(of path: String) throws -> Data {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw UnshowableSubject("There is no file \(path)")
    }
    return bytes
  }

  private func options(for variant: LayoutVariant) throws -> DesignDocument.Options {
    variant.canvas.options(metrics: metrics, strings: try strings(variant.language))
  }

  /// The document's texts in a language. A language without texts is an error, as the test would be meaningless.
  private func strings(_ language: String?) throws -> LocalizedStrings {
    guard let language else { return LocalizedStrings() }
    let files = LocalizationFiles(document: path, language: language)
    do {
      if let strings = try files.strings(FileManager.default.contents(atPath:)) { return strings }
    } catch {
      let fault = error.fault
      throw UnshowableSubject("\(error.path):\(fault.line):\(fault.column): \(fault.message)")
    }
    throw UnshowableSubject("There are no texts in \(language) for \(path)")
  }
}
