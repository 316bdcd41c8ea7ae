import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The properties of a macOS document needed to inflate a scene.
struct MacInflationContext {
  var document: InterfaceDocument
  var file: String
  var metrics: MacDesignDocument.Metrics
  var direction: LayoutDirection
  /// The era of the controls with which the document was saved.
  var era: MetricEra
  /// That of controls whose height tells nothing.
  let undatedEra: MetricEra

  init(document: InterfaceDocument, file: String, options: MacDesignDocument.Options) {
    self.document = document
    self.file = file
    metrics = options.metrics
    direction = options.direction ?? .leftToRight
    era = MetricEra(savedBy: document.xcode)
    let isOld = era == .t && options.metrics == .recorded && MacDatedControls(document).areAllOld
    undatedEra = isOld ? .b : era
  }

  func location(_ position: DocumentPosition) -> SourceLocation {
    SourceLocation(file, position)
  }
}

/// A view's alignment insets, baselines and content size at design time.
@MainActor
struct MacContentRules {
  let document: InterfaceView
  let context: MacInflationContext
  private let control: DocumentControl

  init(document: InterfaceView, context: MacInflationContext) {
    self.document = document
    self.context = context
    control = DocumentControl(document)
  }

  func apply(to view: NSView) {
    let insets = alignmentInsets(of: view)
    view.statedInsets = insets
    view.isAlignmentGuessed = isAlignmentGuessed
    // Fields have the baselines of the text that they measure.
    view.statedBaselines = isMeasured && view is NSTextField ? nil : baselines(insets: insets)
    if let size = contentSize(insets: insets) {
      view.statedContent = { _ in size }
      return
    }
    if isMeasured, hasBackground { return widen(view) }
    if isMeasured, let symbol, symbol.insets(shownHeight: nil) != nil { return measure(view, symbol) }
    if isMeasured, isMarkWithoutTitle {
      let side = MacControlMetrics.markSide(control.size)
      view.statedContent = { _ in CGSize(width: side, height: side) }
      return
    }
    guard let hint = sizeHint else { return }
    let size = CGSize(
      width: hint.width - insets.left - insets.right, height: hint.height - insets.top - insets.bottom)
    view.statedContent = { _ in size }
    for axis in [LayoutAxis.horizontal, .vertical] {
      view.layoutNode.setHugging(Self.hintPriority, for: axis)
      view.layoutNode.setCompressionResistance(Self.hintPriority, for: axis)
    }
  }

  // MARK: Alignment

  /// The view's saved height, if it depends on the control's content.
  private var shownHeight: CGFloat? {
    guard isSizedByContent ? !isMeasured : !isUnderAutoLayout else { return nil }
    return document.frame.map { CGFloat($0.height) }
  }

  private var isMeasured: Bool { context.metrics == .measured && isUnderAutoLayout }

  /// Adds space for the padding of a label whose text touches its frame's edges.
  private func widen(_ view: NSView) {
    let padding = 2 * MacTextMetrics.labelPadding
    view.statedContent = { [weak view] width in
      guard let view else { return nil }
      let text = view.contentSize(limitedTo: width.map { max(0, $0 - padding) })
      return CGSize(width: text.width < 0 ? text.width : text.width + padding, height: text.height)
    }
  }

  /// Gives a view the size of its symbol's alignment rectangle, of which the view itself does not know.
  private func measure(_ view: NSView, _ symbol: MacSymbolInsets) {
    view.statedContent = { [weak view] width in
      guard let size = view?.contentSize(limitedTo: width), size.height >= 0 else { return nil }
      return symbol.contentSize(of: size)
    }
  }

  private var isUnderAutoLayout: Bool {
    !document.translatesAutoresizingMaskIntoConstraints && !document.isFrameFixed
  }

  private func alignmentInsets(of view: NSView) -> LayoutInsets {
    let usual = usualInsets(of: view)
    guard isUnderAutoLayout, isSizedByContent, !isMeasured, let frame = document.frame else { return usual }
    let stated = MacStatedLengths(document)
    return MacControlMetrics.insets(
      kind: control.kind, size: control.size, usual: usual,
      width: stated.width.map { CGFloat(frame.width) - $0 },
      height: stated.height.map { CGFloat(frame.height) - $0 })
  }

