/// The bars and containers around a controller's view on the canvas, inferred from the segues that lead to it.
public struct SceneSurroundings: Sendable {
  /// The navigation controller whose bar is above the view.
  public var navigation: InterfaceController?
  /// The tab bar controller whose bar is below the view.
  public var tabs: InterfaceController?
  /// The tab bar controller is itself on the navigation controller's stack, and covered by what is pushed there.
  var tabsAreInNavigation = false
  /// The simulated bars of the controllers before this one; they apply if the controller itself sets none.
  public var inheritedMetrics = SimulatedMetrics()
  /// The view is presented over another and need not fill the screen.
  public var isPresented = false
  /// The view is a part of another's; not said of what a controller embedded there shows in turn.
  public var isEmbedded = false

  public init() {}
}

/// Walks the storyboard as its author would, from the initial controller along its segues, breadth first: the first way
/// that reaches a controller decides what is around it.
struct SurroundingsInference {
  private let document: InterfaceDocument
  private let controllers: [String: InterfaceController]
  /// By destination: the one segue that counts, where the document says so.
  private let tieBreakers: [String: String]
  /// Scenes that a list shows as its details: they have the bars of the list's stack, although a split controller names them
  /// as its own, and although a tie-breaker prefers that. Observed: 4 of 4, 1 of 1 with such a tie-breaker.
  private let details: Set<String>
  private var found: [String: SceneSurroundings] = [:]
  private var queue: [(id: String, surroundings: SceneSurroundings)] = []

  static func surroundings(in document: InterfaceDocument) -> [String: SceneSurroundings] {
    var inference = SurroundingsInference(document)
    inference.run()
    return inference.found
  }

  private init(_ document: InterfaceDocument) {
    self.document = document
    let all = document.controllers.flatMap { [$0] + $0.children }
    controllers = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let details = Self.details(among: all)
    self.details = details
    let breakers = Set(document.metricsTieBreakers)
    let pairs = all.flatMap(\.segues).compactMap { segue -> (String, String)? in
      if segue.relationship == "detailViewController", details.contains(segue.destination) { return nil }
      return segue.id.flatMap { breakers.contains($0) ? (segue.destination, $0) : nil }
    }
    tieBreakers = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Containers bring their own bars.
  private static func details(among all: [InterfaceController]) -> Set<String> {
    let shown = Set(all.flatMap(\.segues).filter { $0.kind == .showDetail }.map(\.destination))
    return shown.subtracting(all.filter(\.isContainer).map(\.id))
  }

  private mutating func run() {
    let all = document.controllers
    let destinations = Set(all.flatMap(\.segues).map(\.destination))
    // Controllers to which no segue leads start a path of their own: containers first, since they put bars around others.
    let loose = all.filter { !destinations.contains($0.id) }
    // A container's page has its bars even where the document begins with it. Observed: 3 of 3.
    let pages = Set(
      loose.filter(\.isContainer).flatMap(\.segues).filter { $0.kind == .relationship }.map(\.destination))
    let starts =
      all.filter { $0.id == document.initialController && !pages.contains($0.id) }
      + loose.filter(\.isContainer)
      + loose.filter { !$0.isContainer } + all.filter(\.isContainer) + all
    for start in starts where found[start.id] == nil {
      queue.append((start.id, SceneSurroundings()))
      drain()
    }
  }

  private mutating func drain() {
    var index = 0
    while index < queue.count {
      let (id, surroundings) = queue[index]
      index += 1
      guard found[id] == nil, let controller = controllers[id] else { continue }
      found[id] = surroundings
      follow(controller, surroundings)
    }
    queue = []
  }

  private mutating func follow(_ controller: InterfaceController, _ here: SceneSurroundings) {
    let relationships = controller.segues.filter { $0.kind == .relationship }
    for segue in relationships + controller.segues.filter({ $0.kind != .relationship }) {
      if let chosen = tieBreakers[segue.destination], chosen != segue.id { continue }
      guard segue.kind != .unwind, found[segue.destination] == nil else { continue }
      if segue.relationship == "detailViewController", details.contains(segue.destination) { continue }
      queue.append((segue.destination, surroundings(after: segue, from: controller, here)))
    }
    for child in controller.children {
      var inside = here
      if controller.kind == .navigation { inside.navigation = controller }
      queue.append((child.id, inside))
    }
  }

  private func surroundings(
    after segue: InterfaceSegue, from controller: InterfaceController, _ here: SceneSurroundings
  ) -> SceneSurroundings {
    switch segue.kind {
    case .relationship:
      return Self.surroundings(within: controller, here)
    // Observed of details: 4 of 4.
    case .show, .push, .showDetail:
      var next = here
      // Without a navigation controller the scene is presented. (Apple, UIViewController.show(_:sender:).)
      if here.tabsAreInNavigation || here.navigation == nil { next.tabs = nil }
      next.inheritedMetrics = controller.metrics.inheritingBars(of: here.inheritedMetrics)
      return next
    case .embed:
      return .embedded
    default:
      return .presented
    }
  }
}

extension SurroundingsInference {
  /// The surroundings of a container's page or root.
  private static func surroundings(
    within container: InterfaceController, _ here: SceneSurroundings
  ) -> SceneSurroundings {
    var inside = here
    inside.isEmbedded = false
    inside.inheritedMetrics = container.metrics.inheritingBars(of: here.inheritedMetrics)
    switch container.kind {
    case .navigation:
      inside.navigation = container
      inside.tabsAreInNavigation = false
      inside.inheritedMetrics.topBar = nil
    case .tabBar:
      inside.tabs = container
      inside.tabsAreInNavigation = here.navigation != nil
      inside.inheritedMetrics.bottomBar = nil
    case .split:
      var page = SceneSurroundings()
      guard CanvasFact.splitAboveTabBar.counts else { return page }
      page.tabs = here.tabs
      page.tabsAreInNavigation = here.tabsAreInNavigation
      return page
    default: return SceneSurroundings()
    }
    return inside
  }
}

extension SceneSurroundings {
  fileprivate static var presented: SceneSurroundings {
    var surroundings = SceneSurroundings()
    surroundings.isPresented = true
    return surroundings
  }

  fileprivate static var embedded: SceneSurroundings {
    var surroundings = SceneSurroundings()
    surroundings.isEmbedded = true
    return surroundings
  }
}

extension InterfaceController {
  fileprivate var isContainer: Bool {
    switch kind {
    case .navigation, .tabBar, .split: true
    default: false
    }
  }
}

extension InterfaceDocument {
  /// By controller id.
  public func inferredSurroundings() -> [String: SceneSurroundings] {
    SurroundingsInference.surroundings(in: self)
  }
}
