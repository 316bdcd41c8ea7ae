import AutoLayout
import Foundation

/// Labels of several lines as UIKit measures them the second time: as wide as their longest line.
///
/// The first time, a label has the width of its text on one line, and layout gives it what room there is. With that width as
/// `preferredMaxLayoutWidth` it is measured again, and then clings to the longest line. Observed on the canvas: 11 of 11
/// wrapped labels that nothing but their content makes as wide as they are.
@MainActor
struct WrappedTexts {
  private let labels: [(label: UILabel, width: CGFloat)]

  /// The labels below a view that has been laid out whose text is broken.
  init(below root: UIView) {
    var found: [(UILabel, CGFloat)] = []
    root.layoutNode.forEachInSubtree { node in
      guard let label = node.owner as? UILabel, Self.isBroken(label) else { return }
      found.append((label, label.bounds.width))
    }
    labels = found
  }

  private static func isBroken(_ label: UILabel) -> Bool {
    guard label.contentHeightDependsOnWidth, label.recordedContentSize == nil, !label.isHidden,
      !label.translatesAutoresizingMaskIntoConstraints, label.bounds.width > 0
    else { return false }
    return label.contentSize(forWidth: nil).width > label.bounds.width
  }

  /// Lays out again with the widths of the longest lines.
  func narrow(in root: UIView) {
    guard !labels.isEmpty else { return }
    for (label, width) in labels { label.preferredMaxLayoutWidth = width }
    root.layoutIfNeeded()
    // Where something else decides, the text goes on following the width.
    for (label, width) in labels where label.bounds.width == width { label.preferredMaxLayoutWidth = 0 }
    root.layoutIfNeeded()
  }
}
