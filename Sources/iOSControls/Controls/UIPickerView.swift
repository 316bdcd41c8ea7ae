import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// Wheels of choices. (Apple, `UIPickerView`; its rows come from code, so a still picture shows stand-ins.)
@preconcurrency @MainActor
open class UIPickerView: UIView, ControlMetricsAdopting {
  private static let naturalWidth: CGFloat = 320
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
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: Self.rowHeight)
  }
  /// A row's view if the delegate makes views; nil here: rows are drawn as text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  private static let rowHeight: CGFloat = 32
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.naturalWidth, height: controlMetrics.pickerHeight)
  }
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(sizesToContent: true)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let components = min(Self.mostComponents, numberOfComponents)
    let wheels = (0..<components).map { component in
      WheelDrawing.Wheel(
        rows: WheelDrawing.reach.map { title(selectedRow(inComponent: component) + $0, component) },
        alignment: .center)
    }
    let standIn = WheelDrawing.Wheel(rows: Self.rows, alignment: .center)
    WheelDrawing(wheels: wheels.isEmpty ? [standIn] : wheels).draw(in: bounds, on: canvas)
  }

  /// More wheels than this show nothing that can be read.
  private static let mostComponents = 12

  private func title(_ row: Int, _ component: Int) -> String {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return "" }
    return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }
}

/// Provides the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view, which provides the rows' titles and is notified of selections.
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
