/// The output formats of `autolayout diff`.
public enum ChangesFormat: String, Hashable, Sendable, CaseIterable {
  case text, markdown, json, html

  /// The whole report. Ends with a line break.
  ///
  /// - Parameter showsAll: whether noise and small moves are listed, too.
  public func text(_ report: ChangesReport, showsAll: Bool = false) -> String {
    switch self {
    case .text: ChangesTextReport.text(report, showsAll: showsAll)
    case .markdown: ChangesMarkdownReport.text(report)
    case .json: ChangesJSONReport.text(report)
    case .html: ChangesPage.html(report)
    }
  }

  /// Whether reports in this format show pictures.
  public var showsPictures: Bool { self == .html || self == .markdown }
}
