/// The simulated bars around a scene's view that its author chose. Nil means inferred from the scene's place.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A simulated status bar.
  public enum StatusBar: Hashable, Sendable {
    case none, shown
  }

  /// A simulated bar at the top.
  public enum TopBar: Hashable, Sendable {
    case none
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
  }

  /// A simulated bar at the bottom.
  public enum BottomBar: Hashable, Sendable {
    case none
    case toolbar(isTranslucent: Bool)
    case tabBar(isTranslucent: Bool)
  }

  /// A simulated size, such as that of a sheet.
  public enum Destination: Hashable, Sendable {
    case freeform
    /// An old name of a screen such as `retina47` or `retina4_7.fullscreen`; nil is the tool's default.
    case screen(String?)
  }

  /// The status bar.
  public var statusBar: StatusBar?
  /// The bar at the top.
  public var topBar: TopBar?
  /// The bar at the bottom.
  public var bottomBar: BottomBar?
  /// The size.
  public var destination: Destination?
  /// The orientation.
  public var orientation: DocumentDevice.Orientation?

  public init() {}

  /// Reads the children of a controller, a top-level view, or the document's default container.
  package init(_ element: DocumentElement) {
    for child in element.children {
      switch child.key {
      case "simulatedStatusBarMetrics", "statusBar": statusBar = child.name == "nil" ? StatusBar.none : .shown
      case "simulatedTopBarMetrics": topBar = Self.topBar(child)
      case "simulatedBottomBarMetrics": bottomBar = Self.bottomBar(child)
      case "simulatedDestinationMetrics", "destination": destination = Self.destination(child)
      case "simulatedOrientationMetrics", "orientation":
        orientation = child["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
      default: break
      }
    }
  }

  /// These metrics, with the bars of others where these are unspecified.
  func inheritingBars(of previous: SimulatedMetrics) -> SimulatedMetrics {
    var metrics = self
    metrics.statusBar = statusBar ?? previous.statusBar
    metrics.topBar = topBar ?? previous.topBar
    metrics.bottomBar = bottomBar ?? previous.bottomBar
    return metrics
  }

  private static func topBar(_ element: DocumentElement) -> TopBar? {
    switch element.name {
    case "nil": TopBar.none
    case "simulatedNavigationBarMetrics":
      .navigationBar(
        isTranslucent: element.flag("translucent") ?? true, hasPrompt: element.flag("prompted") ?? false)
    default: nil
    }
  }

  private static func bottomBar(_ element: DocumentElement) -> BottomBar? {
    switch element.name {
    case "nil": BottomBar.none
    case "simulatedToolbarMetrics": .toolbar(isTranslucent: element.flag("translucent") ?? true)
    case "simulatedTabBarMetrics": .tabBar(isTranslucent: element.flag("translucent") ?? true)
    default: nil
    }
  }

  private static func destination(_ element: DocumentElement) -> Destination? {
    switch element.name {
    case "freeformSimulatedSizeMetrics": .freeform
    case "simulatedScreenMetrics": .screen(element["type"])
    default: nil
    }
  }
}
