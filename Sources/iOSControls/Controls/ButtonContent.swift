import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// Measures and draws the content of a button: background, image, title.
@MainActor
struct ButtonContent {
  /// Above and below the title of a button without insets of its own: a title of 15 points, 18 high, makes a button of
  /// 30 (n = 150; the same 12 points for every size from 12 to 36).
  private static let verticalPadding: CGFloat = 6
  /// The least width and height of a button with a title (n = 12 titles narrower than 30).
  private static let smallestTitled = CGSize(width: 30, height: 30)
  private let button: UIButton
  private let configuration: UIButton.Configuration?
  private let titleColor: UIColor?
  private let title: TextBlock
  private let subtitle: TextBlock?
  private let image: UIImage?
  private let insets: UIEdgeInsets
  private let spacing: CGFloat

  init(button: UIButton) {
    self.button = button
    configuration = button.configuration
    let direction = button.effectiveUserInterfaceLayoutDirection
    let attributes = configuration?.titleAttributes(in: button.textSize)
    let font: UIFont = attributes?.font ?? button.font
    titleColor = attributes?.foregroundColor
    title = TextBlock(button, font: font)
    subtitle = configuration?.subtitle.map {
      TextBlock(text: $0, font: font.withSize(font.pointSize * 0.8), lines: 1)
    }
    image = button.currentImage
    insets =
      configuration.map { $0.contentInsets.resolved(for: direction) } ?? button.contentEdgeInsets
    spacing = configuration?.imagePadding ?? 0
  }

  // MARK: Measuring

