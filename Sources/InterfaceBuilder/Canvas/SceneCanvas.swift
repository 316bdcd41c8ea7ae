/// The piece of screen that a top-level view is designed on.
public struct SceneCanvas: Hashable, Sendable {
  /// The size of the whole screen, in points.
  public var screenSize: DocumentSize
  /// Pixels per point.
  public var scale: Double
  /// The size classes and idiom of the canvas.
  public var traits: DocumentTraits
  /// Where the top-level view is, as saved.
  public var rootFrame: DocumentRect
  /// How much of the top-level view the hardware and bars cover.
  public var safeArea: ScreenInsets
  /// The bars that the screen shows beside the view.
  public var bars: SceneBars
}

/// The heights of what lies along the edges of a screen, in points; 0 for what is not there.
public struct SceneBars: Hashable, Sendable {
  /// The status bar and the sensors.
  public var status: Double
  /// The height of the navigation bar, in points; 0 for none.
  public var navigation: Double
  /// The navigation bar has a second line, with a large title.
  public var hasLargeTitle: Bool
  /// The height of the toolbar, in points; 0 for none.
  public var toolbar: Double
  /// The height of the tab bar, in points; 0 for none.
  public var tabs: Double
  /// The inset for the home indicator, in points.
  public var home: Double
}

/// Works out the canvas of one top-level view.
struct CanvasInference {
  let document: InterfaceDocument
  let view: InterfaceView
  let controller: InterfaceController?
  let surroundings: SceneSurroundings
  private let metrics: SimulatedMetrics
  let device: CanvasDevice?
  let orientation: DocumentDevice.Orientation
  /// Safe areas are as this release applied them; another device than the saved one has them as they are today.
  private let xcode: XcodeRelease
  private let isSavedDevice: Bool

  init(
    document: InterfaceDocument, view: InterfaceView, controller: InterfaceController?,
    surroundings: SceneSurroundings, target: CanvasTarget = CanvasTarget()
  ) {
    self.document = document
    self.view = view
    self.controller = controller
    self.surroundings = surroundings
    var inherited = surroundings.inheritedMetrics
    if CanvasFact.hiddenBottomBar.counts, controller?.hidesBottomBarWhenPushed == true {
      inherited.bottomBar = nil
    }
    metrics = SimulatedMetrics(controller?.element ?? view.element).inheritingBars(of: inherited)
    let legacy = [metrics.destination, document.defaultMetrics.destination].lazy
      .compactMap { destination -> String? in
        guard case .screen(let type) = destination else { return nil }
        return LegacyScreens.deviceID(forScreen: type)
      }.first
    device = target.device ?? document.device.flatMap { DeviceTable.device(id: $0.id) }
    isSavedDevice = target.device == nil
    xcode = isSavedDevice ? document.xcode : .today
    legacyDevice = device == nil ? legacy.flatMap(DeviceTable.device(id:)) : nil
    orientation =
      target.orientation ?? metrics.orientation ?? Self.orientation(of: view.frame, on: device) ?? document
      .device?.orientation
      ?? document.defaultMetrics.orientation ?? .portrait
  }

  /// Whether the view is of its own size, which Xcode calls freeform: neither another device nor a nib resizes it.
  var keepsItsSize: Bool {
    guard metrics.destination != .freeform, let frame = view.frame else { return true }
    return controller?.freeformSize == frame.size || isLowerThanScreens(frame)
  }

  /// Whether something else than a screen decides the view's height, such as a container or a sheet of the author's.
  ///
  /// Observed: 130 of 159 views of controllers that are lower than their screen lack 108 points at most, which bars and the gap above
  /// a sheet explain, and the others 150 to 407.
  private func isLowerThanScreens(_ frame: DocumentRect) -> Bool {
    let gap = controller == nil ? 0 : Self.largestSheetGap
    let insets = insetsWithBars
    return screenSize(around: frame).height - frame.height > insets.top + insets.bottom + gap
  }

  private static let largestSheetGap = 54.0

