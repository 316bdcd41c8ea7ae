import Foundation

extension UIButton.Configuration {
  /// The title for a text size, each run as the configuration and its transformer leave it; nil where no run says anything
  /// of its own.
  package func titleInRuns(in category: UIContentSizeCategory) -> NSAttributedString? {
    guard let title = attributedTitle, title.runs.contains(where: { $0.attributes != AttributeContainer() })
    else { return nil }
    let shown = NSMutableAttributedString(string: "")
    for run in title.runs {
      let attributes = attributes(run.attributes, in: category)
      shown.append(
        NSAttributedString(
          string: String(title[run.range].characters),
          attributes: NSAttributedString.values(of: attributes)))
    }
    return shown
  }
}
