import AutoLayout
import Foundation

// MARK: Limits of sizes

extension NSWindow {
  func constrainToLimits() {
    let size = contentRect(forFrameRect: frame).size
    if limit(content: size) != size { setContentSize(size) }
  }

  /// Limits a size of the content.
  func limit(content size: NSSize) -> NSSize { Self.limit(size, contentMinSize, contentMaxSize) }

  private static func limit(_ size: NSSize, _ least: NSSize, _ most: NSSize) -> NSSize {
    NSSize(
      width: min(max(size.width, least.width), max(most.width, least.width)),
      height: min(max(size.height, least.height), max(most.height, least.height)))
  }

  /// The frame's size after a drag of its corner: by increments, in the aspect ratio, within the limits, and as the delegate
  /// decides. Properties of the content take precedence over those of the frame.
  func draggedFrameSize(contentSize proposed: NSSize) -> NSSize {
    let start = contentRect(forFrameRect: frame).size
    var content = stepped(from: start, to: proposed, by: contentResizeIncrements)
    if contentAspectRatio != .zero { content = Self.size(content, in: contentAspectRatio) }
    content = limit(content: content)
    var size = frameRect(forContentRect: NSRect(origin: .zero, size: content)).size
    if contentResizeIncrements == Self.noIncrements {
      size = stepped(from: frame.size, to: size, by: resizeIncrements)
    }
    if contentAspectRatio == .zero, aspectRatio != .zero { size = Self.size(size, in: aspectRatio) }
    let hasContentLimits = (contentMinSize != .zero, contentMaxSize != Self.unlimited)
    size = Self.limit(
      size, hasContentLimits.0 ? .zero : minSize, hasContentLimits.1 ? Self.unlimited : maxSize)
    return delegate?.windowWillResize(self, to: size) ?? size
  }

  private func stepped(from start: NSSize, to end: NSSize, by increments: NSSize) -> NSSize {
    func step(_ start: CGFloat, _ end: CGFloat, _ step: CGFloat) -> CGFloat {
      step > 1 ? start + ((end - start) / step).rounded() * step : end
    }
    return NSSize(
      width: step(start.width, end.width, increments.width),
      height: step(start.height, end.height, increments.height))
  }

  /// The size in an aspect ratio, from its width.
  private static func size(_ size: NSSize, in ratio: NSSize) -> NSSize {
    guard ratio.width > 0 else { return size }
    return NSSize(width: size.width, height: (size.width * ratio.height / ratio.width).rounded())
  }

  static let unlimited = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  /// Apple, `contentResizeIncrements`: 1 by 1 by default.
  static let noIncrements = NSSize(width: 1, height: 1)

  /// The increments in which the user resizes the frame, in points. Setting it removes an aspect ratio.
  public var resizeIncrements: NSSize {
    get { extras.increments.frame }
    set {
      extras.increments.frame = newValue
      aspectRatio = .zero
    }
  }
  /// The same for the content, which takes precedence over ``resizeIncrements``.
  public var contentResizeIncrements: NSSize {
    get { extras.increments.content }
    set {
      extras.increments.content = newValue
      contentAspectRatio = .zero
    }
  }

  /// The frame in another size, with the given sides fixed.
  func resized(
    to size: NSSize, keeping sides: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  ) -> NSRect {
    let old = frame
    let x: CGFloat =
      switch sides.0 {
      case .right, .trailing: old.maxX - size.width
      case .centerX: old.midX - size.width / 2
      default: old.minX
      }
    let y: CGFloat =
      switch sides.1 {
      case .bottom: old.minY
      case .centerY: old.midY - size.height / 2
      default: old.maxY - size.height
      }
    return NSRect(x: x, y: y, width: size.width, height: size.height)
  }
}
