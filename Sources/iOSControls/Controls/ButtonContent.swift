import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// Measures and draws the content of a button: background, image, title.
@MainActor
struct ButtonContent {
  /// The padding above and below the title of a button without insets: a title of 15 points, 18 high, makes a button
  /// of 30 (n = 150; the same 12 points for every size from 12 to 36).
  private static let verticalPadding: CGFloat = 6
  /// The minimum width and height of a button with a title (n = 12 titles narrower than 30).
  private static let smallestTitled = CGSize(width: 30, height: 30)
  private let button: UIButton
  private let configuration: UIButton.Configuration?
  /// The font of the title, unless its attributes specify another.
  let titleFont: UIFont
  private let titleColor: UIColor?
  private let title: TextBlock
  private let subtitle: TextBlock?
  private let image: UIImage?
  private let indicator: ButtonIndicator?
  private let insets: UIEdgeInsets
  private let spacing: CGFloat

  init(button: UIButton) {
    self.button = button
    configuration = button.configuration
    let direction = button.effectiveUserInterfaceLayoutDirection
    let attributes = configuration?.titleAttributes(in: button.textSize)
    let font: UIFont = attributes?.font ?? button.font
    titleFont = font
    titleColor = attributes?.foregroundColor
    var title = TextBlock(button, font: font)
    if let configuration {
      title.lineBreakMode = configuration.titleLineBreakMode
      title.alignment = configuration.titleAlignment.textAlignment(in: direction)
    }
    self.title = title
    subtitle = configuration.flatMap { configuration in
      configuration.subtitle.map {
        TextBlock(
          text: $0, font: font.withSize(font.pointSize * 0.8), lines: 1,
          lineBreakMode: configuration.subtitleLineBreakMode, alignment: title.alignment,
          direction: title.direction)
      }
    }
    image = button.shownImage
    indicator =
      button.showsIndicator
      ? ButtonIndicator(pointSize: title.font.pointSize, isRightToLeft: direction == .rightToLeft) : nil
    insets =
      configuration.map { $0.contentInsets.resolved(for: direction) } ?? button.contentEdgeInsets
    spacing = configuration?.imagePadding ?? 0
  }

  // MARK: Measuring

