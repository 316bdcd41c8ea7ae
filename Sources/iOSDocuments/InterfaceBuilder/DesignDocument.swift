import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder

/// A storyboard or xib as views, laid out as Interface Builder's canvas does.
@preconcurrency @MainActor
public final class DesignDocument {
  /// The source of the natural sizes of labels, buttons and similar views.
  public typealias Metrics = CanvasMetrics

  /// The path of the file, as reports print it.
  public let file: String
  /// The parsed document, in its own language.
  package let source: InterfaceDocument
  /// The platform that the document is for.
  public let platform: DocumentSnapshot.Platform
  /// The release that saved the document.
  package var xcode: XcodeRelease { source.xcode }
  /// The scenes in document order: a storyboard's controllers with their own views, and separate views.
  public let scenes: [DesignScene]
  /// The findings about the document and its layout. Conflicts are known once scenes have been laid out.
  public var findings: [LayoutFinding]

  /// Makes the views of a document.
  ///
  /// - Parameters: - bytes: the document's text. - file: the document's name in locations. - options: the
  ///   screen, language and text size.
  /// - Throws: `DocumentError` for a document that cannot be read, or that is not for iOS.
  public convenience init(
    contentsOf bytes: Data, file: String, options: Options = Options()
  ) throws(DocumentError) {
    try self.init(InterfaceDocument(data: bytes), file: file, options: options)
  }

  /// Makes the views of a parsed document.
  ///
  /// - Throws: `DocumentError` for a document that is not for iOS.
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
    guard document.platform == .iOS else { throw Self.unsupported(document) }
    self.file = file
    platform = .iOS
    source = document
    scenes = try SceneMaker(document: document, file: file, options: options).scenes(ids)
    let texts = LocalizationFindings(document: document, file: file, localization: options.localization)
    let faults = document.faults.map { LayoutFinding(fault: $0, in: file) }
    findings = faults + texts.findings + scenes.flatMap(\.inflationFindings)
  }

  /// Lays out every scene.
  public func snapshot() -> DocumentSnapshot {
    let snapshots = scenes.map { $0.snapshot() }
    return DocumentSnapshot(
      file: file, platform: platform, scenes: snapshots,
      findings: findings + scenes.flatMap { $0.layoutFindings() })
  }

  private static func unsupported(_ document: InterfaceDocument) -> DocumentError {
    .unsupportedPlatform(of: document, expected: "iOS")
  }
}
