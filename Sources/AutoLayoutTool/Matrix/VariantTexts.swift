import AutoLayout
import Foundation
import InterfaceBuilder
import iOSViews

extension ToolEnvironment {
  /// The texts of a document in a language; none where it has no translation.
  func strings(of file: String, language: String?) throws(UnreadableDocument) -> LocalizedStrings {
    guard let language else { return LocalizedStrings() }
    for candidate in LocalizationFiles(document: file, language: language).candidates {
      guard let bytes = try? files.read(candidate.path) else { continue }
      do {
        switch candidate.notation {
        case .strings: return try LocalizedStrings(stringsFile: bytes)
        case .catalog:
          if let strings = try LocalizedStrings(catalog: bytes, language: language) { return strings }
        }
      } catch let error {
        throw UnreadableDocument(LayoutFinding(error, in: candidate.path))
      }
    }
    return LocalizedStrings()
  }

  func options(
    for variant: LayoutVariant, of file: String, metrics: DesignDocument.Metrics
  ) throws(UnreadableDocument) -> DesignDocument.Options {
    variant.options(metrics: metrics, strings: try strings(of: file, language: variant.language))
  }
}
