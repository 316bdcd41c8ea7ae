import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A row of segments, one of which is selected. (Apple, `UISegmentedControl`.)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    /// The width in points; 0 for the width of the content.
    var width: CGFloat = 0
    var isEnabled = true
  }

  /// The value of `selectedSegmentIndex` when no segment is selected.
  public static let noSegment = -1

  private static let font = UIFont.systemFont(ofSize: 13)
  private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The width of the divider between two segments, in points (see `naturalWidth(_:)`).
  private static let dividerWidth: CGFloat = 1
  private static let radius: CGFloat = 8
  private static let thumbMargin: CGFloat = 2

  private var segments: [Segment] = []
  open var selectedSegmentIndex = noSegment
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// The font and colour of titles in a state. A segment's width depends on its title in the font of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The attributes of a segment's state, or else of the normal one.
  private func attributes(isSelected: Bool) -> TextAttributes {
    let own = !isEnabled ? titleAttributes[.disabled] : isSelected ? titleAttributes[.selected] : nil
    let (special, normal) = (TextAttributes(own), TextAttributes(titleAttributes[.normal]))
    var merged = normal
    merged.font = special.font ?? normal.font
    merged.color = special.color ?? normal.color
    return merged
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state] = backgroundImage
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// A control with one segment for each action, with its title or image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map { $0.image ?? $0.title as Any })
    self.frame = frame
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with titles (`String`) or images (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(new, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets a segment's width; does nothing for an invalid index.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Removes a segment. The selected segment stays selected unless it is the removed one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = pinned(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// The segment that an index stands for: one beyond the end for the last (Apple, `setTitle(_:forSegmentAt:)`). Nil where
  /// there is none.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard let index = pinned(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    pinned(segment).map { segments[$0].width } ?? 0
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    pinned(segment).flatMap { segments[$0].image }
  }

  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }

  // MARK: Layout

  /// The baseline of the titles. Observed: 3 of 3 controls aligned with a label's baseline.
  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    let height = controlMetrics.segmentedControl.alignmentSize.height
    let top = (height - Self.font.lineHeight) / 2 + Self.font.ascender
    return BaselineOffsets(firstFromTop: top, lastFromBottom: height - top)
  }

  @_spi(ViewHooks) open override var centersBaselines: Bool { true }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.segmentedControl.insets }

  open override var intrinsicContentSize: CGSize {
    let height = controlMetrics.segmentedControl.alignmentSize.height
    let dividers = CGFloat(max(0, segments.count - 1)) * Self.dividerWidth
    return CGSize(width: widths(in: nil).reduce(0, +) + dividers, height: height)
  }

  /// The segments' widths: individual ones, or equal ones for the widest; stretched to fill `total`.
  private func widths(in total: CGFloat?) -> [CGFloat] {
    let natural = segments.map(naturalWidth)
    let flexible = segments.indices.filter { segments[$0].width <= 0 }
    var widths = natural
    if !apportionsSegmentWidthsByContent {
      let widest = flexible.map { natural[$0] }.max() ?? 0
      for index in flexible { widths[index] = widest }
    }
    guard let total, !flexible.isEmpty else { return widths }
    let extra = (total - widths.reduce(0, +)) / CGFloat(flexible.count)
    for index in flexible { widths[index] = max(0, widths[index] + extra) }
    return widths
  }

  /// A segment's natural width: the title in whole points and the space around it. Observed, with a divider
  /// between each two segments: 8 of 8 controls of equal segments, 4 up to Xcode 10 and 4 since.
  private func naturalWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let font = attributes(isSelected: false).font ?? Self.font
    let title = TextBlock(text: segment.title ?? "", font: font, lines: 1)
    let content = segment.image?.size.width ?? title.size(width: nil, grid: PixelGrid(scale: 1)).width
    return content + controlMetrics.segmentPadding
      + (apportionsSegmentWidthsByContent ? Self.apportionedPadding : 0)
  }

  /// Additional space in segments sized to their titles, in points. Observed: 3 of 3 controls of 3 and 4 segments.
  private static let apportionedPadding: CGFloat = 1

  // MARK: Drawing

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true,
      appearance: ClassFacts.Appearance(
        "segments",
        properties: { AppearanceProperty.colors([\UISegmentedControl.selectedSegmentTintColor], from: $0) }
      ) { UISegmentedControl() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let lane = alignmentRectInsets.inset(bounds)
    canvas.fill(Path(roundedRect: lane, cornerRadius: Self.radius), .tertiarySystemFill)
    // The first segment is at the leading side.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset: CGFloat = 0
    for (index, width) in widths(in: lane.width).enumerated() {
      let cell = CGRect(
        x: isMirrored ? lane.maxX - offset - width : lane.minX + offset, y: lane.minY, width: width,
        height: lane.height)
      draw(segments[index], in: cell, isSelected: index == selectedSegmentIndex, on: canvas)
      offset += width
      if needsDivider(after: index) {
        let edge = isMirrored ? cell.minX : cell.maxX
        canvas.fill(
          CGRect(x: edge - 0.5, y: lane.midY - lane.height * 0.25, width: 1, height: lane.height * 0.5),
          .systemFill)
      }
    }
  }

  /// Whether a divider follows a segment: between two unselected segments.
  private func needsDivider(after index: Int) -> Bool {
    index < segments.count - 1 && selectedSegmentIndex != index && selectedSegmentIndex != index + 1
  }

  private func draw(_ segment: Segment, in cell: CGRect, isSelected: Bool, on canvas: ViewCanvas) {
    if isSelected {
      let thumb = cell.insetBy(dx: Self.thumbMargin, dy: Self.thumbMargin)
      for ring in [CGFloat(1.5), 0.5] {
        canvas.fill(
          Path(
            roundedRect: thumb.insetBy(dx: -ring, dy: -ring).offsetBy(dx: 0, dy: 1), cornerRadius: Self.radius
          ),
          UIColor(white: 0, alpha: 0.04))
      }
      let color = selectedSegmentTintColor ?? UIColor(light: .white, dark: Color(rgb: 0x636366))
      canvas.fill(Path(roundedRect: thumb, cornerRadius: Self.radius - 1), color)
    }
    if let image = segment.image {
      let size = image.size
      let frame = CGRect(
        x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width, height: size.height)
      return image.draw(in: frame, on: canvas, tint: .label)
    }
    let attributes = attributes(isSelected: isSelected)
    canvas.drawLine(
      segment.title ?? "", in: cell.insetBy(dx: 2, dy: 0),
      font: attributes.font ?? (isSelected ? Self.selectedFont : Self.font),
      color: attributes.color ?? (isEnabled ? .label : .tertiaryLabel), alignment: .center)
  }
}
