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
    ]
  }

  /// The rows of docs/behaviour-mac.tsv whose kind is “raises”.
  @MainActor
  @Suite struct MacMisuseBehaviourTests {
    @Test(arguments: MacMisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { MacMisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