  func size(grid: PixelGrid) -> CGSize {
    if let side = glyphSide { return glyphSize(side: grid.roundUp(side), grid) }
    let titleSize = titleSize(grid)
    let imageSize = image?.size ?? .zero
    let background = button.currentBackgroundImage?.size
    var size = arrangement.size(
      image: CGSize(width: imageSize.width, height: imageHeight(grid)), title: titleSize)
    // Nothing is added to what lies on a background image. Observed: 7 of 7 small ones.
    let hasOwnRoom = configuration != nil || insets != .zero || background != nil
    if !hasOwnRoom, !title.text.isEmpty {
      // Beside an image, a title needs no more than its line (n = 1: an image 24 high makes a button of 24).
      let padding = image == nil ? 2 * Self.verticalPadding : 0
      size.height = max(titleSize.height + padding, imageSize.height)
      size.width = max(size.width, Self.smallestTitled.width)
    } else if !hasOwnRoom, image == nil {
      size = CGSize(width: Self.smallestTitled.width, height: emptyHeight)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return CGSize(
      width: max(size.width, background?.width ?? 0), height: max(size.height, background?.height ?? 0))
  }

  /// In a configuration a round button is as high as a line of text. Observed: 3 of 3.
  private func glyphSize(side: CGFloat, _ grid: PixelGrid) -> CGSize {
    guard configuration != nil else { return CGSize(width: side, height: side) }
    let line = grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
    return CGSize(width: side + insets.left + insets.right, height: line + insets.top + insets.bottom)
  }

  /// A line of the title fits beside an image even without a title (observed: 10 of 10 lower images). In a configuration a
  /// symbol takes no more than that (2 of 2).
  private func imageHeight(_ grid: PixelGrid) -> CGFloat {
    guard let image, title.text.isEmpty else { return image?.size.height ?? 0 }
    guard configuration != nil else { return max(image.size.height, lineHeight) }
    let line = grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
    return image.isSymbolImage ? line : max(image.size.height, line)
  }

  /// A button without title and image is as high as one with a title.
  private var emptyHeight: CGFloat { lineHeight + 2 * Self.verticalPadding }

  /// Without a configuration a title is rounded up to whole points, in both directions. Observed: 61 of 61 titles.
  private var lineHeight: CGFloat {
    TextSystem.measurer.metrics(for: title.font).lineHeight.rounded(.up)
  }

  private func titleSize(_ grid: PixelGrid) -> CGSize {
    var size = title.size(width: nil, grid: grid)
    if configuration == nil, size.height > 0 {
      let whole = PixelGrid(scale: 1)
      size.width = whole.roundUp(size.width)
      size.height = title.runs == nil ? lineHeight : whole.roundUp(size.height)
    }
    if let subtitle = subtitle?.size(width: nil, grid: grid), subtitle.height > 0 {
      size.width = max(size.width, subtitle.width)
      size.height += subtitle.height + (configuration?.titlePadding ?? 0)
    }
    return size
  }

  private var glyphSide: CGFloat? {
    switch button.buttonType {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: button.controlMetrics.glyphButtonSide
    }
  }

  /// The baselines of the title, which is centred in the button's content height.
  func baselines(grid: PixelGrid) -> BaselineOffsets {
    guard !title.text.isEmpty else { return .zero }
    let text = title.baselines(grid: grid)
    let height =
      title.runs == nil
      ? grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
      : title.size(width: nil, grid: grid).height
    let inner = size(grid: grid).height - insets.top - insets.bottom
    let room = max(0, inner - height) / 2
    return BaselineOffsets(
      firstFromTop: insets.top + room + text.firstFromTop,
      lastFromBottom: insets.bottom + room + text.lastFromBottom)
  }

  // MARK: Drawing

  func draw(in bounds: CGRect, on canvas: ViewCanvas) {
    if glyphSide != nil { return drawGlyph(in: bounds, on: canvas) }
    drawBackground(in: configuration == nil ? button.backgroundRect(forBounds: bounds) : bounds, on: canvas)
    let (title, image) =
      button.placesParts
      ? button.contentFrames(grid: canvas.grid) : drawnFrames(in: room(in: bounds), grid: canvas.grid)
    if button.contentViews.image == nil {
      var onBackground = canvas
      if let fill, fill.isSolid(in: canvas.style) { onBackground.ground = fill }
      self.image?.draw(in: image, on: onBackground, tint: foreground)
    }
    if button.contentViews.title == nil { drawTitle(title, on: canvas) }
  }

  /// Where label and image view lie; empty rectangles for what is not there.
  func frames(in bounds: CGRect, grid: PixelGrid, isInset: Bool = false) -> (title: CGRect, image: CGRect) {
    let places = places(in: isInset ? bounds : room(in: bounds), grid: grid)
    let height = min(places.title.height, titleSize(grid).height)
    let top = grid.round(places.title.midY - height / 2)
    let title = CGRect(x: places.title.minX, y: top, width: places.title.width, height: height)
    return (titleSize(grid).width > 0 ? title : .zero, image == nil ? .zero : places.image)
  }

  /// The bounds inside the insets.
  func room(in bounds: CGRect) -> CGRect { insets.inset(bounds) }

  /// How image and title lie to one another.
  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      edge: configuration?.imagePlacement ?? .leading, spacing: spacing,
      reservation: configuration?.imageReservation ?? 0,
      isRightToLeft: button.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      horizontal: button.contentHorizontalAlignment.textAlignment(
        in: button.effectiveUserInterfaceLayoutDirection),
      vertical: button.contentVerticalAlignment)
  }

  private func drawnFrames(in room: CGRect, grid: PixelGrid) -> (title: CGRect, image: CGRect) {
    let places = places(in: room, grid: grid)
    return (places.title, places.image)
  }

  private func places(in room: CGRect, grid: PixelGrid) -> ButtonArrangement.Places {
    let places = arrangement.places(image: image?.size ?? .zero, title: titleSize(grid), in: room)
    guard configuration == nil else { return places }
    return places.moved(title: button.titleEdgeInsets, image: button.imageEdgeInsets)
  }

  private func drawBackground(in bounds: CGRect, on canvas: ViewCanvas) {
    button.currentBackgroundImage?.draw(in: bounds, on: canvas, tint: button.tintColor)
    guard let configuration else { return }
    let (background, radius) = (configuration.background, configuration.radius(height: bounds.height))
    if let fill { canvas.fill(Path(roundedRect: bounds, cornerRadius: radius), fill) }
    guard background.strokeWidth > 0 else { return }
    let stroke = background.resolvedStrokeColor(for: button.tintColor)
    canvas.strokeInside(bounds, cornerRadius: radius, stroke, width: background.strokeWidth)
  }

  /// The configuration's background; nil where there is none.
  private var fill: UIColor? {
    guard let configuration else { return nil }
    let tint: UIColor = configuration.baseBackgroundColor ?? button.tintColor
    if let color = configuration.background.backgroundColor { return color }
    return switch configuration.style {
    case .plain: nil
    case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted: tint.withAlphaComponent(0.18)
    case .filled: button.isEnabled ? tint : .secondarySystemFill
    }
  }

  private var foreground: UIColor {
    guard let configuration else {
      return button.shownAttributedTitle.flatMap { TextAttributes($0).color } ?? button.currentTitleColor
    }
    if !button.isEnabled { return .tertiaryLabel }
    return titleColor
      ?? (configuration.style == .filled ? .white : button.tintColor)
  }

  /// The title gets the slack that rounding up its width may have lost.
  private func drawTitle(_ rect: CGRect, on canvas: ViewCanvas) {
    var rect = rect
    guard let subtitle else { return title.draw(in: rect, color: foreground, on: canvas) }
    let upper = title.size(width: nil, grid: canvas.grid).height
    let lower = subtitle.size(width: nil, grid: canvas.grid).height
    rect.origin.y += (rect.height - upper - lower) / 2
    rect.size.height = upper
    title.draw(in: rect, color: foreground, on: canvas)
    rect.origin.y += upper
    rect.size.height = lower
    subtitle.draw(in: rect, color: foreground, on: canvas)
  }

  /// The round info, add and close buttons.
  private func drawGlyph(in bounds: CGRect, on canvas: ViewCanvas) {
    let side = min(button.controlMetrics.glyphButtonSide, bounds.width, bounds.height)
    let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    canvas.strokeInside(disc.insetBy(dx: 1, dy: 1), cornerRadius: side / 2, button.tintColor, width: 1.5)
    let letter =
      switch button.buttonType {
      case .contactAdd: "+"
      case .close: "×"
      default: "i"
      }
    canvas.drawLine(
      letter, in: disc, font: .systemFont(ofSize: side * 0.64, weight: .medium), color: button.tintColor,
      alignment: .center)
  }
}

extension TextBlock {
  /// A button's title, in runs where it has several looks.
  fileprivate init(_ button: UIButton, font: UIFont) {
    let attributed = button.shownAttributedTitle
    let runs = attributed.map { AttributedRuns($0, font: font, in: .view) }
    let own = attributed.flatMap { TextAttributes($0).font }
    self.init(
      text: runs?.text ?? button.currentTitle ?? "", font: own ?? font, lines: 1,
      lineBreakMode: button.lineBreakMode, direction: button.textDirection,
      runs: runs?.isPlain == false ? runs : nil)
  }
}
