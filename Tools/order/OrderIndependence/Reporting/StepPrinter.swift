import AutoLayout
import Foundation

/// Writes what is done with a tree.
struct StepPrinter {
  private let tree: ViewTree
  private let order: BuildOrder

  init(_ tree: ViewTree, _ order: BuildOrder) {
    self.tree = tree
    self.order = order
  }

  private func name(_ id: Int) -> String { SwiftPrinter.name(id) }
  private func exists(_ id: Int) -> Bool { tree.view(id) != nil }

  func lines(_ step: Step) -> [String] {
    switch step {
    case .assemble:
      order.views(tree.views).flatMap { add($0.id) } + activate(order.constraints(tree.constraints).map(\.id))
    case .add(let id): exists(id) ? add(id) : []
    case .activate(let ids): activate(ids)
    case .activateRest: activate(tree.constraints.filter { $0.maker == nil }.map(\.id))
    case .deactivate(let ids): constraints(ids).map { "\($0).isActive = false" }
    case .show(let shape, let inContainer): show(shape, inContainer ? tree.container : .none)
    case .showPlainly(let shape):
      window(shape) + ["root.frame = window.bounds", "window.addSubview(root)", "window.layoutIfNeeded()"]
    case .showAlone(let shape): ["root.frame.size = \(size(shape.size))"]
    case .resize(let shape): ["resize(root, to: \(size(shape.size)), safeArea: \(text(shape.insets)))"]
    case .move(let shape):
      ["window.rootViewController = nil"] + window(shape) + [
        "window.rootViewController = controller", "window.makeKeyAndVisible()",
      ]
    case .layOut: ["(root.window ?? root).layoutIfNeeded()"]
    default: change(step)
    }
  }

  private func change(_ step: Step) -> [String] {
    switch step {
    case .detach(let id): exists(id) ? ["\(name(id)).removeFromSuperview()"] : []
    case .attach(let id):
      exists(id)
        ? add(id) + activate(tree.constraints.filter { tree.views(of: $0).contains(id) }.map(\.id)) : []
    case .hide(let id): exists(id) ? ["\(name(id)).isHidden = true"] : []
    case .unhide(let id): exists(id) ? ["\(name(id)).isHidden = false"] : []
    case .setConstant(let id, let constant): constraints([id]).map { "\($0).constant = \(constant)" }
    case .setContent(let id, let size): exists(id) ? ["\(name(id)).content = \(self.size(size))"] : []
    case .insetScrollableAxes:
      tree.views.filter(\.kind.isScroll).map {
        "\(name($0.id)).contentInsetAdjustmentBehavior = .scrollableAxes"
      }
    case .setText(let id, let text): exists(id) ? ["\(name(id)).text = \"\(text)\""] : []
    case .setTextSize(let category):
      [
        "root.window?.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(rawValue: \"\(category)\")"
      ]
    case .setStyle(let isDark): ["root.window?.overrideUserInterfaceStyle = \(isDark ? ".dark" : ".light")"]
    case .setDirection(let isRightToLeft):
      ["root.traitOverrides.layoutDirection = \(isRightToLeft ? ".rightToLeft" : ".leftToRight")"]
    case .forceDirection(let isRightToLeft):
      tree.views.map {
        "\(name($0.id)).semanticContentAttribute = \(isRightToLeft ? ".forceRightToLeft" : ".forceLeftToRight")"
      }
    case .scroll(let id, let dx, let dy):
      exists(id)
        ? [
          "let offset\(id) = \(name(id)).contentOffset", "\(name(id)).contentOffset.x += \(dx)",
          "\(name(id)).contentOffset.y += \(dy)",
        ] : []
    case .setBoundsTop(let id, let top): exists(id) ? ["\(name(id)).bounds.origin.y = \(top)"] : []
    case .scrollBack(let id): exists(id) ? ["\(name(id)).contentOffset = offset\(id)"] : []
    default: []
    }
  }

  private func add(_ id: Int) -> [String] {
    guard let view = tree.view(id), let parent = view.parent else { return [] }
    switch view.placement {
    case .mask: return []
    case .cell: return ["// \(name(id)) is the content view of a cell of \(name(parent))"]
    case .arranged: return ["\(name(parent)).addArrangedSubview(\(name(id)))"]
    case .constraints, .byHand: return ["\(name(parent)).addSubview(\(name(id)))"]
    }
  }

  private func constraints(_ ids: [Int]) -> [String] {
    ids.filter { id in tree.constraints.contains { $0.id == id } }.map { "c\($0)" }
  }

  private func activate(_ ids: [Int]) -> [String] {
    let names = constraints(ids)
    guard !names.isEmpty else { return [] }
    return order.constraints == .inOneBatch
      ? ["NSLayoutConstraint.activate([\(names.joined(separator: ", "))])"]
      : names.map { "\($0).isActive = true" }
  }

  private func window(_ shape: Shape) -> [String] {
    [
      "let window = UIWindow(frame: CGRect(origin: .zero, size: \(size(shape.size))))",
      "window.screenSafeAreaInsets = \(text(shape.insets))",
    ]
  }

  private func show(_ shape: Shape, _ container: ViewTree.Container) -> [String] {
    let content = "TreeController(root: root)"
    let controller =
      switch container {
      case .none: ["let controller = \(content)"]
      case .navigation: ["let controller = UINavigationController(rootViewController: \(content))"]
      case .tabs:
        [
          "let controller = UITabBarController()",
          "controller.viewControllers = [\(content), UIViewController()]",
        ]
      case .split:
        [
          "let controller = UISplitViewController(style: .doubleColumn)",
          "controller.delegate = PrimaryOnTop.shared",
          "controller.setViewController(\(content), for: .primary)",
          "controller.setViewController(UIViewController(), for: .secondary)",
        ]
      }
    return window(shape) + controller + [
      "window.rootViewController = controller", "window.makeKeyAndVisible()",
    ]
  }

  private func size(_ size: CGSize) -> String { "CGSize(width: \(size.width), height: \(size.height))" }

  private func text(_ insets: LayoutInsets) -> String {
    "UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right))"
  }
}
