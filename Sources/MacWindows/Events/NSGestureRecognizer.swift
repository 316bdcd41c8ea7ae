import AutoLayout
import Foundation

/// Recognises a gesture in a view's events. (Apple, `NSGestureRecognizer`.) Recognition itself is left out: there is no
/// pointer.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject {
  /// Raw values match AppKit's.
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var isEnabled = true
  open internal(set) weak var view: NSView?
  open var state = State.possible
  open var name: String?
  open var delaysPrimaryMouseButtonEvents = false
  open var delaysSecondaryMouseButtonEvents = false
  open var delaysOtherMouseButtonEvents = false
  open var delaysKeyEvents = false
  open var delaysMagnificationEvents = false
  open var delaysRotationEvents = false
  open var allowedTouchTypes: NSTouch.TouchTypeMask = []
  open var modifierFlags: NSEvent.ModifierFlags { [] }

  public init(target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    super.init()
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  open func location(in view: NSView?) -> NSPoint { .zero }

  // MARK: For overriding

  open func reset() { state = .possible }
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func otherMouseDragged(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
}

/// The delegate of a gesture recogniser, which decides whether the gesture may begin.
@preconcurrency @MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Never called: no gestures are recognised in events here.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch)
    -> Bool
  { true }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}

/// Recognises clicks. (Apple, `NSClickGestureRecognizer`.)
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// A bit mask of buttons; the primary one by default.
  open var buttonMask = 1
  open var numberOfClicksRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognises drags. (Apple, `NSPanGestureRecognizer`.)
open class NSPanGestureRecognizer: NSGestureRecognizer {
  open var buttonMask = 1
  open var numberOfTouchesRequired = 1
  private var moved = NSPoint.zero
  open func translation(in view: NSView?) -> NSPoint { moved }
  open func setTranslation(_ translation: NSPoint, in view: NSView?) { moved = translation }
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}

/// Recognises a button held down. (Apple, `NSPressGestureRecognizer`.)
open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var buttonMask = 1
  /// The duration in seconds: AppKit's interval for double clicks.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the pointer may move, in points.
  open var allowableMovement: CGFloat = 0
  open var numberOfTouchesRequired = 1
}

/// Recognises a pinch. (Apple, `NSMagnificationGestureRecognizer`.)
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}

/// Recognises a rotation. (Apple, `NSRotationGestureRecognizer`.)
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// The rotation in radians.
  open var rotation: CGFloat = 0
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }
}

/// A finger on a trackpad or a Touch Bar. (Apple, `NSTouch`.) There are none here.
open class NSTouch: NSObject, @unchecked Sendable {
  /// Raw values match AppKit's.
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect
  }

  /// Bits match AppKit's.
  public struct TouchTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let direct = TouchTypeMask(rawValue: 1 << 0)
    public static let indirect = TouchTypeMask(rawValue: 1 << 1)
  }
}

extension NSView {
  public var gestureRecognizers: [NSGestureRecognizer] {
    get { viewExtras.gestureRecognizers }
    set {
      for recognizer in viewExtras.gestureRecognizers { recognizer.view = nil }
      writableViewExtras.gestureRecognizers = newValue
      for recognizer in newValue { recognizer.view = self }
    }
  }
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers.append(gestureRecognizer)
  }
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
