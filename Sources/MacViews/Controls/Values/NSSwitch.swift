import AutoLayout
import Foundation
import Graphics

/// An on-off switch. (Apple, `NSSwitch`, macOS 10.15.)
@preconcurrency @MainActor
open class NSSwitch: NSControl {
  override class var usualKind: ControlKind? { .switch }
  override var metricKind: ControlKind? { .switch }

  open var state: StateValue {
    get { anyCell.state }
    set { anyCell.state = newValue == .off ? .off : .on }
  }
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    state = state == .on ? .off : .on
    sendAction(action, to: target)
  }
  open override var objectValue: Any? {
    get { state.rawValue }
    set { state = (newValue as? Int ?? 0) == 0 ? .off : .on }
  }
  open override var integerValue: Int {
    get { state.rawValue }
    set { state = newValue == 0 ? .off : .on }
  }
  override var shownText: String? { nil }
}
