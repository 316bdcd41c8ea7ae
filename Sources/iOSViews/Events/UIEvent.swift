import Foundation

/// Something that happened to a view's screen. Made by tests and by programs that play events back: there is no screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Raw values are UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  /// Raw values are UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
  }

  open var subtype: EventSubtype { .none }
  open var type: EventType { .touches }
  /// In seconds since the system started.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Raw values are UIKit's.
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
  /// In the topmost view's coordinates, in points.
  package var position = CGPoint.zero
  package var previousPosition = CGPoint.zero

  /// Where the touch is, in a view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(position, from: nil) ?? position }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

extension UIView {
  /// The foremost view at a point, subviews first and the last of them foremost. Views that are hidden, nearly
  /// transparent or deaf to touches are passed over (Apple, `UIView.hitTest(_:with:)`).
  func foremostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.faintestTouchable,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
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

  func resignFirstResponderBelow() -> Bool {
    var views = [self]
    while let view = views.popLast() {
      if view.isFirstResponder { return view.resignFirstResponder() }
      views += view.subviews
    }
    return false
  }
}
