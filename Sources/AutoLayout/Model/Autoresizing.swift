import Foundation

/// The frame that a view's springs and struts start from.
///
/// UIKit makes a view's autoresizing constraints from its frame, its mask and its superview's size at the moment when the
/// program sets one of them. Later frames from layout do not become the new start: otherwise a view that had grown with
/// its superview would grow again whenever its rows are made again.
final class AutoresizingStart {
  let frame: CGRect

  init(_ frame: CGRect) { self.frame = frame }
}

extension LayoutNode {
  /// The frame that was given for ``autoresizingContainer``.
  var autoresizingFrame: CGRect { movedFrom?.frame ?? frame }

  /// Whether autoresizing children follow this node's size by their masks. Default true. (Apple,
  /// `UIView.autoresizesSubviews`.)
  public var resizesChildren: Bool {
    get { !flags.contains(.keepsChildFrames) }
    set {
      guard newValue != resizesChildren else { return }
      if newValue { flags.remove(.keepsChildFrames) } else { flags.insert(.keepsChildFrames) }
      for child in children where child.usesAutoresizing {
        child.restartAutoresizing()
        child.autoresizingDidChange()
      }
    }
  }

  /// Whether the parent sets this node's frame in its own layout, as lists do for their cells. Then the mask has no effect, and
  /// content cannot change the size. Default false, and false again when the node leaves its parent.
  ///
  /// UIKit's constraints of a cell with a flexible width (`h=-&-`) place it at a constant distance, with the identifier
  /// `UIView-Encapsulated-Layout-Left` (github.com/realm/realm-tasks/issues/31).
  public var isPlacedByParent: Bool {
    get { flags.contains(.isPlacedByParent) }
    set {
      guard newValue != isPlacedByParent else { return }
      if newValue { flags.insert(.isPlacedByParent) } else { flags.remove(.isPlacedByParent) }
      if usesAutoresizing { autoresizingDidChange() }
    }
  }

  /// The mask, or none if the parent does not resize its children or places this one itself.
  var maskInForce: AutoresizingMask {
    flags.contains(.isPlacedByParent) || parent?.resizesChildren == false ? [] : autoresizingMask
  }

  /// Makes springs and struts start from the current frame and parent's size.
  func restartAutoresizing() {
    movedFrom = nil
    if storedContainer != nil, let parent { storedContainer = parent.frame.size }
  }

  /// The frame that springs and struts give when the parent's size changes from `old` to `new`.
  ///
  /// In the engine, rows determine it, starting from the frame that the program set. A frame that layout has found and
  /// rounded also starts there while the view is between two windows, as rounding errors would accumulate. Elsewhere each
  /// step starts from the previous one.
  public func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    guard keepsAutoresizingStart, let container = autoresizingContainer else {
      return maskInForce.resize(frame, from: old, to: new)
    }
    return maskInForce.resize(autoresizingFrame, from: container, to: new)
  }

  /// Takes the frame that springs and struts give in a parent of the size `container`. The engine may still round it
  /// differently.
  public func takeAutoresizedFrame(_ newFrame: CGRect, container: CGSize) {
    guard keepsAutoresizingStart else { return setFrame(newFrame, container: container) }
    takeFrame(newFrame)
    if isInEngine { noteMove(needsLayout: false) }
  }

  private var keepsAutoresizingStart: Bool { isInEngine || movedFrom != nil }
}

/// Springs and struts on one axis: three lengths that fill the superview's extent, each fixed or flexible.
///
/// Flexible lengths share a change in proportion to their current values, or equally if all are 0. If none is flexible,
/// the far margin takes the whole change. (UIKit's behaviour; Apple, "View Programming Guide for iOS", Autoresizing.)
public struct AutoresizingAxis: Hashable, Sendable {
  /// The fraction of a change of the superview's extent that goes to the near margin, 0 to 1.
  public var nearShare: CGFloat
  /// The fraction that goes to the view's own extent.
  public var extentShare: CGFloat

  /// - Parameters:
  ///   - near: the current near margin, in points.
  ///   - extent: the view's own extent.
  ///   - container: the superview's extent.
  ///   - flexible: the flexible ones among near margin, extent and far margin.
  public init(
    near: CGFloat, extent: CGFloat, container: CGFloat, flexible: (near: Bool, extent: Bool, far: Bool)
  ) {
    let lengths = (
      flexible.near ? near : 0, flexible.extent ? extent : 0, flexible.far ? container - near - extent : 0
    )
    let total = lengths.0 + lengths.1 + lengths.2
    let count = [flexible.near, flexible.extent, flexible.far].count { $0 }
    func share(_ isFlexible: Bool, _ length: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(count) : length / total
    }
    nearShare = count == 1 && flexible.near ? 1 : share(flexible.near, lengths.0)
    extentShare = count == 1 && flexible.extent ? 1 : share(flexible.extent, lengths.1)
  }

  /// A view that keeps its near margin and its extent.
  public static let fixed = AutoresizingAxis(
    near: 0, extent: 0, container: 0, flexible: (false, false, false))
}

extension AutoresizingMask {
  /// The shares on one axis for a view at `frame` in a superview of `container`'s size.
  public func axis(_ axis: LayoutAxis, frame: CGRect, container: CGSize) -> AutoresizingAxis {
    switch axis {
    case .horizontal:
      AutoresizingAxis(
        near: frame.origin.x, extent: frame.size.width, container: container.width,
        flexible: (
          contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
        ))
    case .vertical:
      AutoresizingAxis(
        near: frame.origin.y, extent: frame.size.height, container: container.height,
        flexible: (
          contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
        ))
    }
  }

  /// The new frame for `frame` when its superview changes from `old` to `new`.
  public func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = axis(.horizontal, frame: frame, container: old)
    let vertical = axis(.vertical, frame: frame, container: old)
    let dx = new.width - old.width
    let dy = new.height - old.height
    return CGRect(
      x: frame.origin.x + horizontal.nearShare * dx, y: frame.origin.y + vertical.nearShare * dy,
      width: frame.size.width + horizontal.extentShare * dx,
      height: frame.size.height + vertical.extentShare * dy)
  }
}
