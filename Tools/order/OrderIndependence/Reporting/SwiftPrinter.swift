import AutoLayout
import Foundation

extension Difference {
  /// The case as a Swift program, after what differs.
  public var text: String {
    var lines = ["// Seed \(tree.seed): \(comparison.rawValue)"]
    for item in items {
      lines.append(
        "// \(SwiftPrinter.name(item.id)): \(SwiftPrinter.text(item.reference)) and \(SwiftPrinter.text(item.variant))"
      )
    }
    if framework.name != OrderFramework.uiKit.name {
      lines.append("// In \(framework.name); written as UIKit has it:")
    }
    lines += ["import UIKit", ""]
    lines += SwiftPrinter(variant.isMirrored ? tree.mirrored : tree, variant, name: "changed").lines
    lines.append("")
    lines += SwiftPrinter(tree, reference, name: "expected").lines
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Writes a tree and a script as a Swift function.
struct SwiftPrinter {
  let tree: ViewTree
  let script: Script
  let functionName: String

  init(_ tree: ViewTree, _ script: Script, name: String) {
    self.tree = tree
    self.script = script
    functionName = name
  }

  static func name(_ id: Int) -> String { id == ViewTree.rootID ? "root" : "v\(id)" }

  static func text(_ observation: Observation?) -> String {
    guard let observation else { return "not shown" }
    let frame = observation.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", ")
    let offset = observation.offset.map { " at (\(number($0.x)), \(number($0.y)))" } ?? ""
    let content = observation.contentSize.map { " of \(number($0.width)) × \(number($0.height))" } ?? ""
    return "(\(numbers))\(offset)\(content)"
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  var lines: [String] {
    var body: [String] = []
    for view in tree.views where tree.cell(around: view.id) == nil || !view.kind.isCell {
      body += ViewPrinter(view, script.order).lines
    }
    for guide in tree.guides {
      let name = Self.name(guide.id)
      body += ["let \(name) = UILayoutGuide()", "\(Self.name(guide.view)).addLayoutGuide(\(name))"]
    }
    for constraint in tree.constraints { body += lines(constraint) }
    for step in script.steps { body += StepPrinter(tree, script.order).lines(step) }
    let start = "@MainActor func \(functionName)() {"
    return [start] + body.map { "  " + $0 } + ["}"]
  }

  private func lines(_ constraint: TreeConstraint) -> [String] {
    let relation =
      switch constraint.relation {
      case .equal: ".equal"
      case .lessOrEqual: ".lessThanOrEqual"
      case .greaterOrEqual: ".greaterThanOrEqual"
      }
    let second = constraint.second
    var lines = [
      "let c\(constraint.id) = NSLayoutConstraint(item: \(Self.item(constraint.first.item)), "
        + "attribute: .\(constraint.first.attribute), relatedBy: \(relation), "
        + "toItem: \(second.map { Self.item($0.item) } ?? "nil"), "
        + "attribute: .\(second?.attribute ?? .notAnAttribute), multiplier: \(Self.number(constraint.multiplier)), "
        + "constant: \(Self.number(constraint.constant)))"
    ]
    if constraint.priority < 1000 {
      lines.append("c\(constraint.id).priority = UILayoutPriority(\(constraint.priority))")
    }
    return lines
  }

  private static func item(_ item: Anchor.Item) -> String {
    switch item {
    case .view(let id), .guide(let id): name(id)
    case .margins(let id): name(id) + ".layoutMarginsGuide"
    case .safeArea(let id): name(id) + ".safeAreaLayoutGuide"
    case .readable(let id): name(id) + ".readableContentGuide"
    case .content(let id): name(id) + ".contentLayoutGuide"
    case .visible(let id): name(id) + ".frameLayoutGuide"
    }
  }
}

/// Writes how one view is made.
struct ViewPrinter {
  private let view: TreeView
  private let order: BuildOrder
  private var name: String { SwiftPrinter.name(view.id) }

  init(_ view: TreeView, _ order: BuildOrder) {
    self.view = view
    self.order = order
  }

  var lines: [String] {
    var lines = ["let \(name) = \(maker)"] + looks
    if view.placement == .constraints {
      lines.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
    if view.frame != .zero { lines.append("\(name).frame = \(text(view.frame))") }
    if case .mask(let mask) = view.placement {
      if let parent = view.parent { lines.append("\(SwiftPrinter.name(parent)).addSubview(\(name))") }
      let set = "\(name).autoresizingMask = UIView.AutoresizingMask(rawValue: \(mask.rawValue))"
      if order.masks == .masksFirst { lines.append(set) }
      lines += ["\(name).frame = \(text(view.frame))", set]
    }
    switch view.margins {
    case .sides(let insets)?:
      lines.append(
        "\(name).layoutMargins = UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right))"
      )
    case .directional(let insets)?:
      lines.append(
        "\(name).directionalLayoutMargins = NSDirectionalEdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), trailing: \(insets.trailing))"
      )
    case nil: break
    }
    if view.preservesMargins { lines.append("\(name).preservesSuperviewLayoutMargins = true") }
    if !view.autoresizesSubviews { lines.append("\(name).autoresizesSubviews = false") }
    if !view.marginsIncludeSafeArea { lines.append("\(name).insetsLayoutMarginsFromSafeArea = false") }
    if let transform = view.transform { lines.append("\(name).transform = \(text(transform))") }
    if view.boundsTop != 0 { lines.append("\(name).bounds.origin.y = \(view.boundsTop)") }
    if view.isHidden { lines.append("\(name).isHidden = true") }
    return lines + priorities
  }

  private var priorities: [String] {
    [".horizontal", ".vertical"].flatMap { axis in
      [
        view.hugging.map { "\(name).setContentHuggingPriority(UILayoutPriority(\($0)), for: \(axis))" },
        view.resistance.map {
          "\(name).setContentCompressionResistancePriority(UILayoutPriority(\($0)), for: \(axis))"
        },
      ].compactMap { $0 }
    }
  }

  private func text(_ frame: CGRect) -> String {
    "CGRect(x: \(frame.minX), y: \(frame.minY), width: \(frame.width), height: \(frame.height))"
  }

  private func text(_ transform: TreeView.Transform) -> String {
    switch transform {
    case .scaled(let factor): "CGAffineTransform(scaleX: \(factor), y: \(factor))"
    case .turned(let angle): "CGAffineTransform(rotationAngle: \(angle))"
    case .moved(let x, let y): "CGAffineTransform(translationX: \(x), y: \(y))"
    }
  }

  /// Classes with overrides are those of the suite; see `SubclassedViews.swift`.
  private var maker: String {
    switch view.kind {
    case .plain, .row, .item: "UIView()"
    case .content(let size): "ContentView(content: CGSize(width: \(size.width), height: \(size.height)))"
    case .label: "UILabel()"
    case .paddedLabel: "PaddedLabel()"
    case .inset: "InsetView()"
    case .arranging: "ArrangingView()"
    case .marginFollowing: "MarginFollowingView()"
    case .constraining: "ConstrainingView()"
    case .stack: "UIStackView()"
    case .scroll: "UIScrollView()"
    case .table(let isGrouped): "UITableView(frame: .zero, style: \(isGrouped ? ".grouped" : ".plain"))"
    case .collection: "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
  }

  private var looks: [String] {
    switch view.kind {
    case .label(let text, let lines): label(text, lines)
    case .paddedLabel(let text, let padding): label(text, 1) + ["\(name).padding = \(padding)"]
    case .inset(let insets):
      [
        "\(name).insets = UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right))"
      ]
    case .arranging(let isVertical): ["\(name).isVertical = \(isVertical)"]
    case .stack(let stack): lines(stack)
    case .scroll(let isPaging, let alwaysBounces):
      (isPaging ? ["\(name).isPagingEnabled = true"] : [])
        + (alwaysBounces ? ["\(name).alwaysBounceVertical = true"] : [])
    case .collection(let collection): lines(collection)
    default: []
    }
  }

  private func label(_ text: String, _ lines: Int) -> [String] {
    [
      "\(name).text = \"\(text)\"", "\(name).numberOfLines = \(lines)",
      "\(name).font = .preferredFont(forTextStyle: .body)",
      "\(name).adjustsFontForContentSizeCategory = true",
    ]
  }

  private func lines(_ stack: TreeView.Stack) -> [String] {
    [
      "\(name).axis = \(stack.isVertical ? ".vertical" : ".horizontal")",
      "\(name).distribution = UIStackView.Distribution(rawValue: \(stack.distribution))!",
      "\(name).alignment = UIStackView.Alignment(rawValue: \(stack.alignment))!",
      "\(name).spacing = \(stack.spacing)",
      "\(name).isLayoutMarginsRelativeArrangement = \(stack.isInMargins)",
    ]
  }

  private func lines(_ collection: TreeView.Collection) -> [String] {
    let layout = "(\(name).collectionViewLayout as! UICollectionViewFlowLayout)"
    let size =
      collection.itemSize.map { "itemSize = CGSize(width: \($0.width), height: \($0.height))" }
      ?? "estimatedItemSize = UICollectionViewFlowLayout.automaticSize"
    return [
      "\(layout).scrollDirection = \(collection.isHorizontal ? ".horizontal" : ".vertical")",
      "\(layout).\(size)",
    ]
  }
}
