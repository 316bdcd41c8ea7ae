import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// Labels of several lines in rows. Expected values: Open Radar 39275811 and 41192642 (`width == stack.width / n + c` at the
/// label's resistance plus 10); rows saved by Xcode 13 and later, where a single label takes what the others leave (2 of 2).
@MainActor
struct TextWidthTests {
  /// Kept, as a stack does not keep its superview.
  private static var hosts: [UIView] = []

  private func row(
    _ views: [UIView], width: CGFloat = 300, spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    let host = UIView.container(width, 200, stack)
    Self.hosts.append(host)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    return stack
  }

  private func disambiguation(_ stack: UIStackView) -> NSLayoutConstraint? {
    stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
  }

  private func label(_ lines: Int) -> UILabel {
    let label = UILabel()
    label.text = "Words that would fill more than one line of the row, and then some more"
    label.numberOfLines = lines
    return label
  }

  @Test("a label of several lines beside a switch gets what the switch leaves")
  func whatTheSwitchLeaves() {
    let label = label(0)
    label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let toggle = UISwitch()
    let stack = row([label, toggle])
    #expect(label.frame.width == 300 - toggle.intrinsicContentSize.width)
    #expect(disambiguation(stack) == nil)
  }

  @Test("spacing is shared, too")
  func spacingIsShared() {
    let labels = [label(0), label(2), label(0)]
    let stack = row(labels, spacing: 12)
    #expect(labels.map(\.frame.width) == [92, 92, 92])
    #expect(disambiguation(stack)?.constant == -8)
  }

  @Test("labels of one line, and columns, have no such constraint")
  func onlyWhereItMatters() {
    let label = label(1)
    let stack = row([label, self.label(0)])
    #expect(disambiguation(stack) == nil)
    label.numberOfLines = 0
    stack.superview?.layoutIfNeeded()
    #expect(disambiguation(stack) != nil)
    stack.axis = .vertical
    stack.superview?.layoutIfNeeded()
    #expect(disambiguation(stack) == nil)
  }
}
