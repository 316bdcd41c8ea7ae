import AutoLayout
import Foundation

/// The message of AppKit's exception about endless layout passes. AppKit ends the program; here the loop is stopped and
/// reported.
extension WindowFrameView: FeedbackLoopHeadlining {
  package nonisolated func headline(forLoopIn pass: LayoutFeedbackLoop.Pass) -> String? {
    guard let window = onMainThread({ self.describedWindow }) ?? nil else { return nil }
    let name = pass == .layout ? "Layout Window" : "Update Constraints in Window"
    return
      "The window has been marked as needing another \(name) pass, but it has already had more \(name) passes "
      + "than there are views in the window.\n\(window)"
  }

  /// The class, address, number and frame of a window, in the format of AppKit's exception.
  private var describedWindow: String? {
    hostingWindow.map { window in
      let name = DescribedClass.name(of: window)
      let number = window.windowNumber
      return "<\(name): \(ObjectNamer.addresses.name(window))> 0x\(String(number, radix: 16)) (\(number)) "
        + "\(NSStringFromRect(window.frame)) en"
    }
  }
}