  /// - Parameter width: the available width; nil for unlimited.
  func size(grid: PixelGrid, within width: CGFloat? = nil) -> CGSize {
    if let side = glyphSide { return glyphSize(side: grid.roundUp(side), grid) }
    let titleSize = titleSize(grid, within: width.map { titleSpace($0 - insets.left - insets.right) })
    let imageSize = image?.size ?? .zero
    let background = button.currentBackgroundImage?.size
    var size = arrangement.size(
      image: CGSize(width: imageSize.width, height: imageHeight(grid)),
      title: indicator?.extending(titleSize) ?? titleSize)
    // Content on a background image has no padding. Observed: 7 of 7 small ones.
    let hasPadding = configuration != nil || insets != .zero || background != nil
    if !hasPadding, !title.text.isEmpty {
      // Beside an image, a title needs only its line height (n = 1: an image 24 high makes a button of 24).
      let padding = image == nil ? 2 * Self.verticalPadding : 0
      size.height = max(titleSize.height + padding, imageSize.height)
      size.width = max(size.width, Self.smallestTitled.width)
    } else if !hasPadding, image == nil {
      size = CGSize(width: Self.smallestTitled.width, height: emptyHeight)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return CGSize(
      width: max(size.width, background?.width ?? 0), height: max(size.height, background?.height ?? 0))
  }

  /// A configured round button is as high as a line of text. Observed: 3 of 3.
  private func glyphSize(side: CGFloat, _ grid: PixelGrid) -> CGSize {
    guard configuration != nil else { return CGSize(width: side, height: side) }
    let line = grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
    return CGSize(width: side + insets.left + insets.right, height: line + insets.top + insets.bottom)
  }

  /// The height of an image, at least a line of the title's font even without a title (observed: 10 of 10 lower images).
  /// In a configuration a symbol has just that height (2 of 2), unless it was made for larger text.
  private func imageHeight(_ grid: PixelGrid) -> CGFloat {
    guard let image, title.text.isEmpty else { return image?.size.height ?? 0 }
    guard configuration != nil else { return max(image.size.height, lineHeight) }
    let line = grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
    let fitsText = image.isSymbolImage && (image.symbolPointSize ?? 0) <= title.font.pointSize
    return fitsText ? line : max(grid.roundUp(image.size.height), line)
  }

  /// The height of a button without title and image, the same as with a title.
  private var emptyHeight: CGFloat { lineHeight + 2 * Self.verticalPadding }

  /// The height of a line. Without a configuration the title's size is rounded up to whole points in both
  /// directions. Observed: 61 of 61 titles.
  private var lineHeight: CGFloat {
    TextSystem.measurer.metrics(for: title.font).lineHeight.rounded(.up)
  }

  /// The title's share of the content's width.
  private func titleSpace(_ width: CGFloat) -> CGFloat {
    max(0, arrangement.titleSpace(in: width, besides: image?.size ?? .zero) - (indicator?.space ?? 0))
  }

  /// A text with its lines. Only wrapping modes show several, and only lines that exceed the width by more than the
  /// tolerance for fonts are wrapped. (Apple, `UIButton.Configuration.titleLineBreakMode`; Apple's pictures of running apps show
  /// titles with all of their lines in iOS 26.1, and without a configuration in iOS 14.)
  private func lines(of text: TextBlock, within width: CGFloat?) -> (text: TextBlock, width: CGFloat?) {
    guard text.lineBreakMode.wraps else { return (text, nil) }
    var broken = text
    broken.lines = 0
    let whole = text.text.contains(where: \.isNewline) ? broken : text
    guard let width, width > 0 else { return (whole, nil) }
    let widest = whole.layout(width: nil, lines: whole.lines).size.width
    guard widest > width + max(1, width * Self.fontTolerance) else { return (whole, nil) }
    return (broken, width)
  }
  /// The tolerance for font widths, the same as for labels.
  private static let fontTolerance: CGFloat = 0.03

  private func size(of text: TextBlock, within width: CGFloat?, _ grid: PixelGrid) -> CGSize {
    let lines = lines(of: text, within: width)
    return lines.text.size(width: lines.width, grid: grid)
  }

  private func titleSize(_ grid: PixelGrid, within width: CGFloat? = nil) -> CGSize {
    var size = size(of: title, within: width, grid)
    if configuration == nil, size.height > 0 {
      let whole = PixelGrid(scale: 1)
      size.width = whole.roundUp(size.width)
      size.height = title.runs == nil && size.height <= lineHeight ? lineHeight : whole.roundUp(size.height)
    }
    if let subtitle = subtitle.map({ self.size(of: $0, within: width, grid) }), subtitle.height > 0 {
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
    let title = lines(of: title, within: nil).text
    let text = title.baselines(grid: grid)
    let height =
      title.runs == nil && title.lines == 1
      ? grid.roundUp(TextSystem.measurer.metrics(for: title.font).lineHeight)
      : title.size(width: nil, grid: grid).height
    let inner = size(grid: grid).height - insets.top - insets.bottom
    let space = max(0, inner - height) / 2
    return BaselineOffsets(
      firstFromTop: insets.top + space + text.firstFromTop,
      lastFromBottom: insets.bottom + space + text.lastFromBottom)
  }

  // MARK: Drawing

  /// The title's, unless the configuration changes it. Without a configuration the tint colours template images, whatever the
  /// colour of the title. (Apple, `UIButton.tintColor`.)
  var imageColor: UIColor {
    guard let configuration else { return button.isEnabled ? button.tintColor : foreground }
    return configuration.imageColorTransformer?(foreground) ?? foreground
  }

  func draw(in bounds: CGRect, on canvas: ViewCanvas) {
    if glyphSide != nil { return drawGlyph(in: bounds, on: canvas) }
    drawBackground(in: configuration == nil ? button.backgroundRect(forBounds: bounds) : bounds, on: canvas)
    let places = drawnPlaces(in: bounds, grid: canvas.grid)
    var onBackground = canvas
    if let fill, fill.isSolid(in: canvas.style) { onBackground.ground = fill }
    if button.contentViews.image == nil { image?.draw(in: places.image, on: onBackground, tint: imageColor) }
    indicator?.image.draw(in: places.indicator, on: onBackground, tint: foreground)
    if button.contentViews.title == nil { drawTitle(places.title, on: canvas) }
  }

  /// The frames of label and image view; empty if there is no title or image.
  func frames(in bounds: CGRect, grid: PixelGrid, isInset: Bool = false) -> (title: CGRect, image: CGRect) {
    let places = places(in: isInset ? bounds : space(in: bounds), grid: grid)
    let height = min(places.title.height, titleSize(grid, within: places.title.width).height)
    let top = grid.round(places.title.midY - height / 2)
    let title = CGRect(x: places.title.minX, y: top, width: places.title.width, height: height)
    return (titleSize(grid).width > 0 ? title : .zero, image == nil ? .zero : places.image)
  }

  /// The bounds inside the insets.
  func space(in bounds: CGRect) -> CGRect { insets.inset(bounds) }

  /// The arrangement of image and title.
  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      edge: configuration?.imagePlacement ?? .leading, spacing: spacing,
      reservation: configuration?.imageReservation ?? 0,
      isRightToLeft: button.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      horizontal: button.contentHorizontalAlignment.textAlignment(
        in: button.effectiveUserInterfaceLayoutDirection),
      vertical: button.contentVerticalAlignment)
  }