  /// Whether the view is a table's row that is alone in its xib: a table decides its width.
  var isRow: Bool { controller == nil && view.kind == .known(.tableViewCell) }

  /// A view of its own size that is as large as the device on its side is designed for it on its side.
  private static func orientation(
    of frame: DocumentRect?, on device: CanvasDevice?
  ) -> DocumentDevice.Orientation? {
    frame?.size == device?.size(.landscape) && frame != nil ? .landscape : nil
  }

  /// The screen of a document that names none itself, by its simulated metrics.
  private let legacyDevice: CanvasDevice?

  func canvas() -> SceneCanvas {
    let saved = view.frame ?? .zero
    let screen = screenSize(around: saved)
    let frame = belowOpaqueBar(saved, on: screen)
    return SceneCanvas(
      screenSize: screen, scale: scale, traits: traits,
      rootFrame: frame, safeArea: safeArea(of: frame, on: screen), bars: bars)
  }

  /// Below an opaque navigation bar a view is laid out in what is left of the screen, even where it was saved as large as
  /// the screen. Observed: 24 of 24 scenes, 3 of 3 of those that were saved so.
  private func belowOpaqueBar(_ frame: DocumentRect, on screen: DocumentSize) -> DocumentRect {
    guard frame.size == screen, frame.y == 0, navigationBar?.element.flag("translucent") == false,
      metrics.topBar == nil, controller?.extendsUnderOpaqueBars != true, hasNavigationBar
    else { return frame }
    var frame = frame
    frame.height -= insetsWithBars.top
    return frame
  }

  private var navigationBar: InterfaceView? {
    navigationController?.bars.first { $0.elementName == "navigationBar" }
  }

  var bars: SceneBars {
    let isTabBar = bottomBarHeight > 0 && !hasToolbar
    return SceneBars(
      status: bareInsets.top, navigation: topBarHeight, hasLargeTitle: topBarHeight > 0 && showsLargeTitle,
      toolbar: isTabBar ? 0 : bottomBarHeight, tabs: isTabBar ? bottomBarHeight : 0, home: bareInsets.bottom)
  }

  private var hasToolbar: Bool {
    if case .toolbar? = metrics.bottomBar { return true }
    return metrics.bottomBar == nil && surroundings.navigation?.element.flag("toolbarHidden") == false
  }

  private var showsLargeTitle: Bool {
    if case .navigationBar? = metrics.topBar { return false }
    return hasLargeTitle
  }

  /// Pixels a point on a canvas without a device: such canvases round to half points, 225 square ones and 167 others.
  static let scaleWithoutDevice = 2.0

  private var scale: Double {
    device?.scale ?? Self.scaleWithoutDevice
  }

  var traits: DocumentTraits {
    guard document.usesTraitCollections else { return DocumentTraits(width: nil, height: nil) }
    return device?.traits(orientation) ?? DocumentTraits(width: nil, height: nil)
  }

  /// The heights of the screens of each width that there were before documents named devices.
  private static let oldScreens: [DocumentSize] = [
    DocumentSize(width: 320, height: 480), DocumentSize(width: 320, height: 568),
    DocumentSize(width: 375, height: 667), DocumentSize(width: 414, height: 736),
    DocumentSize(width: 600, height: 600), DocumentSize(width: 768, height: 1024),
    DocumentSize(width: 1024, height: 768),
  ]

  private func screenSize(around frame: DocumentRect) -> DocumentSize {
    if let size = (device ?? legacyDevice)?.size(orientation) { return size }
    let bottom = frame.y + frame.height
    let fitting = Self.oldScreens.first { $0.width == frame.width && $0.height >= bottom }
    return fitting ?? frame.size
  }

  // MARK: Safe area