  private func usualInsets(of view: NSView) -> LayoutInsets {
    if hasBackground { return .zero }
    if control.kind == .colorWell {
      // Measured ones have the size of their release, too.
      let rule = isMeasured ? CanvasRules.macColorWells : CanvasRules.macColorWellInsets
      let look = rule[context.document.xcode]
      return MacControlMetrics.insets(
        kind: .colorWell, size: control.size, era: .b, frameHeight: look.size.height)
    }
    if isMarkWithoutTitle { return MacControlMetrics.insetsOfMarkWithoutTitle(control.size) }
    if hasUntouchedOldBox {
      return MacControlMetrics.insets(kind: control.kind, size: control.size, era: .b)
    }
    if let insets = symbol?.insets(shownHeight: shownHeight) { return insets }
    return MacControlMetrics.insets(
      kind: control.kind, size: control.size, era: olderEra(of: view) ?? era, frameHeight: shownHeight)
  }

  private var symbol: MacSymbolInsets? {
    guard context.era >= .b, isUnderAutoLayout else { return nil }
    return MacSymbolInsets(
      control: control, document: document, resources: context.document.resources,
      listsLargeTemplates: CanvasRules.macTemplatesAreListedLarge[context.document.xcode])
  }

  /// The era of an older control that a document of Xcode 12 to 16 keeps, by its width.
  private func olderEra(of view: NSView) -> MetricEra? {
    guard context.era == .b, shownHeight != nil else { return nil }
    return MacDatedWidth(control: control, document: document).olderEra(of: view)
  }

  /// The release that decides the control's metrics where its own height does not.
  private var era: MetricEra {
    switch control.kind {
    case .check, .radio, .segmented, .segmentedMomentary: context.undatedEra
    default: context.era
    }
  }

  /// A check box of macOS 11 to 15 that shows no title: nothing in its text, or only its mark.
  private var isMarkWithoutTitle: Bool {
    guard control.kind == .check, let cell = document.cell else { return false }
    let isAlone = cell.title.isEmpty && cell.attributedTitle == nil
    guard isAlone || ["only", "overlaps"].contains(cell.imagePosition ?? "") else { return false }
    let shown = shownHeight.map {
      MacControlMetrics.era(kind: .check, size: control.size, frameHeight: $0, default: context.era)
    }
    return (shown ?? context.era) == .b
  }

  private var isAlignmentGuessed: Bool {
    !hasBackground
      && !MacControlMetrics.areInsetsCertain(
        kind: control.kind, size: control.size, era: context.era, frameHeight: shownHeight)
  }

  /// Whether the label draws its background; its alignment rectangle is then its frame (4 of 4).
  private var hasBackground: Bool {
    control.kind == .label && document.cell?.drawsBackground == true
  }

  /// Whether the box keeps its shape from before Xcode 26, as until its first edit; its content begins at
  /// the edge itself.
  private var hasUntouchedOldBox: Bool {
    guard context.era == .t, [.box, .boxUntitled].contains(control.kind),
      let content = document.child(forKey: "contentView")?.frame
    else { return false }
    return content.x > 0
  }

  // MARK: Baselines

  private func baselines(insets: LayoutInsets) -> BaselineOffsets? {
    // The baseline of a picture is its lower edge: 2 of 2 pictures, of one repository, that share a label's.
    if control.kind == .imageView, !showsSymbol,
      let height = shownHeight ?? MacStatedLengths(document).height
    {
      return BaselineOffsets(firstFromTop: height - insets.top - insets.bottom, lastFromBottom: 0)
    }
    let height =
      shownHeight
      ?? MacControlMetrics.frameHeight(
        kind: control.kind, size: control.size, era: context.era, fontSize: fontSize)
    guard let height,
      let above = MacControlMetrics.baselineAboveBottom(
        kind: control.kind, size: control.size, era: context.era, frameHeight: height, fontSize: fontSize)
    else { return nil }
    return BaselineOffsets(
      firstFromTop: firstLineHeight(height) - above - insets.top, lastFromBottom: above - insets.bottom)
  }

  private var showsSymbol: Bool {
    document.cell?.element["image"].map { context.document.resources.symbolNames.contains($0) } ?? false
  }

  private var fontSize: CGFloat {
    document.cell?.font.flatMap(MacFontSizes.size) ?? control.standardFontSize
  }

  /// The first line of a label is at its top, however high it is. Other controls have their text at a distance from their
  /// lower edge.
  private func firstLineHeight(_ height: CGFloat) -> CGFloat {
    guard [.label, .tokenLabel].contains(control.kind) else { return height }
    return min(height, MacTextMetrics.lineHeight(fontSize: fontSize, era: context.era))
  }

  // MARK: Sizes

  private func contentSize(insets: LayoutInsets) -> CGSize? {
    let known = naturalSize(insets: insets)
    let placeholder = document.placeholderSize
    guard placeholder != AxisValues() else { return known }
    return CGSize(
      width: Self.length(placeholder.horizontal, known?.width),
      height: Self.length(placeholder.vertical, known?.height))
  }

