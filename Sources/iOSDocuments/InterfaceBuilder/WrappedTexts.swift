import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore

/// Multi-line labels as UIKit measures them the second time: as wide as their longest line.
///
/// The first time, a label has the width of its text on one line, and layout gives it the available space. With that width as
/// `preferredMaxLayoutWidth` it is measured again, and then has the width of its longest line, including the space at which the
/// line breaks. Observed on the canvas: wrapped labels whose width depends only on their content, in 7 of 9 documents; in the
/// other two, labels also have heights from earlier texts.
@MainActor
struct WrappedTexts {
  private let labels: [(label: UILabel, width: CGFloat)]

  /// Collects the labels with wrapped text below a view that has been laid out.
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
    // If other constraints determine the width, the text continues to follow it.
    for (label, width) in labels where label.bounds.width == width { label.preferredMaxLayoutWidth = 0 }
    root.layoutIfNeeded()
  }
}
