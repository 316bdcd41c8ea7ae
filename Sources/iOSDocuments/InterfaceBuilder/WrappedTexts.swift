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
    for (label, width) in labels {
      label.preferredMaxLayoutWidth = width
      label.breakingSpace = Self.breakingSpace(of: label.block, width: width)
    }
    root.layoutIfNeeded()
    // If other constraints determine the width, the text continues to follow it.
    for (label, width) in labels where label.bounds.width == width {
      label.preferredMaxLayoutWidth = 0
      label.breakingSpace = 0
    }
    root.layoutIfNeeded()
  }

  /// The width of the space after the longest line; 0 if a paragraph ends there.
  private static func breakingSpace(of block: TextBlock, width: CGFloat) -> CGFloat {
    let lines = block.layout(width: width, lines: block.lines).lines
    guard let longest = lines.indices.max(by: { lines[$0].width < lines[$1].width }) else { return 0 }
    var rest = block.text[...]
    for line in lines[...longest] {
      guard let found = rest.range(of: line.text.withoutDirectionMarks) else { return 0 }
      rest = rest[found.upperBound...]
    }
    guard rest.first == " " else { return 0 }
    return TextBlock(text: " ", font: block.font, lines: 1).layout(width: nil, lines: 1).size.width
  }
}
