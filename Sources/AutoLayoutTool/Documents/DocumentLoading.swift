import AutoLayout
import Foundation
import iOSViews

/// Makes views of documents' bytes. Tests of the commands put a simple one in place.
@MainActor
public protocol DocumentLoading {
  func document(
    _ bytes: Data, file: String, options: DesignDocument.Options
  ) throws(UnreadableDocument) -> any LoadedDocument
}

/// A document whose views exist.
@MainActor
public protocol LoadedDocument {
  /// Lays out every scene.
  func snapshot() -> DocumentSnapshot
}

/// Why a document could not be read, and where.
public struct UnreadableDocument: Error, Hashable, Sendable {
  public var finding: LayoutFinding

  public init(_ finding: LayoutFinding) { self.finding = finding }
}