  private func safeArea(of frame: DocumentRect, on screen: DocumentSize) -> ScreenInsets {
    if surroundings.isEmbedded, controller == nil { return .zero }
    // Loose views count as a screen's, whatever their size; table cells, stacks and controls do not. Observed in xibs:
    // the hardware's insets in 44 of 46 plain views, 3 of 3 cells of collections.
    guard controller != nil || Self.looseScreens.contains(view.kind) else { return .zero }
    if isSheetOfFreeSize(frame, screen) {
      return ScreenInsets(top: hasNavigationBar ? BarMetrics.sheetNavigationBar : 0)
    }
    if isSheetBelowSensors(frame, screen) {
      return ScreenInsets(top: hasNavigationBar ? CanvasRules.navigationBarOfSheets[xcode] : sensors)
    }
    if metrics.destination == .freeform { return freeformSafeArea(frame) }
    return Shrinking(
      frame: frame, screen: screen, withBars: insetsWithBars, barsAlone: topBarHeight
    ).insets(
      sheetNavigationBar: hasNavigationBar ? BarMetrics.sheetNavigationBar : 0)
  }

  /// A sheet on a tablet lies in the middle of the screen, one of an author's own size is lower than that: 704 of 820 by
  /// 995.5 of 1180 points, 768 of 778 points.
  private func isSheetOfFreeSize(_ frame: DocumentRect, _ screen: DocumentSize) -> Bool {
    guard CanvasFact.sheetOfOwnSize.counts, let controller else { return false }
    if let size = controller.freeformSize { return size.height - frame.height == Self.freeformSheetGap }
    return device?.isPad == true && frame.width < screen.width && frame.height < screen.height
  }

  private static let freeformSheetGap = 10.0

  /// A sheet of a phone without a home button that stands upright, in releases that begin it below the sensors.
  private func isSheetBelowSensors(_ frame: DocumentRect, _ screen: DocumentSize) -> Bool {
    guard controller != nil, orientation == .portrait, device?.family == .edgeToEdgePhone,
      frame.y == 0, frame.width == screen.width, let gap = CanvasRules.gapAboveSheetsBelowSensors[xcode]
    else { return false }
    let missing = screen.height - frame.height - sensors - gap
    return missing == 0 || missing == CanvasRules.gapBetweenSheets[xcode]
  }

  private var sensors: Double { device.map { CanvasRules.sensorHeight(of: $0.id)[xcode] } ?? 0 }

  /// A view of its own size is not made smaller where bars are opaque; it lies below them.
  private func freeformSafeArea(_ frame: DocumentRect) -> ScreenInsets {
    var insets = insetsWithBars
    insets.top = max(0, insets.top - frame.y)
    // Observed: 3 of 3 above a tab bar.
    if let size = controller?.freeformSize, size.height - frame.y - frame.height == insets.bottom {
      insets.bottom = 0
    }
    if case .navigationBar(let isTranslucent, _)? = metrics.topBar, !isTranslucent { insets.top = 0 }
    return insets
  }

  private static let looseScreens: [InterfaceView.Kind] = [
    .known(.view), .known(.collectionViewCell), .known(.collectionReusableView),
  ]

  private var bareInsets: ScreenInsets {
    controller == nil ? looseInsets(hardwareInsets) : hardwareInsets
  }

