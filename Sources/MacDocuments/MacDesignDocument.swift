import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder

/// A storyboard or xib of macOS as views, laid out as Interface Builder's canvas does.
@preconcurrency @MainActor
public final class MacDesignDocument {
  /// The source of the natural sizes of labels, buttons and similar views.
  public typealias Metrics = CanvasMetrics

  /// The options for laying out a document. By default it is laid out as when it was saved, with text
  /// measured again.
  public struct Options: Hashable, Sendable {
    /// Whether content sizes are measured or taken from the document.
    public var metrics: Metrics
    /// The size of windows' and controllers' views, replacing the saved one, in points.
    public var size: CGSize?
    /// Replaces the document's texts.
    public var localization: DocumentLocalization
    /// The interface's direction; nil for left to right.
    public var direction: LayoutDirection?

    public init(
      metrics: Metrics = .measured, size: CGSize? = nil,
      localization: DocumentLocalization = DocumentLocalization(), direction: LayoutDirection? = nil
    ) {
      self.metrics = metrics
      self.size = size
      self.localization = localization
      self.direction = direction
    }
  }

  /// The path of the file, as reports print it.
  public let file: String
  /// The parsed document.
  package let source: InterfaceDocument
  /// The release that saved the document.
  package var xcode: XcodeRelease { source.xcode }
  /// The scenes in document order: controllers' views, windows' content, and separate views.
  public let scenes: [MacDesignScene]
  /// The findings about the document and its layout. Conflicts are known once scenes have been laid out.
  public private(set) var findings: [LayoutFinding]

  /// Makes the views of a document.
  ///
  /// - Parameters: - bytes: the document's text. - file: the document's name in locations.
  /// - Throws: `DocumentError` for a document that cannot be read, or that is not for macOS.
  public convenience init(
    contentsOf bytes: Data, file: String, options: Options = Options()
  ) throws(DocumentError) {
    try self.init(InterfaceDocument(data: bytes), file: file, options: options)
  }

  /// Makes the views of a parsed document.
  ///
  /// - Throws: `DocumentError` for a document that is not for macOS.
  public convenience init(
    _ document: InterfaceDocument, file: String, options: Options = Options()
  ) throws(DocumentError) {
    try self.init(document, file: file, options: options, scenes: nil)
  }

  /// Makes the views of some scenes.
  ///
  /// - Parameter ids: the ids of the scenes' elements; nil for all.
  package init(
    _ document: InterfaceDocument, file: String, options: Options, scenes ids: Set<String>?
  ) throws(DocumentError) {
    guard document.platform == .macOS else { throw Self.unsupported(document) }
    self.file = file
    source = document
    let localized = try document.localized(by: options.localization)
    let context = MacInflationContext(document: localized, file: file, options: options)
    scenes = MacSceneMaker(context: context, size: options.size).scenes(ids)
    findings =
      document.faults.map { LayoutFinding(fault: $0, in: file) }
      + scenes.flatMap(\.inflationFindings)
  }

  /// Lays out every scene.
  public func snapshot() -> DocumentSnapshot {
    let snapshots = scenes.map { $0.snapshot() }
    return DocumentSnapshot(
      file: file, platform: .macOS, scenes: snapshots,
      findings: findings + scenes.flatMap { $0.layoutFindings() })
  }

  private static func unsupported(_ document: InterfaceDocument) -> DocumentError {
    .unsupportedPlatform(of: document, expected: "macOS")
  }
}
