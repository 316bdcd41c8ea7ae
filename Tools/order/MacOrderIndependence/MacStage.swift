import AutoLayout
import Foundation
import MacViews
import OrderIndependence

/// Where a live tree of AppKit is shown and things are done with it.
///
/// The root view lies in a window's content view with a size of its own: a window that yields to its content would remember
/// what has been requested.
@MainActor
final class MacStage: TreeStage {
  private let live: MacLiveTree
  private var window: NSWindow?
  private var controller: NSViewController?
  /// Constraints that went with views that were taken out.
  private var lost: [Int: [NSLayoutConstraint]] = [:]
  /// Where scroll views were before they were scrolled.
  private var offsets: [Int: NSPoint] = [:]

  init(_ tree: ViewTree, _ script: Script) {
    live = MacLiveTree(tree, isMirrored: script.isMirrored, order: script.order)
    // Half-built trees may contradict themselves.
    UnsatisfiableLayout.silenced { for step in script.steps { perform(step) } }
  }

  private func perform(_ step: Step) {
    switch step {
    case .assemble: live.assemble()
    case .add(let id): live.add(id)
    case .activate(let ids): live.activate(live.tree.constraints.filter { ids.contains($0.id) })
    case .activateRest: live.activateRest()
    case .deactivate(let ids): NSLayoutConstraint.deactivate(ids.compactMap { live.constraints[$0] })
    case .show(let shape, _): open(shape, withController: true)
    case .showPlainly(let shape): open(shape, withController: false)
    case .showAlone(let shape): live.root.setFrameSize(limited(shape.size))
    case .resize(let shape):
      window?.setContentSize(shape.size)
      size(shape)
    case .move(let shape):
      live.root.removeFromSuperview()
      open(shape, withController: true)
    case .layOut: layOut()
    default: change(step)
    }
  }

