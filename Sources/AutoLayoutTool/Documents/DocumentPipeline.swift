import AutoLayout
import Foundation
import LayoutReport
import iOSViews

extension ToolEnvironment {
  /// Reads and lays out one file. An error is stored in the snapshot's `error`.
  func layOut(
    _ file: String, variant: LayoutVariant, metrics: DesignDocument.Metrics
  ) -> DocumentSnapshot {
    do {
      return try withFonts(of: file) { () throws(UnreadableDocument) in
        try reportingLoops(in: file) { () throws(UnreadableDocument) in
          try open(file, variant: variant, metrics: metrics).snapshot()
        }
      }
    } catch {
      return DocumentSnapshot(file: file, platform: nil, error: error.finding)
    }
  }

  /// Reads one file and makes its views.
  func open(
    _ file: String, variant: LayoutVariant, metrics: DesignDocument.Metrics
  ) throws(UnreadableDocument) -> any LoadedDocument {
    let bytes = try bytes(of: file)
    return try documents.document(
      bytes, file: file, options: options(for: variant, of: file, metrics: metrics))
  }

  /// Reports layouts that never settle, with the document's name.
  func reportingLoops<Value, Failure: Error>(
    in file: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let errors = standardError
    return try LayoutFeedbackLoop.withHandler(
      { loop in
        let text = FindingReport.text(loop.finding, file: file)
        MainActor.assumeIsolated { try? errors.write(text) }
      }, perform: body)
  }

  /// - Parameter file: a path, or `-` for standard input.
  func bytes(of file: String) throws(UnreadableDocument) -> Data {
    do {
      return try files.read(file == StandardInput.argument ? StandardInput.path : file)
    } catch {
      throw UnreadableDocument(
        LayoutFinding(severity: .error, code: "unreadable-file", message: error.message))
    }
  }

  /// Prints the findings about a document to standard error, the reason for its failure first.
  func reportFindings(of snapshot: DocumentSnapshot) throws {
    for finding in [snapshot.error].compactMap(\.self) + snapshot.findings {
      try standardError.write(FindingReport.text(finding, file: snapshot.file))
    }
  }
}
