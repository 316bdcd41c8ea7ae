import AutoLayout
import Foundation
import Graphics

/// Wheels of choices. (Apple, `UIPickerView`; its rows come from code, so a still picture shows stand-ins.)
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Apple's size in every release (height n = 1; two saved pickers are 162 high, the old small size).
  private static let naturalSize = CGSize(width: 320, height: 216)
  private static let rows = ["", "", "First choice", "Second choice", "Third choice", "", ""]

  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  override func drawContent(on canvas: ViewCanvas) {
    let wheel = WheelDrawing.Wheel(rows: Self.rows, alignment: .center)
    WheelDrawing(wheels: [wheel]).draw(in: bounds, on: canvas)
  }
}
