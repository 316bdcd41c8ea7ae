import AssetCatalogs
import Foundation
import InterfaceBuilder

/// A document whose objects can be made again and again. (Apple, `UINib`.) It is read once, from the source that Interface
/// Builder saves: nothing is compiled.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the names of their placeholders in the document.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: Result<InterfaceDocument, DocumentError>
  private let bundle: Bundle
  private let file: String

  /// The document `name.xib` of a bundle, in the user's language.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    file = "\(name).xib"
    let bundle = self.bundle
    source = Result { () throws(DocumentError) in
      guard let url = BundleFiles.url(of: name, "xib", in: bundle) else {
        throw DocumentError(
          .emptyFile, at: .start,
          "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      }
      return try BundleFiles.document(at: url, in: bundle)
    }
    super.init()
  }

  /// The document as it is saved in a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    file = "nib"
    source = Result { () throws(DocumentError) in try InterfaceDocument(data: data) }
    super.init()
  }

  /// Whether a bundle has a document of that name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    BundleFiles.url(of: name, "xib", in: bundle) != nil
  }

  /// The error that prevents loading the document; nil if there is none.
  package var error: DocumentError? {
    if case .failure(let error) = source { error } else { nil }
  }

  /// Makes the document's objects, connects their outlets and wakes them.
  ///
  /// Traps for a document that cannot be read, with its place.
  /// - Returns: the top-level objects of the document, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    DocumentObjects.maker.makeObjects(
      of: readDocument(), texts: NibTexts(file: file, bundle: bundle), owner: ownerOrNil,
      external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
  }

  private func readDocument() -> InterfaceDocument {
    switch source {
    case .success(let document): return document
    case .failure(let error): preconditionFailure("\(file):\(error.line):\(error.column): \(error.message)")
    }
  }
}

extension Bundle {
  /// Makes the objects of the document `name.xib`. (Apple, `Bundle`.)
  ///
  /// - Returns: the top-level objects of the document.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
