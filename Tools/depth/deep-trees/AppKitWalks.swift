import Foundation
import MacViews

/// A client's view: it overrides what the walks call, and passes everything on.
private final class Level: NSView {
  override func layout() { super.layout() }
  override func updateConstraints() { super.updateConstraints() }
  override func viewWillMove(toWindow newWindow: NSWindow?) { super.viewWillMove(toWindow: newWindow) }
  override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
  override func viewDidHide() { super.viewDidHide() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func draw(_ dirtyRect: NSRect) { super.draw(dirtyRect) }
}

/// Walks over trees of AppKit's views.
@MainActor
enum AppKitWalks {
  private static let screen = NSRect(x: 0, y: 0, width: 200, height: 100)

  static let all: [DeepWalk] = [
    DeepWalk(name: "AppKit masks") {
      let (root, leaf) = tower(of: NSView.init)
      root.setFrameSize(NSSize(width: 150, height: 80))
      root.layoutSubtreeIfNeeded()
      return leaf.frame == NSRect(x: 0, y: 0, width: 150, height: 80)
    },
    DeepWalk(name: "AppKit constraints") {
      let (root, leaf) = tower(of: Level.init, joinedBy: pin)
      root.layoutSubtreeIfNeeded()
      leaf.needsLayout = true
      leaf.needsUpdateConstraints = true
      leaf.invalidateIntrinsicContentSize()
      root.setFrameSize(NSSize(width: 150, height: 80))
      root.layoutSubtreeIfNeeded()
      return leaf.frame == NSRect(x: 0, y: 0, width: 150, height: 80)
    },
    DeepWalk(name: "AppKit windows") {
      let (root, leaf) = tower(of: Level.init)
      let window = NSWindow(
        contentRect: screen, styleMask: [.titled, .resizable], backing: .buffered, defer: true)
      window.contentView = root
      window.setContentSize(NSSize(width: 150, height: 80))
      window.layoutIfNeeded()
      let size = leaf.frame.size
      root.removeFromSuperview()
      return size == NSSize(width: 150, height: 80) && leaf.window == nil
    },
    DeepWalk(name: "AppKit fitting sizes") {
      let (root, leaf) = tower(of: NSView.init, joinedBy: pin)
      root.translatesAutoresizingMaskIntoConstraints = false
      leaf.widthAnchor.constraint(equalToConstant: 70).isActive = true
      leaf.heightAnchor.constraint(equalToConstant: 30).isActive = true
      return root.fittingSize == NSSize(width: 70, height: 30)
    },
    DeepWalk(name: "AppKit display and appearance") {
      let (root, leaf) = tower(of: Level.init)
      root.appearance = NSAppearance(named: .darkAqua)
      leaf.needsDisplay = true
      return root.displayList().commands.count > DeepTrees.levels
        && leaf.effectiveAppearance.name == .darkAqua
    },
    DeepWalk(name: "AppKit search, conversion, clicks and hiding") {
      let (root, leaf) = tower(of: NSView.init)
      let hit = root.hitTest(NSPoint(x: 5, y: 5))
      let origin = leaf.convert(NSPoint.zero, to: root)
      root.isHidden = true
      return hit === leaf && origin == .zero && leaf.isHiddenOrHasHiddenAncestor
    },
    DeepWalk(name: "AppKit release") {
      weak var witness: NSView?
      do {
        let (root, leaf) = tower(of: Level.init, joinedBy: pin)
        root.layoutSubtreeIfNeeded()
        witness = leaf
      }
      return witness == nil
    },
  ]

  /// Views, each in the one before, made from the inside out.
  private static func tower(
    of make: (NSRect) -> NSView,
    joinedBy join: (NSView) -> Void = { $0.autoresizingMask = [.width, .height] }
  ) -> (root: NSView, leaf: NSView) {
    let leaf = make(screen)
    var view = leaf
    for _ in 0..<DeepTrees.levels {
      let outer = make(screen)
      outer.addSubview(view)
      join(view)
      view = outer
    }
    return (view, leaf)
  }

  /// The view fills its superview by constraints.
  private static func pin(_ view: NSView) {
    guard let superview = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}
