import AutoLayout
import Foundation
import MacViews
import Testing

/// Glass and combo buttons. (Apple, `NSGlassEffectView`, `NSGlassEffectContainerView`, `NSComboButton`.)
@MainActor
struct GlassAndComboTests {
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

  /// A pop-up button without an arrow is narrower by the arrow's space, which its drawing leaves to the title: the height and 2
  /// points instead of the margin of 8. In buttons of every size, all of the title is drawn. (This package's dimensions.)
  @Test func popUpsWithoutArrowHaveNoSpaceForIt() {
    for isBordered in [true, false] {
      for size in [NSControl.ControlSize.regular, .small, .large] {
        let popUp = NSPopUpButton(frame: .zero, pullsDown: true)
        popUp.addItem(withTitle: "Actions for all files")
        (popUp.isBordered, popUp.controlSize) = (isBordered, size)
        let with = popUp.intrinsicContentSize
        (popUp.cell as? NSPopUpButtonCell)?.arrowPosition = .noArrow
        let without = popUp.intrinsicContentSize
        #expect(without.width < with.width && without.height == with.height)
        if size != .large { #expect(with.width - without.width == with.height + 2 - 8) }
        popUp.sizeToFit()
        let texts = popUp.displayList().commands.compactMap { command -> String? in
          if case .text(let text) = command { text.line.text } else { nil }
        }
        #expect(texts == ["Actions for all files"])
      }
    }
  }
}
