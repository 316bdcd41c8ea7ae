import AutoLayout
import Foundation

/// The words of AppKit's exception about passes that never come to rest. Apple ends the program; here the loop is broken off
/// and notified.
extension WindowFrameView: FeedbackLoopHeadlining {
  package nonisolated func headline(forLoopIn pass: LayoutFeedbackLoop.Pass) -> String? {
    guard let window = onMainThread({ self.describedWindow }) ?? nil else { return nil }
    let name = pass == .layout ? "Layout Window" : "Update Constraints in Window"
    return
      "The window has been marked as needing another \(name) pass, but it has already had more \(name) passes "
      + "than there are views in the window.\n\(window)"
  }

  /// Class, address, number and frame, as AppKit's exception prints windows.
  private var describedWindow: String? {
    hostingWindow.map { window in
      let name = DescribedClass.name(of: window)
      let number = window.windowNumber
      return "<\(name): \(ObjectNamer.addresses.name(window))> 0x\(String(number, radix: 16)) (\(number)) "
        + "\(NSStringFromRect(window.frame)) en"
    }
  }
}
