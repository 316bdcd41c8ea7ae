import Foundation

/// The blocks that receive the application's events first.
@MainActor
enum EventMonitors {
  private final class Monitor {
    let mask: NSEvent.EventTypeMask
    let handler: (NSEvent) -> NSEvent?

    init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
      self.mask = mask
      self.handler = handler
    }
  }

  private static var monitors: [Monitor] = []

  static func add(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) -> AnyObject {
    let monitor = Monitor(mask, handler)
    monitors.append(monitor)
    return monitor
  }

  static func remove(_ monitor: AnyObject) { monitors.removeAll { $0 === monitor } }

  /// The event after all monitors, in their order; nil if a monitor discards it.
  static func pass(_ event: NSEvent) -> NSEvent? {
    var event = event
    for monitor in monitors where monitor.mask.contains(NSEvent.EventTypeMask(type: event.type)) {
      guard let next = monitor.handler(event) else { return nil }
      event = next
    }
    return event
  }
}

extension NSEvent {
  /// Adds a block that receives the application's events before they are sent, and may change or discard
  /// them (nil). (Apple, `addLocalMonitorForEvents(matching:handler:)`.)
  ///
  /// - Returns: the object for ``removeMonitor(_:)``.
  @preconcurrency @MainActor @discardableResult
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { EventMonitors.add(mask, block) }

  /// Adds a block for events of other applications; it is never called.
  @preconcurrency @MainActor @discardableResult
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }

  /// Removes a monitor.
  @preconcurrency @MainActor
  public class func removeMonitor(_ eventMonitor: Any) { EventMonitors.remove(eventMonitor as AnyObject) }
}
