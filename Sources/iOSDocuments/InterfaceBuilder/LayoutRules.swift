import AutoLayout
import Foundation
import InterfaceBuilder

/// Where a view's content size comes from at design time: a placeholder of the author's, what a custom view said when
/// the tools ran it, or, with recorded metrics, the saved frame.
@MainActor
struct ContentSizeRules {
  let document: InterfaceView
  let parent: InterfaceView?
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
    } else if isCompactBar {
      view.recordedContentSize = CGSize(
        width: UIView.noIntrinsicMetric, height: BarMetrics.compactNavigationBar)
    } else if isEmptyArranged {
      view.recordedContentSize = Self.emptyArrangedSize
    } else if isPlainArranged {
      sizePlainArranged(view)
    }
  }

  private func sizePlainArranged(_ view: UIView) {
    var size = Self.arrangedSize
    if hasOptionalLength(.horizontal) { size.width = Self.emptyArrangedSize.width }
    if hasOptionalLength(.vertical) || isEmptyInRow { size.height = Self.emptyArrangedSize.height }
    view.recordedContentSize = size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(Self.arrangedPriority, for: axis)
      view.setContentCompressionResistancePriority(
        hasOptionalLength(axis) ? .defaultHigh : Self.arrangedPriority, for: axis)
    }
  }

  /// Whether a view of no class of the author's, without subviews, is in a horizontal stack.
  private var isEmptyInRow: Bool {
    document.subviews.isEmpty && document.customClass == nil && parent?.stackSettings.axis == .horizontal
      && CanvasFact.lowViewsInRows.counts
  }

  /// Whether an empty view constrains its own length without stating it as required.
  private func hasOptionalLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard document.subviews.isEmpty, CanvasFact.optionalLengthsInStacks.counts else { return false }
    let attribute: InterfaceConstraint.Attribute = axis == .horizontal ? .width : .height
    let lengths = document.constraints.filter { constraint in
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      return sides.allSatisfy { $0.item == nil || $0.item == document.id }
        && sides.contains { $0.attribute == attribute }
    }
    return !lengths.isEmpty && !lengths.contains(where: Self.isStatedLength)
  }

  private static func isStatedLength(_ constraint: InterfaceConstraint) -> Bool {
    constraint.second == nil && constraint.relation == .equal
      && constraint.priority >= Double(UILayoutPriority.required.rawValue)
  }

  /// The size that the canvas gives to a plain view in a stack that nothing else sizes: that of one fresh from the
  /// library. Observed: 240 wide in 9 stacks of 4 collections, 128 high in 2.
  private static let arrangedSize = CGSize(width: 240, height: 128)
  /// The views' saved sizes show that real content sizes win over it, those of views that hug as little as is usual
  /// included, and that it wins over a stack's wish to be small.
  private static let arrangedPriority = UILayoutPriority(UILayoutPriority.defaultLow.rawValue - 1)

  private var isPlainArranged: Bool { document.kind == .known(.view) && isArranged }
  private var isArranged: Bool { document.role == .subview && parent?.kind == .known(.stackView) }

  /// A stack shows labels of one line without text, and image views without an image, as large as this; empty plain views where
  /// they have an optional length.
  private static let emptyArrangedSize = CGSize(width: 50, height: 50)

  /// A bar of a phone on its side.
  private var isCompactBar: Bool {
    CanvasFact.compactBars.counts && [.known(.toolbar), .known(.navigationBar)].contains(document.kind)
      && context.traits == DocumentTraits(width: .compact, height: .compact)
  }

  private var isEmptyArranged: Bool {
    guard isArranged, CanvasFact.emptyViewsInStacks.counts else { return false }
    switch document.kind {
    case .known(.label):
      let label = document.labelContent
      return label.numberOfLines == 1 && (label.text ?? "").isEmpty
    case .known(.imageView): return document.imageName == nil
    default: return false
    }
  }

  private static func length(_ placeholder: Double?, _ base: CGFloat) -> CGFloat {
    guard let placeholder else { return base }
    return placeholder.isFinite ? CGFloat(placeholder) : UIView.noIntrinsicMetric
  }

  private var knownSize: CGSize? {
    if context.metrics == .recorded, !isDraggedPicture, let known = document.kind.known,
      Self.sizedByContent.contains(known) || isFilledByCode, let frame = document.frame
    {
      return CGSize(width: frame.width, height: frame.height)
    }
    return document.id.flatMap { context.document.resources.designableSizes[$0] }
      .map { CGSize(width: $0.width, height: $0.height) }
  }

  /// A picture that Interface Builder marked as misplaced, whose size the document lists: the saved one is not its content's.
  private var isDraggedPicture: Bool {
    guard document.isMisplaced, document.kind == .known(.imageView) else { return false }
    return document.imageName.flatMap { context.document.resources.imageSizes[$0] } != nil
  }

  /// A stack of the author's own class without views in the document: its code adds them, when the tools run it, too.
  /// Observed: 3 of 3 such stacks of 2 collections have a size that nothing else gives.
  private var isFilledByCode: Bool {
    document.kind == .known(.stackView) && document.customClass != nil && document.subviews.isEmpty
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
  /// The table that a cell is in.
  var table: EnclosingTable?
  /// At run time cells know their own margins.
  var isCanvas = true

  func apply(to view: UIView) {
    let settings = document.margins
    // Prototypes of collections stand alone. Observed: 3 of 3 that would preserve a screen's margins have their own.
    let standsAlone = isCanvas && document.kind == .known(.collectionViewCell)
    view.preservesSuperviewLayoutMargins = !standsAlone && settings.preservesSuperview ?? false
    view.insetsLayoutMarginsFromSafeArea = (addsSafeArea || !isCanvas) && settings.insetsFromSafeArea ?? true
    if let insets = settings.insets {
      apply(insets, to: view)
    } else if isCanvas, document.kind == .known(.stackView) {
      // Stacks have no margins of their own. Observed: 5 of 5.
      view.layoutMargins = .zero
    }
    guard isCanvas, isCellContent else { return }
    // A content view does not preserve margins of the cell in this model: the table knows what the cell's would be.
    view.preservesSuperviewLayoutMargins = false
    let standard = cellMargins
    if settings.insets == nil {
      view.directionalLayoutMargins = standard
    } else if settings.preservesSuperview == true {
      var margins = view.directionalLayoutMargins
      margins.leading = max(margins.leading, standard.leading)
      margins.trailing = max(margins.trailing, standard.trailing)
      margins.top = max(margins.top, standard.top)
      margins.bottom = max(margins.bottom, standard.bottom)
      view.directionalLayoutMargins = margins
    }
  }

  private var cellMargins: NSDirectionalEdgeInsets {
    let settings = document.margins
    return CellMargins(
      context.document, table: table,
      preservesTable: settings.preservesSuperview == true && parent?.margins.preservesSuperview == true
    )
    .margins(contentWidth: document.frame?.width ?? 0, cellWidth: cellWidth, cellInsets: cellInsets)
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

  private var addsSafeArea: Bool {
    context.document.usesSafeAreas || CanvasRules.marginsIncludeSafeArea[context.document.xcode]
  }

  private var isCellContent: Bool { document.kind == .known(.tableViewCellContentView) }

  /// The cell's own margins, which content takes over where it preserves them. Observed: 30 points at the sides in 12 of
  /// 12.
  private var cellInsets: DocumentInsets? {
    document.margins.preservesSuperview == true ? parent?.margins.insets : nil
  }

  private var cellWidth: Double { parent?.frame?.width ?? document.frame?.width ?? 0 }
}

/// The table around a cell of a document.
struct EnclosingTable {
  let style: String
  /// Points; as saved.
  let width: Double
  let height: Double
  /// The table is a controller's own view.
  let isScreen: Bool

  init(_ document: InterfaceView, isScreen: Bool) {
    style = document.tableSettings.style
    width = document.frame?.width ?? 0
    height = document.frame?.height ?? 0
    self.isScreen = isScreen
  }
}

/// The margins of a table cell's content view, which changed with the tools.
struct CellMargins {
  private let xcode: XcodeRelease
  private let device: CanvasDevice?
  private let table: EnclosingTable?
  private let preservesTable: Bool

  /// - Parameter preservesTable: whether the cell takes over the table's margins, and the content the cell's.
  init(
    _ document: InterfaceDocument, table: EnclosingTable?, preservesTable: Bool = false
  ) {
    self.table = table
    self.preservesTable = preservesTable
    xcode = document.xcode
    device = document.device.flatMap { DeviceTable.device(id: $0.id) }
  }

  /// Observed up to Xcode 9.0: about 75 cells.
  private static let oldMargin = 8.0
  private static let narrowMargin = 16.0
  private static let wideMargin = 20.0
  /// The distance of the lines between rows from the side.
  private static let separatorMargin = 15.0

  func margins(
    contentWidth: Double, cellWidth: Double, cellInsets: DocumentInsets? = nil
  ) -> NSDirectionalEdgeInsets {
    var margins = margins(contentWidth: contentWidth, cellWidth: cellWidth)
    switch cellInsets {
    case .fixed(_, let start, _, let end)?, .directional(_, let start, _, let end)?:
      margins.leading = max(margins.leading, start)
      margins.trailing = max(margins.trailing, end)
    case nil: break
    }
    return margins
  }

  private func margins(contentWidth: Double, cellWidth: Double) -> NSDirectionalEdgeInsets {
    let side = sideMargin(of: cellWidth)
    // A cell with an accessory has a narrower content view. Observed: 12 of 12.
    return NSDirectionalEdgeInsets(
      top: CanvasRules.marginAboveCells[xcode], leading: side, bottom: CanvasRules.marginBelowCells[xcode],
      trailing: contentWidth < cellWidth ? Self.oldMargin : side)
  }

  private func sideMargin(of cellWidth: Double) -> Double {
    guard CanvasRules.cellsHaveScreenMargins[xcode] else {
      return preservesTable && CanvasFact.marginsOfTables.counts ? Self.separatorMargin : Self.oldMargin
    }
    return CanvasRules.deviceDecidesCellMargins[xcode] ? sideMargin(cellWidth) : oldSideMargin(cellWidth)
  }

  /// Observed: 16 on 375 points, 20 on 393 (2) and 414 (30), where cells of 252 to 300 have 16, too (3), and those of 359
  /// and 374 have 20 (12). On tablets, 20 in 7 of 7 cells of a controller's own table, 16 in 4 of 4 of others.
  private func sideMargin(_ cellWidth: Double) -> Double {
    if device?.isPad == true, table?.isScreen == false { return Self.narrowMargin }
    let widestNarrowScreen = 375.0
    let widestNarrowCell = 320.0
    let isNarrow = (device?.portraitSize.width ?? cellWidth) <= widestNarrowScreen
    return isNarrow || cellWidth <= widestNarrowCell ? Self.narrowMargin : Self.wideMargin
  }

  /// From Xcode 9.1 to 12, only a controller's own table had the screen's margins. Observed: 25 of 25 cells of those, and
  /// 15 points in 10 of 10 of others on phones up to 375 points; in xibs, the margins in 51 of 51 up to Xcode 10, and 15
  /// points in 19 of 20 since on such phones, in none of the 7 on larger ones.
  private func oldSideMargin(_ cellWidth: Double) -> Double {
    let isScreenLike = table.map(\.isScreen) ?? CanvasRules.looseCellsHaveScreenMargins[xcode]
    if isScreenLike { return Self.sideMargin(ofWidth: cellWidth) }
    let widestNarrowScreen = 375.0
    guard CanvasFact.looseCellsOnLargePhones.counts, let device, !device.isPad,
      device.portraitSize.width > widestNarrowScreen
    else {
      return Self.separatorMargin
    }
    return Self.looseSideMargin(ofWidth: cellWidth)
  }

  /// Observed: 16 on 320 (xibs) and 375 points; 20 on 414 and in cells 600 wide (30).
  private static func sideMargin(ofWidth width: Double) -> Double {
    let widestNarrowCell = 413.0
    return width > widestNarrowCell ? wideMargin : narrowMargin
  }

  /// On phones 414 points wide: 16 on 320 points, 20 on 331 and 414.
  private static func looseSideMargin(ofWidth width: Double) -> Double {
    let widestNarrowCell = 320.0
    return width > widestNarrowCell ? wideMargin : narrowMargin
  }
}
