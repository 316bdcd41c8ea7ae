import Foundation
import InterfaceBuilder

/// Reads a view's attributes beyond layout.
@MainActor
package struct ViewAttributes {
  package let document: InterfaceView
  let context: InflationContext
  /// Whether the views are for the canvas. At run time the sizes of controls do not depend on the tool
  /// that saved the document.
  var isCanvas = true
  /// Whether a stack arranges the view.
  var isArranged = false

  func apply(to view: UIView) {
    view.isHidden = document.isHidden
    view.alpha = CGFloat(document.alpha)
    view.tag = document.tag
    view.clipsToBounds = document.clipsSubviews || view.clipsToBounds
    view.isOpaque = document.element.flag("opaque") ?? true
    if let mode = document.contentMode.flatMap(Self.contentModes.firstIndex) {
      view.contentMode = UIView.ContentMode(rawValue: mode) ?? view.contentMode
    }
    if let name = document.semanticContentAttribute, let index = Self.semantics.firstIndex(of: name) {
      view.semanticContentAttribute = UISemanticContentAttribute(rawValue: index) ?? .unspecified
    }
    if let accessibility = document.element.value(forKey: "accessibilityConfiguration") {
      view.accessibilityIdentifier = accessibility["identifier"] ?? view.accessibilityIdentifier
      view.accessibilityLabel = accessibility.longText("label") ?? view.accessibilityLabel
      view.accessibilityHint = accessibility.longText("hint") ?? view.accessibilityHint
      view.accessibilityValue = accessibility.longText("value") ?? view.accessibilityValue
    }
    view.backgroundColor = color(forKey: "backgroundColor") ?? view.backgroundColor
    if let tint = color(forKey: "tintColor") { view.tintColor = tint }
    RuntimeAttributes(attributes: document.runtimeAttributes).apply(to: view)
    if let list = view as? UIScrollView, let name = document.element["contentInsetAdjustmentBehavior"] {
      list.contentInsetAdjustmentBehavior = Self.adjustments[name] ?? list.contentInsetAdjustmentBehavior
    }
    if isCanvas, let adopting = view as? any ControlMetricsAdopting { adopting.controlMetrics = metrics }
    switch view {
    case let stack as UIStackView: apply(to: stack)
    case let label as UILabel: apply(to: label)
    case let imageView as UIImageView: apply(to: imageView)
    case let control as UIControl: apply(to: control)
    case let textView as UITextView: apply(to: textView)
    case let indicator as UIActivityIndicatorView: apply(to: indicator)
    case let progress as UIProgressView: apply(to: progress)
    case let searchBar as UISearchBar: apply(to: searchBar)
    case let table as DesignTable:
      table.apply(document)
      table.stacksRows = context.stacksRows
      table.textSize = context.textSize
      table.savesRowsBelowBars = CanvasRules.savesRowsBelowBars[context.document.xcode]
    case let cell as DesignTableCell: cell.apply(document)
    case let table as UITableView: apply(to: table)
    case let cell as UITableViewCell: apply(to: cell)
    case let bar as UINavigationBar: apply(to: bar)
    case let bar as UIToolbar: apply(to: bar)
    case let bar as UITabBar: apply(to: bar)
    default: break
    }
  }

  /// The height of a tab bar that includes the 34 points of the home indicator. Observed: the only separate bar of a
  /// document on such a phone.
  private static let tabBarWithHomeIndicator: CGFloat = 83

  /// Wheels in a compact height, as documents on a phone on its side save them; the lowest of the three heights of `UIPickerView`
  /// (162, 180 and 216).
  private static let lowPickerHeight: CGFloat = 162

  private var metrics: ControlMetrics {
    var metrics = ControlMetrics(context.document.xcode)
    let device = context.document.device.flatMap { DeviceTable.device(id: $0.id) }
    if device?.family == .edgeToEdgePhone {
      metrics.toolbarHeight = CGFloat(BarMetrics.toolbarAboveHomeIndicator)
      metrics.tabBarHeight = Self.tabBarWithHomeIndicator
    }
    if context.traits.height == .compact { metrics.pickerHeight = Self.lowPickerHeight }
    return metrics
  }

  /// The content modes in the order of UIKit's raw values.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let semantics = [
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
  ]

  /// The view's font in the document; text styles have the preferred text size.
  func font(standardSize: CGFloat) -> UIFont? {
    (document.attributedFont ?? document.font).map {
      let font = UIFont($0, standardSize: standardSize, category: context.textSize)
      return context.canvasFonts?.shown(font) ?? font
    }
  }

  func color(forKey key: String) -> UIColor? {
    document.color(forKey: key).flatMap(resolved)
  }

  func resolved(_ color: DocumentColor) -> UIColor? { context.resolved(color) }

  // MARK: Stacks

  private func apply(to stack: UIStackView) {
    let settings = document.stackSettings
    stack.isOnCanvas = isCanvas
    stack.axis = settings.axis == .vertical ? .vertical : .horizontal
    stack.distribution = Self.distributions[settings.distribution] ?? .fill
    stack.alignment = Self.alignments[settings.alignment] ?? .fill
    stack.spacing = settings.usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(settings.spacing)
    stack.isBaselineRelativeArrangement = settings.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = settings.isMarginsRelative
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
  ]
}
