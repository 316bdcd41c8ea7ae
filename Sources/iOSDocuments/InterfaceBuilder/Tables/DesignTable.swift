import Foundation
import Graphics
import InterfaceBuilder
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A table as on the canvas: the document's cells, one below the other, with the titles of their sections between
/// them.
final class DesignTable: UIScrollView {
  enum Style: String {
    case plain, grouped, insetGrouped
  }

  /// The cells between two titles.
  struct Section {
    var header: String?
    var footer: String?
    var cells: [DesignTableCell] = []
  }

  private(set) var style = Style.plain
  private(set) var showsSeparators = true
  private(set) var savedWidth: CGFloat = 0
  private var titles: [(header: String?, footer: String?, cells: Set<String>)] = []
  /// The saved row height, for cells without their own; nil if cells size themselves.
  private(set) var rowHeight: CGFloat?
  /// The views above and below the rows, as saved.
  private(set) lazy var extras: [(view: UIView, frame: CGRect)] =
    subviews.filter { !($0 is DesignTableCell) }.map { ($0, $0.frame) }
  /// Whether the table is laid out for another screen, language or text size than it was saved for: rows are then
  /// sized by the table's width and their content, and stacked.
  var stacksRows = false
  /// Whether the saved rows are below bars that are not part of the table.
  var savesRowsBelowBars = false
  /// The text size of the titles.
  var textSize = UIContentSizeCategory.large
  /// The width for which rows were stacked. Measuring a row requests another layout, which must not measure again.
  private var stackedWidth: CGFloat?

  func apply(_ document: InterfaceView) {
    let settings = document.tableSettings
    style = Style(rawValue: settings.style) ?? .plain
    showsSeparators = settings.separatorStyle != "none"
    rowHeight = settings.rowHeight.flatMap { $0 > 0 ? CGFloat($0) : nil }
    savedWidth = CGFloat(document.frame?.width ?? 0)
    titles = document.element.elements(in: "sections").map { section in
      (section["headerTitle"], section["footerTitle"], Set(section.elements(in: "cells").compactMap(\.id)))
    }
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// The sections, top to bottom. Prototypes, which have no sections, form one.
  var sections: [Section] {
    let cells = subviews.compactMap { $0 as? DesignTableCell }
    guard !titles.isEmpty else { return [Section(cells: cells)] }
    return titles.map { title in
      Section(
        header: title.header, footer: title.footer,
        cells: cells.filter { $0.documentIdentifier.map(title.cells.contains) ?? false })
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if stacksRows, stackedWidth != bounds.width {
      stackedWidth = bounds.width
      RowStacking(table: self).run()
    }
    for section in sections {
      for (index, cell) in section.cells.enumerated() {
        cell.place = DesignTableCell.Place(
          style: style, isFirst: index == 0, isLast: index == section.cells.count - 1,
          showsSeparator: showsSeparators)
      }
    }
  }

  override func drawContent(on canvas: ViewCanvas) {
    var bottom = tableTop
    for section in sections {
      guard let first = section.cells.first, let last = section.cells.last else { continue }
      let title = SectionTitle(table: self)
      if let header = section.header {
        title.drawHeader(header, between: bottom, and: first.frame.minY, on: canvas)
      }
      bottom = last.frame.maxY
      if let footer = section.footer { bottom += title.drawFooter(footer, below: bottom, on: canvas) }
    }
  }

  /// The additional height above the rows on the canvas, for the heading of the prototypes or for bars.
  var canvasGap: CGFloat {
    guard tableTop == 0, let first = sections.first?.cells.first else { return 0 }
    if titles.isEmpty { return first.frame.minY }
    return savesRowsBelowBars && style != .plain && first.frame.minY > Self.barHeight ? Self.barHeight : 0
  }

  /// Observed: in 32 of 32 grouped tables with sections that were saved before Xcode 8.3, and in none of 19 since.
  private static let barHeight: CGFloat = 64

  /// The top of the first section.
  private var tableTop: CGFloat {
    let first = sections.lazy.compactMap(\.cells.first).first?.frame.minY ?? 0
    return subviews.filter { !($0 is DesignTableCell) && $0.frame.maxY <= first }.map(\.frame.maxY).max() ?? 0
  }
}

/// The titles above and below the rows of a section.
@MainActor
struct SectionTitle {
  let table: DesignTable

  /// The system's distance between a title and the rows, in points (as iOS 15 draws them).
  static let gap: CGFloat = 7

  /// The footer's font at the text size.
  private var footerFont: UIFont { font(.footnote) }
  private var headerFont: UIFont { isPlain ? font(.headline) : footerFont }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: table.textSize))
  }

  private var isPlain: Bool { table.style == .plain }

  func drawHeader(_ text: String, between top: CGFloat, and bottom: CGFloat, on canvas: ViewCanvas) {
    let block = self.block(isPlain ? text : text.uppercased(), headerFont)
    let height = block.size(width: width, grid: canvas.grid).height
    let gap = isPlain ? max(0, (bottom - top - height) / 2) : Self.gap
    block.draw(
      in: CGRect(x: margin, y: bottom - gap - height, width: width, height: height),
      color: isPlain ? .label : .secondaryLabel, on: canvas)
  }

  /// - Returns: the height that the title takes.
  @discardableResult
  func drawFooter(_ text: String, below top: CGFloat, on canvas: ViewCanvas) -> CGFloat {
    let block = self.block(text, footerFont)
    let height = block.size(width: width, grid: canvas.grid).height
    block.draw(
      in: CGRect(x: margin, y: top + Self.gap, width: width, height: height), color: .secondaryLabel,
      on: canvas)
    return height + Self.gap
  }

  /// The minimum space for a footer and the header of the next section.
  func height(ofFooter footer: String?, header: String?) -> CGFloat {
    [(footer, footerFont), (header, headerFont)].map { text, font in
      guard let text else { return 0 }
      return block(text, font).size(width: width, grid: table.layoutNode.pixelGrid).height + 2 * Self.gap
    }.reduce(0, +)
  }

  private func block(_ text: String, _ font: UIFont) -> TextBlock {
    let direction = table.effectiveUserInterfaceLayoutDirection
    return TextBlock(
      text: text, font: font, lines: 0, lineBreakMode: .byWordWrapping,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The margin of titles, which are aligned with the text of the rows.
  private var margin: CGFloat {
    let cell = table.sections.lazy.compactMap(\.cells.first).first
    return (cell?.frame.minX ?? 0) + (cell?.textMargin ?? UIViewController.minimumMargins(width: 0).leading)
  }

  private var width: CGFloat { max(0, table.bounds.width - 2 * margin) }
}
