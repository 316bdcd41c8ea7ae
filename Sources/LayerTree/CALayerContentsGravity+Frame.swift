import Foundation

extension CALayerContentsGravity {
  /// The frame of contents in a layer of another size.
  package func frame(for size: CGSize, in box: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return box }
    switch self {
    case .resizeAspect:
      return scaled(size, by: min(box.width / size.width, box.height / size.height), in: box)
    case .resizeAspectFill:
      return scaled(size, by: max(box.width / size.width, box.height / size.height), in: box)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return aligned(size, in: box)
    default: return box
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat, in box: CGRect) -> CGRect {
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private func aligned(_ size: CGSize, in box: CGRect) -> CGRect {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: box.minX
      case .right, .topRight, .bottomRight: box.maxX - size.width
      default: box.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: box.minY
      case .bottom, .bottomLeft, .bottomRight: box.maxY - size.height
      default: box.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
