import AutoLayout
import Foundation
import InterfaceBuilder

/// How strongly a view clings to its content's size.
///
/// Documents leave out 250 and 750, whatever the class says for views made in code.
@MainActor
struct ContentPriorities {
  private let hugging: AxisValues
  private let compression: AxisValues

  init(_ document: InterfaceView) {
    hugging = document.hugging
    compression = document.compression
  }

  func apply(to view: UIView) {
    view.setContentHuggingPriority(Self.priority(hugging.horizontal, .defaultLow), for: .horizontal)
    view.setContentHuggingPriority(Self.priority(hugging.vertical, .defaultLow), for: .vertical)
    view.setContentCompressionResistancePriority(
      Self.priority(compression.horizontal, .defaultHigh), for: .horizontal)
    view.setContentCompressionResistancePriority(
      Self.priority(compression.vertical, .defaultHigh), for: .vertical)
  }

  private static func priority(_ value: Double?, _ standard: UILayoutPriority) -> UILayoutPriority {
    guard let value else { return standard }
    return UILayoutPriority(Float(min(max(value, 1), 1000)))
  }
}

/// Where a view's content size comes from at design time: a placeholder of the author's, what a custom view said when
/// the tools ran it, or, with recorded metrics, the saved frame.
@MainActor
struct ContentSizeRules {
  let document: InterfaceView
  let context: InflationContext

  func apply(to view: UIView) {
    let placeholder = document.placeholderSize
    if placeholder != AxisValues() {
      let base = knownSize ?? view.intrinsicContentSize
      view.recordedContentSize = CGSize(
        width: Self.length(placeholder.horizontal, base.width),
        height: Self.length(placeholder.vertical, base.height))
    } else if let knownSize {
      view.recordedContentSize = knownSize
    }
  }

  private static func length(_ placeholder: Double?, _ base: CGFloat) -> CGFloat {
    guard let placeholder else { return base }
    return placeholder.isFinite ? CGFloat(placeholder) : UIView.noIntrinsicMetric
  }

  private var knownSize: CGSize? {
    if let size = document.id.flatMap({ context.document.resources.designableSizes[$0] }) {
      return CGSize(width: size.width, height: size.height)
    }
    guard context.metrics == .recorded, let known = document.kind.known, Self.sizedByContent.contains(known),
      let frame = document.frame
    else { return nil }
    return CGSize(width: frame.width, height: frame.height)
  }

  /// The views whose size is their content's.
  private static let sizedByContent: Set<InterfaceView.Known> = [
    .label, .button, .textField, .imageView, .switch, .slider, .stepper, .segmentedControl, .progressView,
    .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar, .toolbar,
    .tabBar, .refreshControl,
  ]
}

/// A view's layout margins.
@MainActor
struct MarginRules {
  let document: InterfaceView
  let parent: InterfaceView?
  let context: InflationContext

  func apply(to view: UIView) {
    let settings = document.margins
    view.preservesSuperviewLayoutMargins = settings.preservesSuperview ?? false
    // Before safe areas, nothing added them to margins.
    view.insetsLayoutMarginsFromSafeArea =
      context.document.usesSafeAreas && settings.insetsFromSafeArea ?? true
    if let insets = settings.insets {
      apply(insets, to: view)
    } else if isCellContent, context.document.platform == .iOS {
      view.preservesSuperviewLayoutMargins = false
      view.directionalLayoutMargins = CellMargins(context.document.toolsVersion)
        .margins(contentWidth: document.frame?.width ?? 0, cellWidth: cellWidth)
    }
  }

  private func apply(_ insets: DocumentInsets, to view: UIView) {
    switch insets {
    case .fixed(let top, let left, let bottom, let right):
      view.layoutMargins = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    case .directional(let top, let leading, let bottom, let trailing):
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  private var isCellContent: Bool { document.kind == .known(.tableViewCellContentView) }

  private var cellWidth: Double { parent?.frame?.width ?? document.frame?.width ?? 0 }
}

/// The margins of a table cell's content view, which changed with the tools.
struct CellMargins {
  private let version: ToolsVersion

  init(_ version: ToolsVersion?) {
    self.version = version ?? ToolsVersion(major: 0)
  }

  /// Cells got the margins of the screen with Xcode 9.1. Observed before: 8 on all sides, about 75 cells.
  private static let screenMargins = ToolsVersion(major: 13_300)
  /// Below that, the line between rows takes half a point of the bottom. Observed: 24 cells.
  private static let noSeparatorInBottom = ToolsVersion(major: 14_800)
  /// Observed from Xcode 15 on: 8 cells.
  private static let tallMargins = ToolsVersion(major: 22_000)

  func margins(contentWidth: Double, cellWidth: Double) -> NSDirectionalEdgeInsets {
    let trailingWithAccessory = 8.0
    guard version >= Self.screenMargins else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = sideMargin(cellWidth)
    let vertical = version >= Self.tallMargins ? 15.0 : 11.0
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: version < Self.noSeparatorInBottom ? vertical - 0.5 : vertical,
      trailing: contentWidth < cellWidth ? trailingWithAccessory : side)
  }

  /// Observed: 16 at 320 and 375 points, 20 at 414; the square canvas of 600 had 20 until Xcode 11.
  private func sideMargin(_ cellWidth: Double) -> Double {
    switch cellWidth {
    case 600: version < ToolsVersion(major: 17_000) ? 20 : 16
    case 414...: 20
    default: 16
    }
  }
}

extension CGRect {
  init(_ rect: DocumentRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension UIView.AutoresizingMask {
  init(_ mask: DocumentAutoresizing) {
    let pairs: [(DocumentAutoresizing, UIView.AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
      (.flexibleMaxX, .flexibleRightMargin), (.flexibleMinY, .flexibleTopMargin),
      (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]
    self = pairs.reduce(into: []) { result, pair in
      if mask.contains(pair.0) { result.insert(pair.1) }
    }
  }
}
