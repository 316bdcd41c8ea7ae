import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A button's title and image, and the button's size for them.
@MainActor
struct ButtonContent {
  let geometry: ControlGeometry
  let title: MacText
  let image: NSImage?
  let position: NSControl.ImagePosition

  var kind: ControlKind { geometry.kind }
  var showsTitle: Bool {
    switch kind {
    case .help, .disclosure, .disclosureTriangle: false
    // Their mark is their image.
    case .check, .radio: position != .imageOnly
    default: position != .imageOnly || image == nil
    }
  }
  private var hasTitle: Bool { showsTitle && !title.block.text.isEmpty }
  var imageSize: CGSize { image?.size ?? .zero }
  private var isStacked: Bool { position == .imageAbove || position == .imageBelow }
  var gap: CGFloat { hasTitle && image != nil ? MacControlMetrics.imageTitleGap : 0 }

  /// The margin between the alignment rectangle's side and the title or image of a button with an
  /// intrinsic width.
  var sideMargin: CGFloat {
    let beside = MacControlMetrics.widthBesideText(kind: kind, size: geometry.size, era: geometry.era) ?? 0
    let insets = geometry.insets
    return max(0, ((beside - insets.left - insets.right) / 2).rounded(.down))
  }

  /// The size of the button's alignment rectangle, at most `width` points wide.
  func size(limitedTo width: CGFloat?) -> CGSize {
    geometry.aligned(width: frameWidth(limitedTo: width), height: frameHeight(limitedTo: width))
  }

  /// The frame's width. A check box without a title is as wide as it is high (4 of 4).
  private func frameWidth(limitedTo width: CGFloat?) -> CGFloat? {
    if let fixed = geometry.frameWidth { return fixed }
    if kind == .check || kind == .radio, !hasTitle, image == nil { return geometry.frameHeight }
    let text = hasTitle ? title.size(limitedTo: spaceForTitle(in: width)).width : 0
    guard image != nil, !hasTitle else { return geometry.frameWidth(textWidth: content(beside: text)) }
    return imageSize.width.rounded(.up) + MacControlMetrics.imagePadding(kind).width
  }

  /// The width of title and image together.
  private func content(beside text: CGFloat) -> CGFloat {
    guard image != nil else { return text }
    return isStacked || position == .imageOverlaps ? max(text, imageSize.width) : text + gap + imageSize.width
  }

  /// The width at which a wrapping title breaks, in a button of a given width.
  func spaceForTitle(in width: CGFloat?) -> CGFloat? {
    guard title.block.lines != 1, let width else { return nil }
    let insets = geometry.insets
    let beside = MacControlMetrics.widthBesideText(kind: kind, size: geometry.size, era: geometry.era) ?? 0
    let image = isStacked || image == nil ? 0 : imageSize.width + gap
    return max(0, width + insets.left + insets.right - beside - image)
  }

  private func frameHeight(limitedTo width: CGFloat?) -> CGFloat? {
    let text = title.size(limitedTo: spaceForTitle(in: width)).height
    if let own = geometry.frameHeight {
      let usual = MacTextMetrics.lineHeight(fontSize: geometry.size.fontSize, era: geometry.era)
      guard geometry.frameWidth == nil, growsWithText else { return own }
      return own + max(0, text - usual)
    }
    let padding = MacControlMetrics.imagePadding(kind).height
    guard image != nil else { return text + padding }
    let both = isStacked && hasTitle ? imageSize.height + text : max(imageSize.height, hasTitle ? text : 0)
    return both.rounded(.up) + padding
  }

  /// The height of the title's baseline above the bottom of a frame, in the middle of whose alignment rectangle the title
  /// stands; nil without a title, or for one above or below an image.
  func centredBaseline(inHeight height: CGFloat) -> CGFloat? {
    guard hasTitle, !isStacked else { return nil }
    let rect = geometry.alignmentRect(in: CGRect(x: 0, y: 0, width: 0, height: height))
    let text = title.size(limitedTo: nil).height
    return height - (rect.midY + text / 2 - title.baselineAboveLineBottom).rounded()
  }

  /// Whether multi-line titles make the button taller, as for push buttons and check boxes (documents show push buttons of 39
  /// to 62, check boxes of 34).
  private var growsWithText: Bool {
    switch kind {
    case .push, .check, .radio: title.block.lines != 1 || kind != .push
    default: false
    }
  }
}
