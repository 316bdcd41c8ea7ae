import Foundation
import MacViews
import Testing

#if os(Linux) || os(macOS)
  /// Calls that end the program, by the id of their row in docs/behaviour-mac.tsv.
  enum MacMisuseBehaviourUses {
    static let rows: [RaisingUse] = [
      RaisingUse("raises.subview-of-itself") {
        let view = NSView()
        view.addSubview(view)
      },
      RaisingUse("raises.frame-nan") {
        NSView().frame = NSRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      },
      RaisingUse("raises.constraint-nan") {
        let width = NSView().widthAnchor.constraint(equalToConstant: 1)
        width.constant = .nan
      },
      RaisingUse("raises.no-common-ancestor") {
        NSView().topAnchor.constraint(equalTo: NSView().topAnchor).isActive = true
      },
      RaisingUse("raises.width-to-edge") {
        _ = NSLayoutConstraint(
          item: NSView(), attribute: .width, relatedBy: .equal, toItem: NSView(), attribute: .left,
          multiplier: 1, constant: 0)
      },
      RaisingUse("raises.leading-to-left") {
        _ = NSLayoutConstraint(
          item: NSView(), attribute: .leading, relatedBy: .equal, toItem: NSView(), attribute: .left,
          multiplier: 1, constant: 0)
      },
      RaisingUse("raises.format-syntax") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a", options: [], metrics: nil, views: ["a": NSView()])
      },
      RaisingUse("raises.format-unknown-view") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a][b]", options: [], metrics: nil, views: ["a": NSView()])
      },
      RaisingUse("raises.stack-index") {
        NSStackView().insertArrangedSubview(NSView(), at: 2)
      },
      RaisingUse("raises.menu-insert-index") {
        NSMenu().insertItem(NSMenuItem(title: "a", action: nil, keyEquivalent: ""), at: 5)
      },
      RaisingUse("raises.popover-no-content") {
        let window = NSWindow()
        let view = NSView()
        window.contentView?.addSubview(view)
        NSPopover().show(relativeTo: .zero, of: view, preferredEdge: .minX)
      },
      RaisingUse("raises.child-controller-index") {
        NSViewController().insertChild(NSViewController(), at: 2)
      },
      RaisingUse("raises.window-frame-nan") {
        NSWindow().setFrame(NSRect(x: 0, y: 0, width: CGFloat.nan, height: 1), display: false)
      },
      RaisingUse("raises.stack-custom-spacing-stranger") {
        NSStackView().setCustomSpacing(5, after: NSView())
      },
      RaisingUse("raises.stack-visibility-stranger") {
        NSStackView().setVisibilityPriority(.notVisible, for: NSView())
      },
      RaisingUse("raises.stack-gravity-index") {
        NSStackView().insertView(NSView(), at: 1, in: .center)
      },
      RaisingUse("raises.stack-remove-stranger") {
        NSStackView().removeView(NSView())
      },
      RaisingUse("raises.grid-row-index") {
        _ = NSGridView(numberOfColumns: 1, rows: 1).row(at: 3)
      },
      RaisingUse("raises.grid-insert-index") {
        NSGridView(numberOfColumns: 1, rows: 1).insertRow(at: 3, with: [])
      },
      RaisingUse("raises.grid-merge-range") {
        let grid = NSGridView(numberOfColumns: 2, rows: 1)
        grid.row(at: 0).mergeCells(in: NSRange(location: 1, length: 4))
      },
      RaisingUse("raises.split-item-index") {
        NSSplitViewController().insertSplitViewItem(
          NSSplitViewItem(viewController: NSViewController()), at: 2)
      },
      RaisingUse("raises.split-item-stranger") {
        NSSplitViewController().removeSplitViewItem(NSSplitViewItem(viewController: NSViewController()))
      },
      RaisingUse("raises.split-item-controller") {
        let (controller, item) = (
          NSSplitViewController(), NSSplitViewItem(viewController: NSViewController())
        )
        controller.addSplitViewItem(item)
        item.viewController = NSViewController()
      },
      RaisingUse("raises.tab-select-index") {
        NSTabView().selectTabViewItem(at: 3)
      },
      RaisingUse("raises.tab-identifier") {
        NSTabView().selectTabViewItem(withIdentifier: "none")
      },
      RaisingUse("raises.tab-item-index") {
        _ = NSTabView().tabViewItem(at: 0)
      },
      RaisingUse("raises.tab-insert-index") {
        NSTabView().insertTabViewItem(NSTabViewItem(identifier: "a"), at: 2)
      },
      RaisingUse("raises.tab-remove-stranger") {
        NSTabView().removeTabViewItem(NSTabViewItem(identifier: "a"))
      },
      RaisingUse("raises.tabcontroller-index") {
        NSTabViewController().insertTabViewItem(NSTabViewItem(viewController: NSViewController()), at: 2)
      },
      RaisingUse("raises.tabcontroller-stranger") {
        NSTabViewController().removeTabViewItem(NSTabViewItem(viewController: NSViewController()))
      },
      RaisingUse("raises.tabcontroller-no-controller") {
        NSTabViewController().addTabViewItem(NSTabViewItem(identifier: "a"))
      },
      RaisingUse("raises.constraint-priority-range") {
        NSView().widthAnchor.constraint(equalToConstant: 1).priority = NSLayoutConstraint.Priority(1001)
      },
      RaisingUse("raises.format-no-superview") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[a]", options: [], metrics: nil, views: ["a": NSView()])
      },
      RaisingUse("raises.transition-strangers") {
        let (parent, a, b) = (NSViewController(), NSViewController(), NSViewController())
        for controller in [parent, a, b] { controller.view = NSView() }
        parent.transition(from: a, to: b, options: [])
      },
      RaisingUse("raises.child-remove-index") {
        NSViewController().removeChild(at: 0)
      },
      RaisingUse("raises.menu-item-elsewhere") {
        let (item, menu) = (NSMenuItem(title: "a", action: nil, keyEquivalent: ""), NSMenu())
        menu.addItem(item)
        NSMenu().addItem(item)
        _ = menu.numberOfItems
      },
      RaisingUse("raises.menu-remove-stranger") {
        NSMenu().removeItem(NSMenuItem(title: "a", action: nil, keyEquivalent: ""))
      },
      RaisingUse("raises.menu-remove-index") {
        NSMenu().removeItem(at: 0)
      },
      RaisingUse("raises.menu-submenu-elsewhere") {
        let (menu, below) = (NSMenu(), NSMenu())
        for title in ["a", "b"] {
          menu.addItem(withTitle: title, action: nil, keyEquivalent: "").submenu = below
        }
      },
      RaisingUse("raises.popover-no-window") {
        let (popover, controller) = (NSPopover(), NSViewController())
        controller.view = NSView()
        popover.contentViewController = controller
        popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minX)
      },
      RaisingUse("raises.popover-semitransient-child") {
        let (parent, child) = (NSWindow(), NSWindow())
        parent.addChildWindow(child, ordered: .above)
        let (popover, controller, view) = (NSPopover(), NSViewController(), NSView())
        controller.view = NSView()
        popover.contentViewController = controller
        popover.behavior = .semitransient
        child.contentView?.addSubview(view)
        child.orderFront(nil)
        popover.show(relativeTo: .zero, of: view, preferredEdge: .minX)
      },
    ]
  }

  /// The rows of docs/behaviour-mac.tsv whose kind is “raises”.
  @MainActor
  struct MacMisuseBehaviourTests {
    @Test(arguments: MacMisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { MacMisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
