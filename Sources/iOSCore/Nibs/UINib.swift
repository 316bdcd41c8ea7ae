import AssetCatalogs
import Foundation

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

  package let contents: any NibContents

  /// The document `name.xib` of a bundle, in the user's language.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = DocumentObjects.reader.nib(named: name, in: bundleOrNil ?? .main)
    super.init()
  }

  /// The document as it is saved in a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    contents = DocumentObjects.reader.nib(data, in: bundleOrNil ?? .main)
    super.init()
  }

  /// Whether a bundle has a document of that name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    BundleFiles.url(of: name, "xib", in: bundle) != nil
  }

  /// Makes the document's objects, connects their outlets and wakes them.
  ///
  /// Traps for a document that cannot be read, with its place.
  /// - Returns: the top-level objects of the document, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    contents.makeObjects(
      owner: ownerOrNil, external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
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
