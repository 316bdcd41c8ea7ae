import Foundation

/// The frame that a view's springs and struts start from.
///
/// UIKit makes a view's autoresizing constraints of its frame, its mask and its superview's size at one moment, when the
/// program sets one of them. What layout makes of them since is not a new start: or else a view that had grown with its
/// superview would grow again whenever its rows are made again.
final class AutoresizingStart {
  let frame: CGRect

  init(_ frame: CGRect) { self.frame = frame }
}

extension LayoutNode {
  /// The frame that was given for ``autoresizingContainer``.
  var autoresizingFrame: CGRect { movedFrom?.frame ?? frame }

  /// Whether children under autoresizing follow this node's size by their masks. Default true. (Apple,
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

  /// The mask, as far as the parent lets it count.
  var maskInForce: AutoresizingMask { parent?.resizesChildren == false ? [] : autoresizingMask }

  /// Has springs and struts start from what the frame and the parent's size are now.
  func restartAutoresizing() {
    movedFrom = nil
    if storedContainer != nil, let parent { storedContainer = parent.frame.size }
  }

  /// The frame that springs and struts give in a parent of `new` size, that was `old` before.
  ///
  /// In the engine the rows say it, which start from where the program put the view. So does a frame that layout has found
  /// and rounded, while the view is between two windows: roundings would add up. Elsewhere each step starts from the one
  /// before.
  public func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    guard keepsAutoresizingStart, let container = autoresizingContainer else {
      return autoresizingMask.resize(frame, from: old, to: new)
    }
    return autoresizingMask.resize(autoresizingFrame, from: container, to: new)
  }

  /// Takes the frame that springs and struts have found for a parent of the size `container`. The engine may still round
  /// it otherwise.
  public func takeAutoresizedFrame(_ newFrame: CGRect, container: CGSize) {
    guard keepsAutoresizingStart else { return setFrame(newFrame, container: container) }
    takeFrame(newFrame)
    if isInEngine { noteMove(needsLayout: false) }
  }

  private var keepsAutoresizingStart: Bool { isInEngine || movedFrom != nil }
}

/// Springs and struts on one axis: three lengths that fill the superview's extent, each fixed or flexible.
///
/// Flexible lengths share a change in proportion to what they are now, or equally where all of them are nothing; if none
/// is flexible the far margin takes it all. (UIKit's behaviour; Apple, "View Programming Guide for iOS", Autoresizing.)
public struct AutoresizingAxis: Hashable, Sendable {
  /// How much of a change of the superview's extent goes to the near margin, 0 to 1.
  public var nearShare: CGFloat
  /// How much of it goes to the view's own extent.
  public var extentShare: CGFloat

  /// - Parameters:
  ///   - near: today's near margin, in points.
  ///   - extent: the view's own extent.
  ///   - container: the superview's extent.
  ///   - flexible: which of near margin, extent and far margin may change.
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

  /// Where `frame` goes when its superview changes from `old` to `new`.
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
