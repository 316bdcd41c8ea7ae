import Foundation
import iOSViews

/// A client's view: it overrides what the walks call, and passes everything on.
private final class Level: UIView {
  nonisolated(unsafe) static var calls = 0

  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func willMove(toWindow newWindow: UIWindow?) { note { super.willMove(toWindow: newWindow) } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func layoutSubviews() { note { super.layoutSubviews() } }
  override func setNeedsLayout() { note { super.setNeedsLayout() } }
  override func setNeedsUpdateConstraints() { note { super.setNeedsUpdateConstraints() } }
  override func invalidateIntrinsicContentSize() { note { super.invalidateIntrinsicContentSize() } }
  override func draw(_ rect: CGRect) { note { super.draw(rect) } }

  private func note(_ call: () -> Void) {
    Self.calls += 1
    call()
  }
}

/// Walks over trees of UIKit's views.
@MainActor
enum UIKitWalks {
  private static let screen = CGRect(x: 0, y: 0, width: 200, height: 100)

  static let all: [DeepWalk] = [
    DeepWalk(name: "UIKit masks") {
      let (root, leaf) = tower(of: UIView.init)
      root.frame.size = CGSize(width: 150, height: 80)
      root.layoutIfNeeded()
      return leaf.frame == CGRect(x: 0, y: 0, width: 150, height: 80)
    },
    DeepWalk(name: "UIKit masks, overridden") {
      let (root, leaf) = tower(of: Level.init)
      root.frame.size = CGSize(width: 150, height: 80)
      root.layoutIfNeeded()
      return leaf.frame == CGRect(x: 0, y: 0, width: 150, height: 80) && Level.calls > DeepTrees.levels
    },
    DeepWalk(name: "UIKit constraints") {
      let (root, leaf) = tower(of: Level.init, joinedBy: pin)
      root.layoutIfNeeded()
      return leaf.frame == screen
    },
    DeepWalk(name: "UIKit margins") {
      // Before it gets subviews: each change of it is reported to all the views inside.
      let (root, leaf) = tower { frame in
        let level = Level(frame: frame)
        level.preservesSuperviewLayoutMargins = true
        return level
      }
      root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
      root.layoutIfNeeded()
      return leaf.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    },
    DeepWalk(name: "UIKit safe areas and windows") {
      let (root, leaf) = tower(of: Level.init)
      let window = UIWindow(frame: screen)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
      window.addSubview(root)
      window.layoutIfNeeded()
      let inside = leaf.safeAreaInsets
      root.removeFromSuperview()
      return inside.top == 10 && inside.bottom == 5 && leaf.window == nil
    },
    DeepWalk(name: "UIKit invalidation") {
      let (root, leaf) = tower(of: Level.init, joinedBy: pin)
      root.layoutIfNeeded()
      leaf.setNeedsLayout()
      leaf.setNeedsUpdateConstraints()
      leaf.invalidateIntrinsicContentSize()
      let calls = Level.calls
      root.layoutIfNeeded()
      return Level.calls > calls
    },
    DeepWalk(name: "UIKit directions") {
      let (root, leaf) = tower(of: Level.init)
      let window = UIWindow(frame: screen)
      window.addSubview(root)
      root.semanticContentAttribute = .forceRightToLeft
      window.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      return leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft
    },
    DeepWalk(name: "UIKit traits and tints") {
      let (root, leaf) = tower(of: Level.init)
      let window = UIWindow(frame: screen)
      window.addSubview(root)
      window.overrideUserInterfaceStyle = .dark
      root.tintColor = .systemRed
      window.layoutIfNeeded()
      return leaf.traitCollection.userInterfaceStyle == .dark && leaf.tintColor == .systemRed
    },
    DeepWalk(name: "UIKit display") {
      let (root, leaf) = tower(of: Level.init)
      leaf.backgroundColor = .red
      leaf.setNeedsDisplay()
      return root.displayList().commands.count > DeepTrees.levels
    },
    DeepWalk(name: "UIKit layers") {
      let (root, leaf) = tower(of: UIView.init)
      leaf.layer.backgroundColor = UIColor.red.cgColor
      root.layer.setNeedsLayout()
      root.layer.layoutIfNeeded()
      return root.displayList().commands.count > DeepTrees.levels
        && leaf.layer.convert(CGPoint.zero, to: root.layer) == .zero
    },
    DeepWalk(name: "UIKit search, conversion and touches") {
      let (root, leaf) = tower(of: UIView.init)
      leaf.tag = 7
      return root.viewWithTag(7) === leaf && leaf.isDescendant(of: root)
        && leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2)
        && root.hitTest(CGPoint(x: 1, y: 2), with: nil) === leaf && !root.endEditing(true)
    },
    DeepWalk(name: "UIKit fitting sizes") {
      let (root, leaf) = tower(of: Level.init, joinedBy: pin)
      root.translatesAutoresizingMaskIntoConstraints = false
      leaf.widthAnchor.constraint(equalToConstant: 70).isActive = true
      leaf.heightAnchor.constraint(equalToConstant: 30).isActive = true
      return root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30)
    },
    DeepWalk(name: "UIKit descriptions") {
      let (root, leaf) = tower(of: UIView.init)
      leaf.accessibilityIdentifier = "innermost"
      root.layoutIfNeeded()
      return !root.autolayoutTrace.isEmpty && !leaf.hasAmbiguousLayout
    },
    DeepWalk(name: "UIKit release") {
      weak var witness: UIView?
      do {
        let (root, leaf) = tower(of: Level.init, joinedBy: pin)
        root.layoutIfNeeded()
        witness = leaf
      }
      return witness == nil
    },
  ]

  /// Views, each in the one before, made from the inside out: adding to the end of a long chain walks it each time.
  private static func tower(
    of make: (CGRect) -> UIView,
    joinedBy join: (UIView) -> Void = { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  ) -> (root: UIView, leaf: UIView) {
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
  private static func pin(_ view: UIView) {
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
