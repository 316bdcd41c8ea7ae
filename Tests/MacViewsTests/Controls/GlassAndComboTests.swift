import AutoLayout
import Foundation
import MacViews
import Testing

/// Glass and combo buttons. (Apple, `NSGlassEffectView`, `NSGlassEffectContainerView`, `NSComboButton`.)
@MainActor
@Suite(.serialized) struct GlassAndComboTests {
  /// A view with 30 × 20 points of content and 5 around it makes the glass 40 × 30.
  @Test func glassIsAsLargeAsItsContent() {
    let (content, inner, glass) = (NSView(), NSView(), NSGlassEffectView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
    ])
    glass.contentView = content
    glass.translatesAutoresizingMaskIntoConstraints = false
    let (pieces, container) = (
      NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200)),
      NSGlassEffectContainerView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    )
    container.contentView = pieces
    pieces.addSubview(glass)
    NSLayoutConstraint.activate([
      glass.leadingAnchor.constraint(equalTo: pieces.leadingAnchor, constant: 10),
      glass.topAnchor.constraint(equalTo: pieces.topAnchor, constant: 10),
    ])
    container.layoutSubtreeIfNeeded()
    #expect(glass.frame == NSRect(x: 10, y: 160, width: 40, height: 30))
    #expect(content.frame == NSRect(x: 0, y: 0, width: 40, height: 30))
    glass.contentView = nil
    #expect(content.superview == nil)
  }

  /// A combo button has the size of a pull-down button with its title, and the actions are not among its titles.
  @Test func comboButtonsAreMeasuredAsPullDownButtons() {
    let menu = NSMenu(title: "")
    menu.addItem(withTitle: "Send at a later time of the day", action: nil, keyEquivalent: "")
    let combo = NSComboButton(title: "Send", menu: menu, target: nil, action: nil)
    let pull = NSPopUpButton(frame: .zero, pullsDown: true)
    pull.addItem(withTitle: "Send")
    #expect(combo.intrinsicContentSize == pull.intrinsicContentSize)
    #expect(combo.menu === menu && menu.numberOfItems == 1 && combo.style == .split)
    let width = combo.intrinsicContentSize.width
    combo.title = "Send Now"
    #expect(combo.intrinsicContentSize.width > width)
    combo.isEnabled = false
    #expect(!combo.isEnabled)
  }
}
