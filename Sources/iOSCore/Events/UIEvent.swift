import Foundation

/// An event of the interface. Only tests and programs that replay events create one: there is no screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Raw values match UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  /// Raw values match UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
  }

  /// The buttons of a pointing device. Bits match UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button with a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var subtype: EventSubtype { .none }
  open var type: EventType { .touches }
  /// The time of the event, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Raw values match UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 0
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that the touch began in.
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  /// The position in the topmost view's coordinates, in points.
  package var position = CGPoint.zero
  package var previousPosition = CGPoint.zero

  /// The touch's location in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(position, from: nil) ?? position }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

extension UIView {
  /// The foremost view at a point, subviews first and the last of them foremost. Views that are hidden, nearly
  /// transparent or that ignore touches are skipped (Apple, `UIView.hitTest(_:with:)`).
  ///
  /// Descends without recursion unless a subclass overrides hit-testing.
  func foremostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var (view, point) = (self, point)
    var siblings = view.subviews[...]
    while let subview = siblings.popLast() {
      guard let inside = subview.touchPoint(point, of: view) else { continue }
      if subview.layoutNode.questions.contains(.content) {
        if let hit = subview.hitTest(inside, with: event) { return hit }
      } else if subview.takesTouch(at: inside, with: event) {
        // The view that receives the touch is this one or a descendant.
        (view, point, siblings) = (subview, inside, subview.subviews[...])
      }
    }
    return view
  }

  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.faintestTouchable
      && self.point(inside: point, with: event) && touchesWhileAnimating != .nowhere
  }

  /// The handling of the view's touches while it is animated: an animation can disable them.
  private var touchesWhileAnimating: AnimationTouches {
    guard let madeLayer, !madeLayer.runningAnimations.isEmpty else { return .model }
    let all = madeLayer.runningAnimations.map(\.animation.touches)
    return all.contains(.nowhere) ? .nowhere : all.contains(.shown) ? .shown : .model
  }

  /// Converts a touch point from the superview's coordinates to the view's own. A view moved by an animator is hit at
  /// its visible position; nil outside of it. (WWDC 2016, session 216.)
  private func touchPoint(_ point: CGPoint, of superview: UIView) -> CGPoint? {
    guard touchesWhileAnimating == .shown, let shown = layer.presentation() else {
      return convert(point, from: superview)
    }
    let place = shown.convertFromSuperlayer(point)
    guard shown.bounds.contains(place) else { return nil }
    let (own, size) = (bounds, shown.bounds)
    return CGPoint(
      x: own.minX + (place.x - size.minX) * own.width / size.width,
      y: own.minY + (place.y - size.minY) * own.height / size.height)
  }

  /// Views fainter than this get no touches (Apple, `UIView.hitTest(_:with:)`).
  private static let faintestTouchable: CGFloat = 0.01

  // MARK: Gestures

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  func resignFirstResponderBelow(force: Bool) -> Bool {
    var views = [self]
    while let view = views.popLast() {
      if view.isFirstResponder {
        return force
          ? UIResponder.forcingResignation { view.resignFirstResponder() } : view.resignFirstResponder()
      }
      views += view.subviews
    }
    return false
  }
}
