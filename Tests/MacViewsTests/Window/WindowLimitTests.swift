import AutoLayout
import Foundation
import MacViews
import Testing

/// “The minimum size constraint is enforced for resizing by the user as well as for the setContentSize(_:) method and the
/// setFrame... methods other than setFrame(_:display:)”. (Apple, `NSWindow.contentMinSize`.)
@MainActor
struct WindowLimitTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.titled, .resizable],
    backing: .buffered, defer: false)
  private let small = NSSize(width: 50, height: 60)
  private let large = NSSize(width: 2000, height: 1000)
  private var size: NSSize { window.contentView?.frame.size ?? .zero }

  @Test func contentLimitsHoldForTheContentAndForThePerson() {
    window.contentMinSize = NSSize(width: 300, height: 200)
    window.contentMaxSize = NSSize(width: 500, height: 450)
    for resize in [window.setContentSize, window.dragCorner] {
      resize(small)
      #expect(size == NSSize(width: 300, height: 200))
      resize(large)
      #expect(size == NSSize(width: 500, height: 450))
    }
    window.setFrame(NSRect(x: 0, y: 0, width: 100, height: 128), display: true)
    #expect(size == NSSize(width: 100, height: 100))
  }

  /// Those of the frame are for the person only; those of the content go before them.
  @Test func frameLimitsHoldForThePerson() {
    window.minSize = NSSize(width: 300, height: 228)
    window.maxSize = NSSize(width: 500, height: 478)
    window.setContentSize(small)
    #expect(size == small)
    window.dragCorner(to: small)
    #expect(size == NSSize(width: 300, height: 200))
    window.dragCorner(to: large)
    #expect(size == NSSize(width: 500, height: 450))
    window.contentMinSize = NSSize(width: 100, height: 100)
    window.dragCorner(to: small)
    #expect(size == NSSize(width: 100, height: 100))
  }

  /// Apple, `contentAspectRatio` and `contentResizeIncrements`: a person resizes by them, programs do as they like.
  @Test func peopleKeepRatiosAndIncrements() {
    window.contentAspectRatio = NSSize(width: 2, height: 1)
    window.dragCorner(to: NSSize(width: 600, height: 500))
    #expect(size == NSSize(width: 600, height: 300))
    window.setContentSize(NSSize(width: 400, height: 400))
    window.contentResizeIncrements = NSSize(width: 50, height: 20)
    #expect(window.contentAspectRatio == .zero)
    window.dragCorner(to: NSSize(width: 530, height: 415))
    #expect(size == NSSize(width: 550, height: 420))
  }

  private final class Guard: NSObject, NSWindowDelegate {
    var proposed: [NSSize] = []
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize {
      proposed.append(frameSize)
      return NSSize(width: 320, height: 228)
    }
  }

  /// Apple, `windowWillResize(_:to:)`: when a person resizes the window, with limits applied; not for
  /// `setFrame(_:display:)`.
  @Test func theDelegateHasTheLastWord() {
    let delegate = Guard()
    window.delegate = delegate
    window.contentMinSize = NSSize(width: 300, height: 200)
    window.setFrame(NSRect(x: 0, y: 0, width: 350, height: 350), display: true)
    #expect(delegate.proposed.isEmpty)
    window.dragCorner(to: small)
    #expect(delegate.proposed == [NSSize(width: 300, height: 228)])
    #expect(size == NSSize(width: 320, height: 200))
  }
}
