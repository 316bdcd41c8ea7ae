import AutoLayout
import Foundation

/// Makes layouts of documents' bytes.
@MainActor
public protocol DocumentLoading {
  func document(
    _ bytes: Data, file: String, options: DocumentOptions
  ) throws(UnreadableDocument) -> any LoadedDocument
}

/// A document whose views exist.
@MainActor
public protocol LoadedDocument {
  /// Lays out every scene.
  func snapshot() -> DocumentSnapshot
}

public struct DocumentOptions: Hashable, Sendable {
  public var metrics: Metrics
  /// Replaces the size of the screen that the document was saved for, in points.
  public var size: CGSize?

  public init(metrics: Metrics = .measured, size: CGSize? = nil) {
    self.metrics = metrics
    self.size = size
  }
}

/// Where the natural sizes of labels, buttons and their like come from.
public enum Metrics: String, Hashable, Sendable, CaseIterable {
  /// From the sizes that the document was saved with.
  case recorded
  /// From measuring text and images anew.
  case measured
}

/// Why a document could not be read, and where.
public struct UnreadableDocument: Error, Hashable, Sendable {
  public var finding: LayoutFinding

  public init(_ finding: LayoutFinding) { self.finding = finding }
}

/// Stands in until documents can be loaded.
struct NoDocuments: DocumentLoading {
  func document(
    _ bytes: Data, file: String, options: DocumentOptions
  ) throws(UnreadableDocument) -> any LoadedDocument {
    throw UnreadableDocument(
      LayoutFinding(severity: .error, code: "unsupported", message: "documents cannot be read yet"))
  }
}
