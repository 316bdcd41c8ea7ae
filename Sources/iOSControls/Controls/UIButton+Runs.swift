import Foundation

extension UIButton.Configuration {
  /// The title for a text size, with the attributes of each run after the configuration and its transformer; nil if no run
  /// has its own attributes.
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