  /// The insets of hardware and bars.
  var insetsWithBars: ScreenInsets {
    var insets = bareInsets
    insets.top = savedTop ?? insets.top + topBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  /// The lower edge of the navigation bar as it was saved, which determines the status bar, too.
  private var savedTop: Double? {
    guard hasNavigationBar, metrics.topBar == nil, isSavedDevice,
      CanvasRules.savesNavigationBars[xcode], !hasLargeTitle,
      controller?.navigationItem?.prompt == nil, let bar = navigationBar?.frame,
      bar.height > 0, bar.height <= Self.highestPlainBar,
      bar.width == device?.size(orientation).width
    else { return nil }
    return bar.y + bar.height
  }

  private static let highestPlainBar = 60.0

  /// A loose view of its own size is shown as if its top were the screen's.
  private func looseInsets(_ hardware: ScreenInsets) -> ScreenInsets {
    guard isPart else { return hardware }
    let orientation = CanvasRules.looseViewsStandUpright[document.xcode] ? .portrait : orientation
    let isPartial = isLowerThanScreen && !isWiderThanScreen
    var insets = SafeAreaTable.insets(
      of: device, orientation: orientation, savedBy: document.xcode, isPartial: isPartial)
    if isLow, insets.top == SafeAreaTable.statusBarHeight { insets.top = 0 }
    if CanvasRules.hidesHomeIndicatorOfParts[document.xcode], isPartial { insets.bottom = 0 }
    return insets
  }

  /// Whether a loose view has its own size, as views of collections always do.
  private var isPart: Bool {
    metrics.destination == .freeform
      || [.known(.collectionViewCell), .known(.collectionReusableView)].contains(view.kind)
  }

  private var isWiderThanScreen: Bool {
    guard let device, let frame = view.frame else { return false }
    return frame.width > device.size(orientation).width
  }

  private var isLowerThanScreen: Bool {
    guard let device, let frame = view.frame else { return false }
    return frame.height < device.size(orientation).height
  }

  /// Layout guides go by the status bar that is simulated, safe areas and launch screens do not. Observed: hidden ones
  /// count for nothing in 8 of 8 documents with guides, and count all the same in 5 of 5 with safe areas and 2 of 2
  /// launch screens with guides.
  private var hardwareInsets: ScreenInsets {
    let isUpright = surroundings.isPresented && CanvasRules.doublesInsets[xcode]
    var insets =
      isUpright && orientation == .landscape
      ? SafeAreaTable.uprightInsets(of: device, savedBy: xcode)
      : SafeAreaTable.insets(of: device, orientation: orientation, savedBy: xcode)
    let status = metrics.statusBar ?? document.defaultMetrics.statusBar
    let goesBySimulation = !document.usesSafeAreas && !document.isLaunchScreen
    let isOff = status == SimulatedMetrics.StatusBar.none && goesBySimulation
    let isHidden = isLow || isOff
    if isHidden, insets.top == SafeAreaTable.statusBarHeight { insets.top = 0 }
    return insets
  }

  /// A view lower than any phone that stands has no status bar, like a phone on its side.
  private var isLow: Bool {
    guard let frame = view.frame, frame.height < Self.lowestScreen else { return false }
    if controller != nil, frame.width > frame.height { return true }
    if metrics.destination == .freeform, controller != nil, !document.usesSafeAreas { return false }
    return CanvasRules.lowViewsLackStatusBar[document.xcode]
  }

  /// The height of a 3.5-inch phone.
  private static let lowestScreen = 480.0

  // MARK: Bars

  /// A navigation bar is lower on a phone on its side, except where insets count twice (11 of 11 constraints).
  private var hasCompactNavigationBar: Bool {
    hasCompactBars && !(CanvasRules.doublesInsets[xcode] && device?.family == .edgeToEdgePhone)
  }

  /// Bars are lower on a phone on its side, except on the largest. Observed: 1 of 1.
  private var hasCompactBars: Bool {
    CanvasFact.compactBars.counts
      && device?.traits(orientation) == DocumentTraits(width: .compact, height: .compact)
  }

  private var navigationController: InterfaceController? {
    surroundings.navigation.flatMap { $0.element.flag("navigationBarHidden") == true ? nil : $0 }
  }

  private var hasNavigationBar: Bool {
    switch metrics.topBar {
    case SimulatedMetrics.TopBar.none?: false
    case .navigationBar?: true
    case nil: navigationController != nil
    }
  }

  private var topBarHeight: Double {
    guard hasNavigationBar else { return 0 }
    let plain = hasCompactNavigationBar ? BarMetrics.compactNavigationBar : plainNavigationBar
    if case .navigationBar(_, let hasPrompt) = metrics.topBar {
      return hasPrompt ? plain + BarMetrics.prompt : plain
    }
    if hasLargeTitle { return BarMetrics.largeTitleNavigationBar }
    return controller?.navigationItem?.prompt == nil ? plain : plain + BarMetrics.prompt
  }

  private var plainNavigationBar: Double {
    CanvasRules.doublesInsets[xcode] && device?.family == .edgeToEdgePhone
      ? BarMetrics.doubledNavigationBar : BarMetrics.navigationBar
  }

  private var hasLargeTitle: Bool {
    let isOnSide = device?.traits(orientation).height == .compact && CanvasFact.ordinaryTitleOnSide.counts
    guard !isOnSide, let bar = navigationBar else { return false }
    return bar.element.flag("largeTitles") == true
      && controller?.navigationItem?.largeTitleDisplayMode != "never"
  }

  private var toolbarHeight: Double {
    hardwareInsets.bottom > 0 || CanvasRules.hasHighToolbars[xcode]
      ? BarMetrics.toolbarAboveHomeIndicator : BarMetrics.toolbar
  }

  private var bottomBarHeight: Double {
    let tabBar = hasCompactBars ? BarMetrics.compactTabBar : BarMetrics.tabBar
    switch metrics.bottomBar {
    case SimulatedMetrics.BottomBar.none?: return 0
    case .toolbar?: return toolbarHeight
    case .tabBar?: return tabBar
    case nil: break
    }
    if surroundings.navigation?.element.flag("toolbarHidden") == false { return toolbarHeight }
    guard surroundings.tabs != nil, controller?.hidesBottomBarWhenPushed != true else { return 0 }
    return tabBar
  }
}

/// The canvas makes a view smaller where an opaque bar, or a sheet's margin, would lie over it; what lies outside the
/// view does not inset it any more.
private struct Shrinking {
  let frame: DocumentRect
  let screen: DocumentSize
  let withBars: ScreenInsets
  /// The height of the top bar, without what the hardware takes.
  let barsAlone: Double

