/// A view controller of a document.
public struct InterfaceController: Sendable {
  /// The kind of controller.
  public enum Kind: Hashable, Sendable {
    case view, table, collection, navigation, tabBar, split, page, player
    /// A placeholder for a controller of another storyboard.
    case placeholder
    case other(String)
  }

  /// The id of the controller.
  public let id: String
  /// The kind of controller.
  public let kind: Kind
  /// The identifier with which code instantiates the controller.
  public let storyboardIdentifier: String?
  /// The author's class; nil for Apple's.
  public let customClass: CustomClass?
  /// The title of the controller.
  public let title: String?
  /// The label that the document's author gave it.
  public let userLabel: String?
  /// The top and bottom layout guides.
  public let layoutGuides: [InterfaceGuide]
  /// Nil if the view comes from elsewhere.
  public let view: InterfaceView?
  /// The bars that the controller owns: `navigationBar`, `toolbar`, `tabBar`.
  public let bars: [InterfaceView]
  /// The navigation item; nil if the document has none.
  public let navigationItem: NavigationItem?
  /// Views in the bars that belong to this controller's screen: a title view, custom views of bar buttons.
  public let barItemViews: [InterfaceView]
  /// The simulated bars that the author chose.
  public let metrics: SimulatedMetrics
  /// The size of the canvas, in points; nil for the device's.
  public let freeformSize: DocumentSize?
  /// Nil if the document does not state them, which means all bars.
  public let extendedEdges: ExtendedEdges?
  /// Whether the view extends below opaque bars.
  public let extendsUnderOpaqueBars: Bool
  /// Whether bottom bars are hidden when the controller is pushed.
  public let hidesBottomBarWhenPushed: Bool
  /// All segues and relationships of the scene that start at the controller or at an object in it.
  public let segues: [InterfaceSegue]
  /// Controllers written inside this one.
  public let children: [InterfaceController]
  /// The element of the document.
  public let element: DocumentElement

  /// The place of the element.
  public var position: DocumentPosition { element.position }

  /// The navigation item of a controller.
  public struct NavigationItem: Hashable, Sendable {
    /// The id of the item.
    public var id: String?
    /// The title in the bar.
    public var title: String?
    /// The line above the title.
    public var prompt: String?
    /// `always`, `never`, or nil for automatic.
    public var largeTitleDisplayMode: String?
  }

  /// The bars below which the controller's view extends.
  public struct ExtendedEdges: Hashable, Sendable {
    /// Whether the view extends below bars at the top.
    public var top: Bool
    /// Whether the view extends below bars at the bottom.
    public var bottom: Bool
  }

  /// The controllers that this one shows inside itself, in order: a navigation controller's root, the tabs' pages.
  public func related(by relationship: String) -> [InterfaceSegue] {
    segues.filter { $0.kind == .relationship && $0.relationship == relationship }
  }
}

/// A transition from one scene to another.
public struct InterfaceSegue: Hashable, Sendable {
  /// The kind of segue.
  public enum Kind: Hashable, Sendable {
    case show, showDetail, push, embed, relationship, unwind
    /// Over the current screen: `presentation` and, in older documents, `modal`.
    case presentation
    case popover
    case custom
    case other(String)
  }

  /// The id of the segue.
  public var id: String?
  /// The kind of segue.
  public var kind: Kind
  /// The id of the destination controller.
  public var destination: String
  /// The identifier with which code performs the segue.
  public var identifier: String?
  /// The relationship, such as `rootViewController` or `viewControllers`.
  public var relationship: String?
  /// The style of a modal presentation, as documents spell it.
  public var modalPresentationStyle: String?
  /// The id of the source element: a controller, a button, a container view.
  public var source: String?
  /// The place of the element.
  public var position: DocumentPosition
}

extension InterfaceSegue {
  init?(_ element: DocumentElement, source: String?) {
    guard let destination = element["destination"] else { return nil }
    self.destination = destination
    self.source = source
    id = element.id
    kind = Self.kind(element["kind"] ?? "")
    identifier = element["identifier"]
    relationship = element["relationship"]
    modalPresentationStyle = element["modalPresentationStyle"]
    position = element.position
  }

  private static func kind(_ name: String) -> Kind {
    switch name {
    case "show": .show
    case "showDetail": .showDetail
    case "push": .push
    case "embed": .embed
    case "relationship": .relationship
    case "unwind": .unwind
    case "presentation", "modal": .presentation
    case "popover", "popoverPresentation": .popover
    case "custom": .custom
    default: .other(name)
    }
  }
}
