import AutoLayout
import Foundation
import InterfaceBuilder
import iOSViews

extension ToolEnvironment {
  /// The texts of a document in a language; empty if it has no translation.
  func strings(of file: String, language: String?) throws(UnreadableDocument) -> LocalizedStrings {
    guard let language else { return LocalizedStrings() }
    do {
      let files = LocalizationFiles(document: file, language: language)
      return try files.strings { try? self.files.read($0) } ?? LocalizedStrings()
    } catch {
      throw UnreadableDocument(LayoutFinding(error.fault, in: error.path))
    }
  }

  func options(
    for variant: LayoutVariant, of file: String, metrics: DesignDocument.Metrics
  ) throws(UnreadableDocument) -> DesignDocument.Options {
    variant.options(metrics: metrics, strings: try strings(of: file, language: variant.language))
  }
}
