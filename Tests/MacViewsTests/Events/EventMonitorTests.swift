import Foundation
import MacViews
import Testing

/// Apple, `NSEvent.addLocalMonitorForEvents(matching:handler:)`: a block sees events before they are sent, and may change or
/// keep them.
@MainActor
struct EventMonitorTests {
  private final class Keys: NSView {
    var typed: [String] = []
    override var acceptsFirstResponder: Bool { true }
    override func keyDown(with event: NSEvent) { typed.append(event.characters ?? "") }
  }

  private func press(_ key: String, in window: NSWindow) throws -> NSEvent {
    try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: window.windowNumber,
        context: nil, characters: key, charactersIgnoringModifiers: key, isARepeat: false, keyCode: 0))
  }

  @Test func monitorsSeeChangeAndKeepEvents() throws {
    let (window, keys) = (
      NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered,
        defer: false), Keys()
    )
    window.contentView = keys
    window.makeFirstResponder(keys)
    let other = try press("b", in: window)
    var seen: [String] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
      seen.append(event.characters ?? "")
      switch event.characters {
      case "a": return other
      case "x": return nil
      default: return event
      }
    }
    for key in ["a", "x", "c"] { NSApplication.shared.sendEvent(try press(key, in: window)) }
    #expect(seen == ["a", "x", "c"] && keys.typed == ["b", "c"])
    NSEvent.removeMonitor(try #require(monitor))
    NSApplication.shared.sendEvent(try press("x", in: window))
    #expect(keys.typed == ["b", "c", "x"])
  }

  /// Tests make events of their own classes.
  @Test func eventsCanBeSubclassed() {
    final class Tablet: NSEvent, @unchecked Sendable {
      override var type: EventType { .tabletPoint }
    }
    #expect(Tablet().type == .tabletPoint && NSEvent.EventSubtype.tabletPoint.rawValue == 1)
  }
}