  /// Performs a step that concerns single views or what they inherit.
  private func change(_ step: Step) {
    switch step {
    case .detach(let id): detach(id)
    case .attach(let id): attach(id)
    case .hide(let id): live.views[id]?.isHidden = true
    case .unhide(let id): live.views[id]?.isHidden = false
    case .setConstant(let id, let constant): live.constraints[id]?.constant = constant
    case .setContent(let id, let size): (live.views[id] as? ContentNSView)?.content = size
    case .setText(let id, let text): (live.views[id] as? NSTextField)?.stringValue = text
    case .setStyle(let isDark): window?.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)
    case .setDirection(let isRightToLeft), .forceDirection(let isRightToLeft):
      live.direction = isRightToLeft ? .rightToLeft : .leftToRight
    case .scroll(let id, let dx, let dy): scroll(id, dx, dy)
    case .setBoundsTop(let id, let top):
      if let view = live.views[id] { live.setBoundsTop(top, of: view) }
    case .scrollBack(let id):
      if let offset = offsets[id] { (live.views[id] as? NSScrollView)?.contentView.scroll(to: offset) }
    default: break
    }
  }

  private func layOut() {
    guard let window else { return live.root.layoutSubtreeIfNeeded() }
    window.layoutIfNeeded()
  }

  // MARK: Windows

  private func open(_ shape: Shape, withController: Bool) {
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: shape.size), styleMask: [], backing: .buffered, defer: false)
    self.window = window
    // Limits are there before the content or come after it.
    if withController { limit(window) }
    let host = NSView(frame: NSRect(origin: .zero, size: shape.size))
    live.root.autoresizingMask = []
    live.root.frame = host.bounds
    host.addSubview(live.root)
    if withController {
      let controller = NSViewController()
      controller.view = host
      window.contentViewController = controller
      self.controller = controller
    } else {
      window.contentView = host
      limit(window)
    }
    window.setContentSize(shape.size)
    size(shape)
    window.orderFront(nil)
  }

  private func limit(_ window: NSWindow) {
    guard live.tree.hasLimitedWindow else { return }
    window.contentMinSize = Self.limits.least
    window.contentMaxSize = Self.limits.most
  }

  /// The size that ``limit(_:)`` has to make of one.
  private func limited(_ size: CGSize) -> CGSize {
    guard live.tree.hasLimitedWindow else { return size }
    let (least, most) = Self.limits
    return CGSize(
      width: min(max(size.width, least.width), most.width),
      height: min(max(size.height, least.height), most.height))
  }

  /// Some of the shapes are within them, some beyond.
  private static let limits = (
    least: NSSize(width: 400, height: 400), most: NSSize(width: 820, height: 800)
  )

  /// The root takes the space that the window has.
  private func size(_ shape: Shape) {
    live.root.setFrameSize(window?.contentView?.frame.size ?? shape.size)
    live.root.additionalSafeAreaInsets = NSEdgeInsets(
      top: shape.insets.top, left: shape.insets.left, bottom: shape.insets.bottom, right: shape.insets.right)
  }

  var space: Shape {
    let size = live.root.frame.size
    return Shape(width: size.width, height: size.height)
  }

  // MARK: Scrolling

  private func scroll(_ id: Int, _ dx: CGFloat, _ dy: CGFloat) {
    guard let view = live.views[id] as? NSScrollView else { return }
    let clip = view.contentView
    offsets[id] = clip.bounds.origin
    let proposed = clip.bounds.offsetBy(dx: dx, dy: clip.isFlipped ? dy : -dy)
    clip.scroll(to: clip.constrainBoundsRect(proposed).origin)
  }

  // MARK: Out and in again

  private func detach(_ id: Int) {
    guard live.views[id]?.superview != nil else { return }
    let active = live.constraints.keys.sorted().compactMap { live.constraints[$0] }.filter(\.isActive)
    live.takeOut(id)
    lost[id] = active.filter { !$0.isActive }
  }

  private func attach(_ id: Int) {
    guard let constraints = lost.removeValue(forKey: id) else { return }
    live.add(id)
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
  }

  // MARK: Looking

  func observe() -> Observations {
    var found: Observations = [:]
    for value in live.tree.views {
      guard let view = live.views[value.id], isInLayout(view) else { continue }
      // From the upper left corner, whatever the flipping.
      found[value.id] = Observation(frame: view.layoutNode.frame)
    }
    for guide in live.tree.guides {
      guard let made = live.guides[guide.id], let view = made.owningView, isInLayout(view) else { continue }
      var frame = made.frame
      if !view.isFlipped { frame.origin.y = view.bounds.height - frame.maxY }
      found[guide.id] = Observation(frame: frame)
    }
    return found
  }

  /// False for views that are not in the tree, for those that stacks have taken out of it because they are hidden (Apple,
  /// `NSStackView.detachesHiddenViews`), and for collapsed panes.
  private func isInLayout(_ view: NSView) -> Bool {
    guard view.isDescendant(of: live.root) else { return false }
    var inner: NSView? = view
    while let current = inner, current !== live.root {
      if current.isHidden, current.superview is NSStackView || current.superview is NSSplitView {
        return false
      }
      inner = current.superview
    }
    return true
  }

  func trouble() -> OrderRule? {
    let node = live.root.layoutNode.host
    if node.feedbackLoop != nil { return .layoutSettles }
    if !node.engine.conflicts.isEmpty { return .constraintsAgree }
    let isOpen = live.tree.views.contains { value in
      guard let view = live.views[value.id], isInLayout(view) else { return false }
      return !view.layoutNode.usesAutoresizing && view.hasAmbiguousLayout
    }
    return isOpen || live.tree.guides.contains { isOpenGuide($0.id) } ? .layoutIsDetermined : nil
  }

  private func isOpenGuide(_ id: Int) -> Bool {
    guard let guide = live.guides[id], let view = guide.owningView, isInLayout(view) else {
      return false
    }
    return guide.hasAmbiguousLayout
  }
}
