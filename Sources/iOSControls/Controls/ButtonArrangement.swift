import Foundation
import Graphics

/// The arrangement of a button's image and title within the available space.
struct ButtonArrangement {
  /// The frames of image and title, and of the indicator after the title.
  struct Places {
    var image: CGRect
    var title: CGRect
    var indicator = CGRect.zero

    /// The frames moved by insets. Insets shrink a rectangle, so content centred in it moves by half of the insets'
    /// difference, like the title and image of a button without configuration. (Apple, `UIButton.titleEdgeInsets`.)
    func moved(title: UIEdgeInsets, image: UIEdgeInsets) -> Places {
      Places(image: Self.move(self.image, image), title: Self.move(self.title, title))
    }

    private static func move(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
  }

  /// The side of the title that the image is on.
  let edge: NSDirectionalRectEdge
  let spacing: CGFloat
  let reservation: CGFloat
  let isRightToLeft: Bool
  let horizontal: TextAlignment
  let vertical: UIControl.ContentVerticalAlignment

  private var isStacked: Bool { edge.contains(.top) || edge.contains(.bottom) }

  private func gap(_ image: CGSize, _ title: CGSize) -> CGFloat {
    title.width > 0 && image.width > 0 ? spacing : 0
  }

  /// The image's length along the axis of its placement, including its reservation.
  private func reserved(_ length: CGFloat) -> CGFloat { length > 0 ? max(length, reservation) : 0 }

  /// The space that image and title take up together.
  func size(image: CGSize, title: CGSize) -> CGSize {
    let gap = gap(image, title)
    return isStacked
      ? CGSize(
        width: max(title.width, image.width), height: title.height + reserved(image.height) + gap)
      : CGSize(width: title.width + reserved(image.width) + gap, height: max(title.height, image.height))
  }

  /// The width left for the title beside an image.
  func titleSpace(in width: CGFloat, besides image: CGSize) -> CGFloat {
    guard !isStacked, image.width > 0 else { return max(0, width) }
    return max(0, width - reserved(min(image.width, width)) - spacing)
  }

  func places(image: CGSize, title: CGSize, in space: CGRect) -> Places {
    isStacked ? stacked(image: image, title: title, in: space) : inRow(image: image, title: title, in: space)
  }

  private func inRow(image: CGSize, title: CGSize, in space: CGRect) -> Places {
    let image = CGSize(width: min(image.width, space.width), height: min(image.height, space.height))
    let box = reserved(image.width)
    let gap = gap(image, title)
    let width = min(space.width, title.width + box + gap)
    let left = left(of: width, in: space)
    let imageIsLeft = edge.contains(.trailing) == isRightToLeft
    let titleWidth = max(0, width - box - gap)
    let imageBox = imageIsLeft ? left : left + titleWidth + gap
    return Places(
      image: CGRect(
        origin: CGPoint(x: imageBox + (box - image.width) / 2, y: top(of: image.height, in: space)),
        size: image),
      title: rowOfTitle(title, x: imageIsLeft ? left + box + gap : left, width: titleWidth, in: space))
  }

  /// The frame of a title in a row. A centred title gets the full height, so that one with too many lines
  /// shows as many as possible.
  private func rowOfTitle(_ title: CGSize, x: CGFloat, width: CGFloat, in space: CGRect) -> CGRect {
    switch vertical {
    case .center, .fill: CGRect(x: x, y: space.minY, width: width, height: space.height)
    case .top, .bottom:
      CGRect(
        x: x, y: top(of: title.height, in: space), width: width, height: min(space.height, title.height))
    }
  }

  private func stacked(image: CGSize, title: CGSize, in space: CGRect) -> Places {
    let image = CGSize(width: min(image.width, space.width), height: min(image.height, space.height))
    let box = reserved(image.height)
    let gap = gap(image, title)
    let height = min(space.height, title.height + box + gap)
    let top = top(of: height, in: space)
    let titleHeight = max(0, height - box - gap)
    let imageIsTop = edge.contains(.top)
    let imageBox = imageIsTop ? top : top + titleHeight + gap
    let titleWidth = min(space.width, title.width)
    return Places(
      image: CGRect(
        origin: CGPoint(x: left(of: image.width, in: space), y: imageBox + (box - image.height) / 2),
        size: image),
      title: CGRect(
        x: left(of: titleWidth, in: space), y: imageIsTop ? top + box + gap : top, width: titleWidth,
        height: titleHeight))
  }

  private func left(of width: CGFloat, in space: CGRect) -> CGFloat {
    switch horizontal {
    case .left: space.minX
    case .right: space.maxX - width
    default: space.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in space: CGRect) -> CGFloat {
    switch vertical {
    case .top: space.minY
    case .bottom: space.maxY - height
    case .center, .fill: space.midY - height / 2
    }
  }
}
