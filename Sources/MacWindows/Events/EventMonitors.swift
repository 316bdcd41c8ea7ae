import Foundation

/// The blocks that see the application's events before it does.
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

  /// The event that is left to send, in the order of the monitors; nil for one that a monitor keeps.
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
  /// Has a block see the application's events before they are sent, change them, or keep them (nil). (Apple,
  /// `addLocalMonitorForEvents(matching:handler:)`.)
  ///
  /// - Returns: the object for ``removeMonitor(_:)``.
  @MainActor @discardableResult
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { EventMonitors.add(mask, block) }

  /// Never calls the block: it is for events of other applications.
  @MainActor @discardableResult
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }

  /// Ends a monitor.
  @MainActor
  public class func removeMonitor(_ eventMonitor: Any) { EventMonitors.remove(eventMonitor as AnyObject) }
}
