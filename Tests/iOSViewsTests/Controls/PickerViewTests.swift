import Foundation
import Testing
import iOSViews

@MainActor
private class Source: NSObject, UIPickerViewDataSource {
  var rows = [5, 3]
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }
}

@MainActor
private final class Views: Source, UIPickerViewDelegate {
  var made = 0
  var reused = 0
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 100 : 60
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    return view ?? UIView()
  }
}

@MainActor
private final class Titles: Source, UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "plain \(row)"
  }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    component == 0
      ? NSAttributedString(string: "styled \(row)", attributes: [.foregroundColor: UIColor.red]) : nil
  }
}

/// Rows of wheels, as the delegate makes them. Expected: Apple, `UIPickerViewDelegate`.
@MainActor
struct PickerViewTests {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Worked out: wheels of 100 and 60 in the middle of 300, rows of 40 about the middle of 200.
  @Test func rowsMayBeViews() throws {
    let delegate = Views()
    picker.dataSource = delegate
    picker.delegate = delegate
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
    #expect(picker.view(forRow: 0, forComponent: 0)?.frame == CGRect(x: 70, y: 80, width: 100, height: 40))
    #expect(picker.view(forRow: 1, forComponent: 1)?.frame == CGRect(x: 170, y: 120, width: 60, height: 40))
    // Three rows of each wheel reach into the lower half.
    #expect(delegate.made == 6)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(picker.view(forRow: 4, forComponent: 0)?.frame.midY == 100)
    #expect(delegate.reused > 0)
  }

  @Test func attributedTitlesComeFirst() {
    let delegate = Titles()
    picker.dataSource = delegate
    picker.delegate = delegate
    picker.layoutIfNeeded()
    let texts = picker.displayList().dump
    #expect(
      texts.contains("\"styled 0\"") && texts.contains("\"plain 0\"") && !texts.contains("First choice"))
    let isRed = picker.displayList().commands.contains { command in
      if case .text(let text) = command {
        text.line.text == "styled 0" && text.color == UIColor.red.cgColor
      } else {
        false
      }
    }
    #expect(isRed)
  }
}
