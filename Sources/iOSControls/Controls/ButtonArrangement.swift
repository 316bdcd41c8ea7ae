import Foundation
import Graphics

/// How the image and the title of a button lie to one another and in the room that they have.
struct ButtonArrangement {
  /// Where image and title lie.
  struct Places {
    var image: CGRect
    var title: CGRect

    /// Insets make a rectangle smaller on its sides; what lies in its middle moves by half of their difference, as the
    /// title and image of a button without configuration do. (Apple, `UIButton.titleEdgeInsets`.)
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

  /// The image's length along the axis of its placement, its reservation included.
  private func reserved(_ length: CGFloat) -> CGFloat { length > 0 ? max(length, reservation) : 0 }

  /// The room that image and title take up together.
  func size(image: CGSize, title: CGSize) -> CGSize {
    let gap = gap(image, title)
    return isStacked
      ? CGSize(
        width: max(title.width, image.width), height: title.height + reserved(image.height) + gap)
      : CGSize(width: title.width + reserved(image.width) + gap, height: max(title.height, image.height))
  }

  /// The width that an image leaves to the title.
  func titleRoom(in width: CGFloat, besides image: CGSize) -> CGFloat {
    guard !isStacked, image.width > 0 else { return max(0, width) }
    return max(0, width - reserved(min(image.width, width)) - spacing)
  }

  func places(image: CGSize, title: CGSize, in room: CGRect) -> Places {
    isStacked ? stacked(image: image, title: title, in: room) : inRow(image: image, title: title, in: room)
  }

  private func inRow(image: CGSize, title: CGSize, in room: CGRect) -> Places {
    let image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let box = reserved(image.width)
    let gap = gap(image, title)
    let width = min(room.width, title.width + box + gap)
    let left = left(of: width, in: room)
    let imageIsLeft = edge.contains(.trailing) == isRightToLeft
    let titleWidth = max(0, width - box - gap)
    let imageBox = imageIsLeft ? left : left + titleWidth + gap
    return Places(
      image: CGRect(
        origin: CGPoint(x: imageBox + (box - image.width) / 2, y: top(of: image.height, in: room)),
        size: image),
      title: rowOfTitle(title, x: imageIsLeft ? left + box + gap : left, width: titleWidth, in: room))
  }

  /// In the middle, a title gets all of the height, so that one of a line too many shows as much as it can.
  private func rowOfTitle(_ title: CGSize, x: CGFloat, width: CGFloat, in room: CGRect) -> CGRect {
    switch vertical {
    case .center, .fill: CGRect(x: x, y: room.minY, width: width, height: room.height)
    case .top, .bottom:
      CGRect(
        x: x, y: top(of: title.height, in: room), width: width, height: min(room.height, title.height))
    }
  }

  private func stacked(image: CGSize, title: CGSize, in room: CGRect) -> Places {
    let image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let box = reserved(image.height)
    let gap = gap(image, title)
    let height = min(room.height, title.height + box + gap)
    let top = top(of: height, in: room)
    let titleHeight = max(0, height - box - gap)
    let imageIsTop = edge.contains(.top)
    let imageBox = imageIsTop ? top : top + titleHeight + gap
    let titleWidth = min(room.width, title.width)
    return Places(
      image: CGRect(
        origin: CGPoint(x: left(of: image.width, in: room), y: imageBox + (box - image.height) / 2),
        size: image),
      title: CGRect(
        x: left(of: titleWidth, in: room), y: imageIsTop ? top + box + gap : top, width: titleWidth,
        height: titleHeight))
  }

  private func left(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch horizontal {
    case .left: room.minX
    case .right: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch vertical {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }
}
