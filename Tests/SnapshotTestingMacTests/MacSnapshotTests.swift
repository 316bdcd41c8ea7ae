import CairoRenderer
import Foundation
import Graphics
import MacViews
import SnapshotTestingMac
import Testing

@MainActor
struct MacSnapshotTests {
  private func makeForm(titleX: CGFloat = 10) -> NSView {
    let form = NSView(frame: NSRect(x: 0, y: 0, width: 160, height: 80))
    let label = NSTextField(labelWithString: "Playlist")
    // AppKit counts y upwards: the label is 20 points below the top.
    label.frame = NSRect(x: titleX, y: 40, width: 100, height: 20)
    label.identifier = NSUserInterfaceItemIdentifier("title")
    form.addSubview(label)
    return form
  }

  private func verify(_ view: NSView, in folder: String, size: CGSize? = nil) -> String? {
    verifySnapshot(
      of: view, as: .image(size: size), named: "form", snapshotDirectory: folder, testName: "testForm()")
  }

  @Test func recordedReferenceMatchesAndMovedViewIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(makeForm(), in: folder.path) != nil)
    let data = try Data(contentsOf: folder.appendingPathComponent("testForm.form.png"))
    let image = try #require(EncodedImage(data))
    #expect(image.width == 320 && image.height == 160)
    #expect(verify(makeForm(), in: folder.path) == nil)
    let failure = try #require(verify(makeForm(titleX: 14), in: folder.path))
    #expect(failure.contains("moved: line of text at "))
    #expect(failure.contains(" by +4, 0 (NSTextField title)"))
    // A view of another size has another picture, and its own size afterwards.
    let form = makeForm()
    #expect(verify(form, in: folder.path, size: CGSize(width: 100, height: 80)) != nil)
    #expect(form.frame.size == NSSize(width: 160, height: 80))
  }

  @Test func descriptionHasNoAddresses() {
    var text = ""
    Snapshotting<NSView, String>.recursiveDescription.snapshot(makeForm()).run { text = $0 }
    #expect(text.contains("NSTextField") && !text.contains("0x"))
  }

  @Test func controllersShowTheirViews() throws {
    let controller = NSViewController()
    controller.view = makeForm()
    var image: NSImage?
    Snapshotting<NSViewController, NSImage>.image.snapshot(controller).run { image = $0 }
    #expect(image?.size == NSSize(width: 160, height: 80))
  }
}
