import Foundation

/// The operations of a drag, such as copying. Bits match AppKit's.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}

/// Whether a drag stays inside the application. Raw values match AppKit's.
public enum NSDraggingContext: Int, Hashable, Sendable {
  case outsideApplication = 0
  case withinApplication
}

/// A drag's content and location. (Apple, `NSDraggingInfo`.) Nothing is dragged here, so no such object is
/// ever made.
@preconcurrency @MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingSourceOperationMask: NSDragOperation { get }
  var draggingLocation: NSPoint { get }
  var draggedImageLocation: NSPoint { get }
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
  var draggingSequenceNumber: Int { get }
  var numberOfValidItemsForDrop: Int { get set }
  var animatesToDestination: Bool { get set }
}

/// An object that things can be dropped on. (Apple, `NSDraggingDestination`.)
@preconcurrency @MainActor
public protocol NSDraggingDestination: NSObjectProtocol {
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  func draggingEnded(_ sender: any NSDraggingInfo)
  func wantsPeriodicDraggingUpdates() -> Bool
}

extension NSDraggingDestination {
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  public func draggingEnded(_ sender: any NSDraggingInfo) {}
  public func wantsPeriodicDraggingUpdates() -> Bool { true }
}

/// A drag from its start to its end. (Apple, `NSDraggingSession`.)
@preconcurrency @MainActor
open class NSDraggingSession: NSObject {
  open var draggingPasteboard: NSPasteboard { NSPasteboard(name: .drag) }
  open var draggingLocation: NSPoint { .zero }
  open var animatesToStartingPositionsOnCancelOrFail = true
}

/// An object that things are dragged from. (Apple, `NSDraggingSource`.)
@preconcurrency @MainActor
public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

extension NSDraggingSource {
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
}
