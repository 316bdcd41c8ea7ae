import AutoLayout
import Foundation
import MacViews
import Testing

@testable import MacWindows

#if os(Linux) || os(macOS)
  /// Programmers' mistakes end the program with a message, as an uncaught exception does on a Mac.
  @MainActor
  struct MacIllegalUseTests {
    @Test func aConstantMustBeANumber() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { NSView().widthAnchor.constraint(equalToConstant: .nan).isActive = true }
      }
    }

    @Test func aStepOfAConstantMustBeANumber() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          NSView().widthAnchor.constraint(equalToConstant: 1).animator().constant = .nan
        }
      }
    }

    @Test func geometryMustBeOfNumbers() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { NSView().frame = NSRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(text?.contains("NSInvalidArgumentException") == true)
      await #expect(processExitsWith: .failure) {
        await MainActor.run { NSView().setBoundsOrigin(NSPoint(x: 0, y: CGFloat.nan)) }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { NSView().setFrameSize(NSSize(width: CGFloat.infinity, height: 1)) }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          NSWindow().setFrame(NSRect(x: 0, y: 0, width: CGFloat.nan, height: 1), display: true)
        }
      }
    }

    /// “Can't add self or an ancestor as subview” is the reason that AppKit's exception names.
    @Test func aViewCannotBeInItself() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = NSView()
          view.addSubview(view)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (outer, middle, inner) = (NSView(), NSView(), NSView())
          outer.addSubview(middle)
          middle.addSubview(inner)
          inner.addSubview(outer)
        }
      }
    }

    @Test func itemsMustBeInOneTree() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { NSView().topAnchor.constraint(equalTo: NSView().topAnchor).isActive = true }
      }
    }

    // MARK: Threads

    /// A tree of no window may be changed anywhere; that of a window on the main thread only.
    @Test func treesOfWindowsBelongToTheMainThread() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Self.changeConstantElsewhere(inWindow: true) }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(
        text?.contains("Modifications to the layout engine must not be performed from a background thread")
          == true)
    }

    @Test func treesOfNoWindowMayBeMadeAnywhere() {
      #expect(Self.changeConstantElsewhere(inWindow: false) == 5)
    }

    private static func changeConstantElsewhere(inWindow: Bool) -> CGFloat {
      let (root, view) = (NSView(), NSView())
      root.addSubview(view)
      let window = NSWindow()
      if inWindow { window.contentView = root }
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      nonisolated(unsafe) let shared = constraint
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        shared.constant = 5
        isDone.signal()
      }
      isDone.wait()
      return constraint.constant
    }
  }
#endif
