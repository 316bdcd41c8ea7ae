import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A view with one or more wheels of choices. (Apple, `UIPickerView`. In a document's picture the rows are
/// placeholders, because a picker's rows come from code.)
@preconcurrency @MainActor
open class UIPickerView: UIView, ControlMetricsAdopting {
  private static let naturalWidth: CGFloat = 320
  private static let rows = ["", "", "First choice", "Second choice", "Third choice", "", ""]

  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { source }
    set {
      source = newValue
      reloadAllComponents()
    }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { rowDelegate }
    set {
      rowDelegate = newValue
      reloadAllComponents()
    }
  }
  private weak var source: (any UIPickerViewDataSource)?
  private weak var rowDelegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  /// Selects a row; a row beyond the last one selects the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    reloadComponent(component)
  }
  /// The size of a wheel's rows: the delegate's, or else an equal share of the width and the standard
  /// height.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
      height: height > 0 ? height : Self.rowHeight)
  }
  /// The view of a visible row, if the delegate provides views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews[RowPlace(component: component, row: row)]
  }
  private static let rowHeight: CGFloat = 32
  open func reloadAllComponents() {
    let components = rowViews.keys.map(\.component)
    for component in Set(components).sorted() { dropViews(of: component) }
    for component in 0..<numberOfComponents where selection[component] != nil {
      selection[component] = max(
        0, min(selectedRow(inComponent: component), numberOfRows(inComponent: component) - 1))
    }
    contentDidChange()
  }
  open func reloadComponent(_ component: Int) {
    dropViews(of: component)
    contentDidChange()
  }

  // MARK: Views of rows

  /// The position of a row: its wheel and its index.
  private struct RowPlace: Hashable {
    var component: Int
    var row: Int
  }

  /// The views of the visible rows.
  private var rowViews: [RowPlace: UIView] = [:]
  /// Views of rows that are no longer visible, for the delegate to reuse.
  private var spare: [Int: [UIView]] = [:]
  /// Represents a delegate without views: in Swift, unlike in UIKit, an optional method cannot be
  /// detected.
  static let noRowView = UIView()

  private func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func dropViews(of component: Int) {
    let places = rowViews.keys.filter { $0.component == component }.sorted { $0.row < $1.row }
    for place in places {
      guard let view = rowViews.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      spare[component, default: []].append(view)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.midX - wheelWidths.reduce(0, +) / 2
    for (component, width) in wheelWidths.enumerated() {
      placeViews(of: component, in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
  }

  private var wheelWidths: [CGFloat] {
    (0..<min(Self.mostComponents, numberOfComponents)).map { rowSize(forComponent: $0).width }
  }

  /// Places the rows centred in their wheel, one below the other, in the delegate's height.
  private func placeViews(of component: Int, in rect: CGRect) {
    guard let delegate else { return }
    let chosen = selectedRow(inComponent: component)
    let height = rowSize(forComponent: component).height
    let count = numberOfRows(inComponent: component)
    for row in WheelDrawing.reach.map({ chosen + $0 }) where (0..<count).contains(row) {
      let middle = rect.midY + CGFloat(row - chosen) * height
      guard middle + height / 2 > rect.minY, middle - height / 2 < rect.maxY else { continue }
      let place = RowPlace(component: component, row: row)
      let view =
        rowViews[place]
        ?? delegate.pickerView(
          self, viewForRow: row, forComponent: component, reusing: spare[component]?.popLast())
      guard view !== Self.noRowView else { return }
      rowViews[place] = view
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: rect.minX, y: middle - height / 2, width: rect.width, height: height)
    }
    clipsToBounds = true
  }

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
        alignment: .center,
        colors: WheelDrawing.reach.map { color(selectedRow(inComponent: component) + $0, component) },
        width: wishedWidth(component))
    }
    let standIn = WheelDrawing.Wheel(rows: Self.rows, alignment: .center)
    WheelDrawing(wheels: wheels.isEmpty ? [standIn] : wheels).draw(in: bounds, on: canvas)
  }

  /// The maximum number of wheels; with more, nothing would be legible.
  private static let mostComponents = 12

  private func title(_ row: Int, _ component: Int) -> String {
    guard rowViews.isEmpty, (0..<numberOfRows(inComponent: component)).contains(row) else { return "" }
    return attributedTitle(row, component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  private func attributedTitle(_ row: Int, _ component: Int) -> NSAttributedString? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
  }

  private func color(_ row: Int, _ component: Int) -> UIColor? {
    attributedTitle(row, component).flatMap { $0.string.isEmpty ? nil : TextAttributes($0).color }
  }

  /// The delegate's width for a wheel; nil if it states none: the wheel is then as wide as its rows.
  private func wishedWidth(_ component: Int) -> CGFloat? {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    return width > 0 ? width : nil
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
  /// Never called: there are no touches.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a wheel, in points; 0, the default, for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows, in points; 0, the default, for the picker's own.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// A title with its colour, which takes precedence over the plain title.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// A row's view, which takes precedence over the titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noRowView }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
