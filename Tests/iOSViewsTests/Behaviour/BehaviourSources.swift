import Foundation
import iOSViews

/// A cell that counts how often cells of its class are reused.
final class ReusedCell: UITableViewCell {
  static var prepared = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    Self.prepared += 1
  }
}

/// One section of rows 44 points high.
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var made = 0
  var calls: [String] = []
  /// Whether calls for cells are noted, besides selections.
  var displays = false
  private var shown: UIWindow?

  init(_ count: Int) { self.count = count }

  /// A table of 400 by 800 points in a window, laid out.
  func table() -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let table = KeepingTable(frame: window.bounds, style: .plain)
    table.kept = self
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.register(ReusedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
    shown = window
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    if displays { calls.append("cell \(indexPath.row)") }
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if displays { calls.append("display \(indexPath.row)") }
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
}

/// Keeps its source alive, which tables reference weakly.
private final class KeepingTable: UITableView {
  var kept: RowSource?
}

/// One wheel of a picker.
final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 3
  var selected: [Int] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append(row)
  }
}

/// Notes what a field reports.
final class FieldLog: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var begins = true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldEnd")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append("didEnd \(reason.rawValue)")
  }
}

/// Notes how a scroll view moves, and zooms one view.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var zoomed = UIView()
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did \(scrollView.contentOffset.y)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// Notes what navigation and tab bar controllers show.
final class ShowLog: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var calls: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    calls.append("will \(navigationController.viewControllers.count)")
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    calls.append("did \(navigationController.viewControllers.count)")
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    calls.append("select")
  }
}

/// Notes new sizes of its children, and when it begins and ends editing.
final class SizeListener: UIViewController {
  var heard: [CGSize] = []
  var edits: [Bool] = []
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    heard.append(container.preferredContentSize)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append(editing)
  }
}
