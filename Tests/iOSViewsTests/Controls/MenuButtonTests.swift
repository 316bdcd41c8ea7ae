import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// Buttons that show what is chosen of their menu. (Apple, `changesSelectionAsPrimaryAction`, iOS 15.)
@MainActor
struct MenuButtonTests {
  private func menu(on index: Int?) -> UIMenu {
    let titles = ["One", "Two", "Three"]
    return UIMenu(
      title: "Pick",
      children: titles.enumerated().map { place, title in
        UIAction(title: title, state: place == index ? .on : .off) { _ in }
      })
  }

  @Test func theChosenTitleIsShown() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.menu = menu(on: 2)
    #expect(button.currentTitle == "Title")
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Three")
    button.menu = menu(on: nil)
    #expect(button.currentTitle == "One")
    button.configuration = .filled()
    #expect(button.currentTitle == "One")
  }

  @Test func withoutAMenuTheButtonIsTurnedOnAndOff() {
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(states == [true, false])
  }

  @Test func barButtonsShowItToo() {
    let item = UIBarButtonItem(title: "Sort", menu: menu(on: 1))
    #expect(BarItem(item).title == "Sort")
    item.changesSelectionAsPrimaryAction = true
    #expect(BarItem(item).title == "Two")
  }
}

/// Configured buttons take their fonts in the text size around them, whenever it was set. Fonts: body is 17 points by
/// default and 53 at the largest size (Apple, Human Interface Guidelines, "Typography").
@MainActor
struct ConfiguredButtonTextSizeTests {
  private func font(of button: UIButton) -> CGFloat? {
    button.layoutIfNeeded()
    return button.displayList().commands.compactMap { command -> CGFloat? in
      if case .text(let text) = command { text.font.pointSize } else { nil }
    }.first
  }

  private func button() -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    return button
  }

  @Test func theTextSizeCountsBeforeAndAfterTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let first = button()
    #expect(font(of: first) == 17)
    window.addSubview(first)
    #expect(font(of: first) == 53)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(font(of: first) == 17)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(font(of: first) == 53)
    first.removeFromSuperview()
    #expect(font(of: first) == 17)
  }

  @Test func sizesFollow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let one = button()
    one.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(one)
    window.layoutIfNeeded()
    let small = one.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(one.titleLabelFontSize == 53)
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(one.frame.height == small)
  }
}

extension UIButton {
  fileprivate var titleLabelFontSize: CGFloat? {
    displayList().commands.compactMap { command -> CGFloat? in
      if case .text(let text) = command { text.font.pointSize } else { nil }
    }.first
  }
}
