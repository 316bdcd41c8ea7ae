import AutoLayout
import Foundation

/// The geometry of AppKit's controls, both for views created in code and for documents: alignment insets, sizes,
/// baselines.
///
/// All values were measured in saved documents or are marked as guesses, which ``guesses`` counts. Heights and insets are
/// of frames, in points.
package enum MacControlMetrics {
  package static let alignmentInsets = MetricTable(
    "alignment insets", AlignmentInsetRows.text, isOfDrawings: true)
  package static let frameSizes = MetricTable("frame sizes", FrameSizeRows.text, isOfDrawings: true)
  package static let textWidths = MetricTable("text widths", TextWidthRows.text, isOfDrawings: false)
  package static let baselines = MetricTable("baselines", BaselineRows.text, isOfDrawings: false)

  /// The rows of all tables.
  package static var rows: [MetricRow] {
    [alignmentInsets, frameSizes, textWidths, baselines].flatMap(\.rows)
  }

  /// The number of values in these tables that no document shows.
  package static var guesses: Int {
    [alignmentInsets, frameSizes, textWidths, baselines].reduce(0) { $0 + $1.guesses }
  }

  // MARK: Alignment

  /// The insets of the alignment rectangle from the frame.
  ///
  /// - Parameters: - era: the document's era, or ``MetricEra/current``. - frameHeight: the frame's
  ///   height, which may reveal an older era; nil for a control with its natural height.
  package static func insets(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra, frameHeight: CGFloat? = nil
  ) -> LayoutInsets {
    guard let row = insetRow(kind: kind, size: size, era: era, frameHeight: frameHeight) else { return .zero }
    return insets(of: row)
  }

  private static func insetRow(
    kind: ControlKind, size: MacControlSize, era: MetricEra, frameHeight: CGFloat?
  ) -> MetricRow? {
    let height = frameHeight ?? kindHeight(kind: kind, size: size, era: era)
    let shown = shownEra(alignmentInsets, kind: kind, size: size, era: era, frameHeight: frameHeight)
    let row = alignmentInsets.nearest(kind: kind, size: size, era: shown, height: height)
    // Controls of macOS 26 fill their frames, where no document shows otherwise: those of 30 of 37 kinds (2,425 relations).
    // Tab views do not (26 relations of one repository).
    if shown == .t, let row, row.era != .t, row.kind != .tabView, row.height != height || height == nil {
      return nil
    }
    return row
  }

  /// The number of relations between saved frames from which a row's insets are regarded as certain. Rows with
  /// fewer mostly come from one document.
  private static let leastEvidence = 8

  /// Whether saved documents show the insets of a control of exactly this size and height, not only of a similar one.
  package static func areInsetsCertain(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra, frameHeight: CGFloat? = nil
  ) -> Bool {
    guard let row = insetRow(kind: kind, size: size, era: era, frameHeight: frameHeight) else {
      return kind == .container
    }
    let alike = alignmentInsets.rows(of: row.kind).filter { $0.size == row.size && $0.era == row.era }
    let isOfHeight =
      frameHeight.map { height in row.height == nil || alike.contains { has($0, frameHeight: height) } }
      ?? true
    // The insets of another era apply if exactly this height belongs to that era.
    let isOfEra = row.era == era || row.height != nil && row.height == frameHeight
    return row.size == size && isOfEra && isOfHeight && row.guesses == 0 && row.evidence >= leastEvidence
  }

  /// The era of a view's metrics according to its saved height: Xcode keeps a view's old size until it is edited.
  ///
  /// A release saves no metrics newer than its own, so the result is `default` or older.
  package static func era(
    kind: ControlKind, size: MacControlSize = .regular, frameHeight: CGFloat, default era: MetricEra
  ) -> MetricEra {
    let rows = frameSizes.rows(of: kind, size: size)
    let candidates = MetricEra.allCases.sorted().reversed().filter { $0 <= era }
    let shown = candidates.first { candidate in
      rows.contains { $0.era == candidate && has($0, frameHeight: frameHeight) }
    }
    return shown ?? era
  }

  /// The era to look up in a table: the given one if the table has exactly this height for it, else the era of this height.
  private static func shownEra(
    _ table: MetricTable, kind: ControlKind, size: MacControlSize, era: MetricEra, frameHeight: CGFloat?
  ) -> MetricEra {
    guard let frameHeight else { return era }
    let isKnown = table.rows(of: kind, size: size).contains { $0.era == era && $0.height == frameHeight }
    return isKnown ? era : Self.era(kind: kind, size: size, frameHeight: frameHeight, default: era)
  }

  /// Whether a row applies to a control of this height, with one line of text or, if its title wraps,
  /// several.
  private static func has(_ row: MetricRow, frameHeight: CGFloat) -> Bool {
    guard let height = row.height else { return false }
    if height == frameHeight { return true }
    guard row.kind == .check || row.kind == .radio else { return false }
    let line = MacTextMetrics.lineHeight(fontSize: row.size.fontSize, era: row.era)
    let lines = (frameHeight - height) / line
    return lines > 0 && lines <= mostExtraLines && lines == lines.rounded()
  }

  /// The maximum number of additional lines in a check box's title for its height to reveal the era.
  private static let mostExtraLines: CGFloat = 3

  // MARK: Size

  /// The height of a control's frame; nil for one whose content or surroundings determine it.
  ///
  /// - Parameters: - lines: the number of lines of text, in views that wrap it. - fontSize: the size of
  ///   the system font; nil for that of the control's size.
  package static func frameHeight(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra, lines: Int = 1,
    fontSize: CGFloat? = nil
  ) -> CGFloat? {
    let usual = MacTextMetrics.lineHeight(fontSize: size.fontSize, era: era)
    let line = fontSize.map { MacTextMetrics.lineHeight(fontSize: $0, era: era) } ?? usual
    if kind == .label || kind == .tokenLabel { return CGFloat(max(lines, 1)) * line }
    guard let height = kindHeight(kind: kind, size: size, era: era) else { return nil }
    guard growsWithText(kind) else { return height }
    return height + line - usual + CGFloat(max(lines, 1) - 1) * line
  }

  /// Whether a larger font or more lines make a control taller (the others draw their bezel in fixed heights).
  private static func growsWithText(_ kind: ControlKind) -> Bool {
    switch kind {
    case .textField, .secureField, .tokenField, .check, .radio: true
    default: false
    }
  }

  private static func kindHeight(kind: ControlKind, size: MacControlSize, era: MetricEra) -> CGFloat? {
    frameSizes.nearest(kind: kind, size: size, era: era)?.height
  }

  /// The width of a control's frame if it does not depend on its content: a stepper's, a switch's, a help button's;
  /// nil for others.
  package static func frameWidth(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra
  ) -> CGFloat? {
    frameSizes.nearest(kind: kind, size: size, era: era)?.values.first ?? nil
  }

  /// The points by which a control's frame is wider than its text, before the frame is rounded up to a whole
  /// point; nil for a control without an intrinsic width.
  package static func widthBesideText(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra
  ) -> CGFloat? {
    textWidths.nearest(kind: kind, size: size, era: era)?.values.first ?? nil
  }

  /// The width of a control's frame around a text; nil for one without an intrinsic width.
  ///
  /// Every saved width of a text field is a whole number (3,417 of 3,417).
  package static func frameWidth(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra, textWidth: CGFloat
  ) -> CGFloat? {
    widthBesideText(kind: kind, size: size, era: era).map { (textWidth + $0).rounded(.up) }
  }

  /// The divider between two segments of a segmented control: one point.
  package static let segmentDivider: CGFloat = 1

  /// The points by which a control's frame is wider than its segments and their dividers, where all segments have a width of
  /// their own: 6 in 5 of 5 saved controls up to macOS 10.15, of 5 repositories, and in 2 of 2 later ones that are momentary or
  /// separated; 8 in 8 of 8 of one repository that choose; none in 2 of 2 of macOS 26.
  package static func segmentEnds(kind: ControlKind, era: MetricEra) -> CGFloat {
    switch kind {
    case .segmented where era == .b: 8
    case .segmented, .segmentedMomentary, .segmentedSeparated, .segmentedRoundRect: era == .t ? 0 : 6
    default: 0
    }
  }

  // MARK: Baselines

  /// The height of the last baseline above the frame's bottom edge; nil for a view without text, whose baseline is
  /// its bottom.
  ///
  /// - Parameters: - frameHeight: the frame's height; nil for a control with its natural height. If a control is
  ///   taller than in the table, half of the difference is above its text and half below, because its text is
  ///   centred; a label's text is at its top. - fontSize: the size of the system font; nil for that of the
  ///   control's size.
  package static func baselineAboveBottom(
    kind: ControlKind, size: MacControlSize = .regular, era: MetricEra, frameHeight: CGFloat? = nil,
    fontSize: CGFloat? = nil
  ) -> CGFloat? {
    if let fontSize, fontSize != size.fontSize, kind == .label || kind == .tokenLabel {
      return MacTextMetrics.baselineAboveLineBottom(fontSize: fontSize, era: era)
    }
    let shown = shownEra(baselines, kind: kind, size: size, era: era, frameHeight: frameHeight)
    let height = frameHeight ?? kindHeight(kind: kind, size: size, era: shown)
    guard let row = baselines.nearest(kind: kind, size: size, era: shown, height: height),
      let above = row.values.first ?? nil
    else { return nil }
    let absolute = above - MacTextMetrics.sharedBaselineAmount
    guard let height, let own = row.height else { return absolute }
    return absolute + rise(of: kind, by: height - own, isOfSize: row.size == size)
  }

  /// How much higher above the bottom the baseline of a control is that is higher than usual, in points.
  ///
  /// Fields have their text at the top: a field 66 high has its baseline at 51, one of 24 at 9 (Xcode 12 to 16) or 8 (Xcode 9),
  /// lower ones at the usual place, where that of their size is known. The text of others is centred.
  private static func rise(of kind: ControlKind, by extra: CGFloat, isOfSize: Bool) -> CGFloat {
    let half = (extra / 2).rounded(.down)
    switch kind {
    case .label, .tokenLabel, .colorWell: return 0
    case .textField, .secureField, .tokenField: return extra >= 0 ? extra : isOfSize ? 0 : half
    default: return half
    }
  }
}
