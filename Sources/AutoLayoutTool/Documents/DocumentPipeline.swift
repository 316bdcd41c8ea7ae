import AutoLayout
import Foundation
import LayoutReport
import iOSViews

extension ToolEnvironment {
  /// Reads and lays out one file. What goes wrong is in the snapshot's `error`.
  func layOut(_ file: String, options: DesignDocument.Options) -> DocumentSnapshot {
    do {
      return try open(file, options: options).snapshot()
    } catch {
      return DocumentSnapshot(file: file, platform: nil, error: error.finding)
    }
  }

  /// Reads one file and makes its views.
  func open(_ file: String, options: DesignDocument.Options) throws(UnreadableDocument) -> any LoadedDocument
  {
    let bytes: Data
    do {
      bytes = try files.read(file)
    } catch {
      throw UnreadableDocument(
        LayoutFinding(severity: .error, code: "unreadable-file", message: error.message))
    }
    return try documents.document(bytes, file: file, options: options)
  }

  /// Prints what there is to tell about a document to standard error, the reason for its failure first.
  func reportFindings(of snapshot: DocumentSnapshot) throws {
    for finding in [snapshot.error].compactMap(\.self) + snapshot.findings {
      try standardError.write(FindingReport.text(finding, file: snapshot.file))
    }
  }
}