  /// The gap above a sheet: the status bar, and on screens with a notch 10 points more.
  /// Observed: 842 of 896 points 14 times, 647 of 667 points 10 times.
  private static let sheetGaps = [20.0, 54.0]
  /// The same of Xcode 15's, which reach below nothing. Observed: 842 of 852 points twice, 834 of 844 once; none has a safe
  /// area at the bottom.
  private static let laterSheetGap = 10.0

  /// The height of opaque bars at the top; nil without bars.
  private var top: Double? { barsAlone > 0 ? withBars.top : nil }

  func insets(sheetNavigationBar: Double) -> ScreenInsets {
    var insets = withBars
    if frame.y > 0 {
      insets.top = max(0, insets.top - frame.y)
      // A view may reach beyond the screen: what of it is there is under nothing. Observed: 3 of 3 constraints of a scene.
      insets.bottom = max(0, insets.bottom - max(0, screen.height - frame.y - frame.height))
      return insets
    }
    let missing = screen.height - frame.height
    guard missing > 0, frame.width == screen.width else { return insets }
    if missing == Self.laterSheetGap {
      (insets.top, insets.bottom) = (sheetNavigationBar, 0)
    } else if Self.sheetGaps.contains(missing) {
      insets.top = sheetNavigationBar
    } else if Self.sheetGaps.contains(missing - sheetNavigationBar) {
      insets.top = 0
    } else if missing - withBars.bottom == top {
      (insets.top, insets.bottom) = (0, 0)
    } else if missing == top {
      insets.top = 0
    } else if missing == withBars.bottom {
      insets.bottom = 0
    }
    return insets
  }
}

extension InterfaceDocument {
  /// The canvas of a top-level view.
  ///
  /// - Parameters:
  ///   - view: the top-level view.
  ///   - controller: whose view it is; nil for a loose view.
  ///   - surroundings: what ``inferredSurroundings()`` says of the controller; the default for a view without.
  public func canvas(
    for view: InterfaceView, of controller: InterfaceController? = nil,
    in surroundings: SceneSurroundings = SceneSurroundings()
  ) -> SceneCanvas {
    CanvasInference(document: self, view: view, controller: controller, surroundings: surroundings).canvas()
  }
}
