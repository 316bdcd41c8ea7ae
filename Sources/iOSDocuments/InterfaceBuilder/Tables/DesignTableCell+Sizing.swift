import Foundation

/// Sizes of cells for a width, a language or a text size that they were not saved for.
extension DesignTableCell {
  /// The height that the content needs at a width, or the saved one where nothing determines it.
  func height(forContentWidth width: CGFloat) -> CGFloat {
    guard !isStandard, let contentView else { return rowFrame.height }
    contentView.frame.size.width = width
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting > 0 else { return rowFrame.height }
    let line = contentFrame.isEmpty ? 0 : rowFrame.height - contentFrame.height
    return layoutNode.pixelGrid.roundUp(fitting) + line
  }

  /// Fits a cell that is alone in its xib to its width. It is never lower than it was saved, as the height of its rows is
  /// that of a table which the document does not show.
  func fitWithoutTable() {
    guard let contentView, rowFrame.width > 0 else { return }
    var content = contentView.frame
    let besideContent = rowFrame.width - content.width
    content.size.width = max(0, bounds.width - besideContent)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      content.origin.x = besideContent - content.minX
    }
    let height = max(rowFrame.height, height(forContentWidth: content.width))
    content.size.height += height - rowFrame.height
    frame.size.height = height
    contentView.frame = content
  }
}
