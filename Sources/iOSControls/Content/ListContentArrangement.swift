import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// The frames of the parts of a list's content, from left to right.
@MainActor
package struct ListContentArrangement {
  /// The image as shown.
  let image: (UIImage, UIListContentConfiguration.ImageProperties)?
  /// Nil if there is no text.
  let text: UILabel?
  let secondary: UILabel?
  let configuration: UIListContentConfiguration
  let margins: NSDirectionalEdgeInsets
  let grid: PixelGrid
  let category: UIContentSizeCategory

  package struct Frames {
    package var image = CGRect.zero
    package var text = CGRect.zero
    package var secondary = CGRect.zero
  }

  private var slot: CGSize { image.map { $1.slot(for: $0, in: category) } ?? .zero }
  private var hasTexts: Bool { text != nil || secondary != nil }

  package init(
    image: (UIImage, UIListContentConfiguration.ImageProperties)?, text: UILabel?, secondary: UILabel?,
    configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, grid: PixelGrid,
    category: UIContentSizeCategory
  ) {
    self.image = image
    self.text = text
    self.secondary = secondary
    self.configuration = configuration
    self.margins = margins
    self.grid = grid
    self.category = category
  }

  var textLeading: CGFloat {
    margins.leading + (image == nil ? 0 : slot.width + (hasTexts ? configuration.imageToTextPadding : 0))
  }

  /// The texts' sizes in a width, and their arrangement.
  private struct Texts {
    var text = CGSize.zero
    var secondary = CGSize.zero
    var isSideBySide = false
    var size = CGSize.zero
  }

  /// The tolerance in points: sums of rounded lengths differ by less.
  private static let tolerance: CGFloat = 1e-3

  private func texts(width: CGFloat?) -> Texts {
    let wide = Texts(
      text: text?.contentSize(limitedTo: nil) ?? .zero,
      secondary: secondary?.contentSize(limitedTo: nil) ?? .zero)
    if text != nil, secondary != nil, configuration.prefersSideBySideTextAndSecondaryText {
      let sum = wide.text.width + configuration.textToSecondaryTextHorizontalPadding + wide.secondary.width
      if width == nil || sum <= (width ?? 0) + Self.tolerance {
        return Texts(
          text: wide.text, secondary: wide.secondary, isSideBySide: true,
          size: CGSize(width: sum, height: max(wide.text.height, wide.secondary.height)))
      }
    }
    var texts = Texts(
      text: text?.contentSize(limitedTo: width) ?? .zero,
      secondary: secondary?.contentSize(limitedTo: width) ?? .zero)
    let gap = text != nil && secondary != nil ? configuration.textToSecondaryTextVerticalPadding : 0
    texts.size = CGSize(
      width: max(texts.text.width, texts.secondary.width),
      height: texts.text.height + gap + texts.secondary.height)
    return texts
  }

  /// The content's size, wrapped at a width if necessary.
  package func size(width: CGFloat?) -> CGSize {
    let texts = texts(width: width.map { max(0, $0 - textLeading - margins.trailing) })
    let height = margins.top + max(texts.size.height, slot.height) + margins.bottom
    return CGSize(
      width: width ?? textLeading + texts.size.width + margins.trailing,
      height: grid.roundUp(max(height, configuration.minimumHeight)))
  }

  package func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    let space = max(0, size.width - textLeading - margins.trailing)
    let texts = texts(width: space)
    let middle = (margins.top + size.height - margins.bottom) / 2
    if let (image, properties) = image {
      let own = properties.size(of: image)
      frames.image = grid.round(
        CGRect(
          x: margins.leading + (slot.width - own.width) / 2, y: middle - own.height / 2, width: own.width,
          height: own.height))
    }
    let top = middle - texts.size.height / 2
    if texts.isSideBySide {
      frames.text = CGRect(
        x: textLeading, y: middle - texts.text.height / 2,
        width: space - texts.secondary.width - configuration.textToSecondaryTextHorizontalPadding,
        height: texts.text.height)
      frames.secondary = CGRect(
        x: textLeading + space - texts.secondary.width, y: middle - texts.secondary.height / 2,
        width: texts.secondary.width, height: texts.secondary.height)
    } else {
      frames.text = CGRect(x: textLeading, y: top, width: space, height: texts.text.height)
      let bottom = top + texts.size.height - texts.secondary.height
      frames.secondary = CGRect(x: textLeading, y: bottom, width: space, height: texts.secondary.height)
    }
    frames.text = grid.round(frames.text)
    frames.secondary = grid.round(frames.secondary)
    return frames
  }
}
