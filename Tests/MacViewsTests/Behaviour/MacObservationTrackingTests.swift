import Foundation
import MacViews
import Observation
import Testing

/// Methods run again after observable properties that they read have changed. (Apple, “Updating views automatically with observation
/// tracking in AppKit”.)
@MainActor
struct MacObservationTrackingTests {
  @Observable final class Model { var title = "a" }

  /// Reads the model in one of the methods of views.
  private final class Reader: NSView {
    let model = Model()
    var pass = ""
    var counts: [String: Int] = [:]

    private func run(_ pass: String) {
      counts[pass, default: 0] += 1
      if self.pass == pass { _ = model.title }
    }
    override func updateConstraints() {
      run("updateConstraints")
      super.updateConstraints()
    }
    override func layout() {
      super.layout()
      run("layout")
    }
    override func draw(_ dirtyRect: NSRect) { run("draw") }
  }

  private final class Screen: NSViewController {
    let model = Model()
    var titles: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
    override func viewWillLayout() { titles.append(model.title) }
  }

  private func window(with view: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.contentView?.addSubview(view)
    return window
  }

  @Test("view.observed-passes") func eachPassIsRunAgain() {
    for pass in ["updateConstraints", "layout", "draw"] { check(pass) }
  }

  private func check(_ pass: String) {
    let reader = Reader(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    reader.pass = pass
    let window = window(with: reader)
    reader.needsUpdateConstraints = true
    reader.needsDisplay = true
    window.displayIfNeeded()
    let before = reader.counts[pass, default: 0]
    #expect(before > 0, "\(pass)")
    window.displayIfNeeded()
    #expect(reader.counts[pass] == before, "\(pass)")
    reader.model.title = "b"
    window.displayIfNeeded()
    #expect(reader.counts[pass] == before + 1, "\(pass)")
  }

  @Test("controller.observed-methods") func controllersAreTracked() {
    let screen = Screen()
    let window = window(with: screen.view)
    window.displayIfNeeded()
    #expect(screen.titles == ["a"])
    screen.model.title = "b"
    window.displayIfNeeded()
    #expect(screen.titles == ["a", "b"])
  }
}
