import AutoLayout
import Foundation
import Graphics

/// Wheels of choices. (Apple, `UIPickerView`; its rows come from code, so a still picture shows stand-ins.)
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Apple's size in every release (height n = 1; two saved pickers are 162 high, the old small size).
  private static let naturalSize = CGSize(width: 320, height: 216)
  private static let rows = ["", "", "First choice", "Second choice", "Third choice", "", ""]

  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  override func drawContent(on canvas: ViewCanvas) {
    let wheel = WheelDrawing.Wheel(rows: Self.rows, alignment: .center)
    WheelDrawing(wheels: [wheel]).draw(in: bounds, on: canvas)
  }
}

/// Tells how many wheels and rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Tells what the rows say, and is told of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