  private static func length(_ placeholder: Double?, _ known: CGFloat?) -> CGFloat {
    guard let placeholder else { return known ?? LayoutNode.noIntrinsicMetric }
    return placeholder.isFinite ? CGFloat(placeholder) : LayoutNode.noIntrinsicMetric
  }

  private func naturalSize(insets: LayoutInsets) -> CGSize? {
    switch control.kind {
    case .separatorH:
      return CGSize(
        width: LayoutNode.noIntrinsicMetric, height: MacContainerMetrics.separatorThickness)
    case .separatorV:
      return CGSize(
        width: MacContainerMetrics.separatorThickness, height: LayoutNode.noIntrinsicMetric)
    case .colorWell where isMeasured: return colorWellSize(insets: insets)
    default: break
    }
    if document.kind == .known(.matrix) {
      let size = document.matrixContent.contentSize
      return CGSize(width: size.width, height: size.height)
    }
    if !isMeasured, isSizedByContent, let frame = document.frame {
      return CGSize(
        width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    }
    return document.id.flatMap { context.document.resources.designableSizes[$0] }
      .map { CGSize(width: $0.width, height: $0.height) }
  }

  private func colorWellSize(insets: LayoutInsets) -> CGSize {
    let size = CanvasRules.macColorWells[context.document.xcode].size
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  private var isSizedByContent: Bool {
    document.kind.known.map(Self.sizedByContent.contains) ?? false
  }

  /// The views sized by their content.
  private static let sizedByContent: Set<InterfaceView.Known> = [
    .button, .textField, .imageView, .switch, .slider, .stepper, .segmentedControl, .datePicker,
    .popUpButton, .progressIndicator, .searchField, .secureTextField, .comboBox, .levelIndicator,
    .tokenField, .pathControl, .colorWell,
  ]

  // MARK: Hints

  /// A priority below all those of documents.
  private static let hintPriority = LayoutPriority(1)

  /// The size of a view whose constraints leave it ambiguous, from the saved frames of its subviews under
  /// autoresizing.
  private var sizeHint: CGSize? {
    switch document.kind.known {
    case .scrollView: return scrollHint
    case .tabView: return MacTabRules(document).sizeHint
    case .splitView: return splitHint
    case .box: return MacBoxRules(document, era: context.era).sizeHint
    default: return fillingHint
    }
  }

  private var scrollHint: CGSize? {
    guard let clip = document.child(forKey: "contentView"), let frame = clip.frame else { return nil }
    return CGSize(width: frame.width + 2 * frame.x, height: frame.height + 2 * frame.x)
  }

  private var splitHint: CGSize? {
    let frames = document.subviews.compactMap(\.frame)
    guard !frames.isEmpty, frames.count == document.subviews.count else { return nil }
    let widths = frames.map { CGFloat($0.width) }
    let heights = frames.map { CGFloat($0.height) }
    let gaps = DocumentNames.divider(document.splitSettings).thickness * CGFloat(frames.count - 1)
    return document.splitSettings.isVertical
      ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  /// The size of a subview that fills the view: one that stretches with it and begins at its corner.
  private var fillingHint: CGSize? {
    let filling = document.subviews.first { child in
      guard child.translatesAutoresizingMaskIntoConstraints, let frame = child.frame else { return false }
      return frame.x == 0 && frame.y == 0
        && child.autoresizing?.isSuperset(of: [.widthSizable, .heightSizable]) == true
    }
    return filling?.frame.map { CGSize(width: $0.width, height: $0.height) }
  }
}

/// The sizes of fonts that documents specify by role.
enum MacFontSizes {
  /// The sizes in points, observed from the heights of labels; see also `NSFont.systemFontSize` and
  /// related properties.
  private static let roles: [String: CGFloat] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "miniSystemBold": 9, "label": 10, "cellTitle": 12, "message": 13, "toolTip": 11, "menu": 13,
    "controlContent": 12, "palette": 11,
  ]
  private static let styles: [String: NSFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
    "caption1": .caption1, "caption2": .caption2,
  ]

  /// The text style for a name; nil for a name that does not occur in AppKit's documents.
  static func textStyle(_ name: String) -> NSFont.TextStyle? {
    styles[name]
  }

  @MainActor
  static func size(of font: DocumentFont) -> CGFloat? {
    if let size = font.pointSize { return CGFloat(size) }
    switch font.face {
    case .meta(let role): return roles[role]
    case .style(let style):
      return textStyle(style).map { NSFont.preferredFont(forTextStyle: $0).pointSize }
    default: return nil
    }
  }
}

extension MacColorWellLook {
  /// The size of the frame, in points.
  var size: CGSize {
    switch self {
    case .framed: CGSize(width: 44, height: 23)
    case .capsule: CGSize(width: 66, height: 28)
    }
  }
}