  private func drawnPlaces(in bounds: CGRect, grid: PixelGrid) -> ButtonArrangement.Places {
    guard button.placesParts else { return places(in: space(in: bounds), grid: grid) }
    let frames = button.contentFrames(grid: grid)
    return ButtonArrangement.Places(image: frames.image, title: frames.title)
  }

  private func places(in space: CGRect, grid: PixelGrid) -> ButtonArrangement.Places {
    let title = titleSize(grid, within: titleSpace(space.width))
    var places = arrangement.places(
      image: image?.size ?? .zero, title: indicator?.extending(title) ?? title, in: space)
    if let indicator { (places.title, places.indicator) = indicator.split(places.title) }
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

  /// The configuration's background colour; nil if there is none.
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

  /// The colour of title and symbols.
  var foreground: UIColor {
    guard let configuration else {
      return button.shownAttributedTitle.flatMap { TextAttributes($0).color } ?? button.currentTitleColor
    }
    if !button.isEnabled { return .tertiaryLabel }
    return titleColor
      ?? (configuration.style == .filled ? .white : button.tintColor)
  }

  /// Draws the title, with the space that rounding its width may have lost.
  private func drawTitle(_ rect: CGRect, on canvas: ViewCanvas) {
    let title = lines(of: title, within: rect.width).text
    guard let subtitle else { return title.draw(in: rect, color: foreground, on: canvas) }
    let upper = size(of: title, within: rect.width, canvas.grid).height
    let lower = size(of: subtitle, within: rect.width, canvas.grid).height
    let padding = configuration?.titlePadding ?? 0
    var line = rect
    line.origin.y += (rect.height - upper - padding - lower) / 2
    line.size.height = upper
    title.draw(in: line, color: foreground, on: canvas)
    line.origin.y += upper + padding
    line.size.height = lower
    lines(of: subtitle, within: rect.width).text.draw(in: line, color: foreground, on: canvas)
  }

  /// The round info, add and close buttons.
  private func drawGlyph(in bounds: CGRect, on canvas: ViewCanvas) {
    let side = min(button.controlMetrics.glyphButtonSide, bounds.width, bounds.height)
    let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    // The close button is grey whatever the tint, as in sheets since iOS 13.
    let isClose = button.buttonType == .close
    if isClose {
      canvas.fill(Path(roundedRect: disc, cornerRadius: side / 2), .secondarySystemFill)
    } else {
      canvas.strokeInside(disc.insetBy(dx: 1, dy: 1), cornerRadius: side / 2, button.tintColor, width: 1.5)
    }
    let letter =
      switch button.buttonType {
      case .contactAdd: "+"
      case .close: "×"
      default: "i"
      }
    canvas.drawLine(
      letter, in: disc, font: .systemFont(ofSize: side * (isClose ? 0.8 : 0.64), weight: .medium),
      color: isClose ? .secondaryLabel : button.tintColor, alignment: .center)
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate func textAlignment(in direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    switch self {
    case .automatic, .leading: .natural
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

extension TextBlock {
  /// A button's title, in several runs if its attributes vary.
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
