/// A view controller of a document.
public struct InterfaceController: Sendable {
  public enum Kind: Hashable, Sendable {
    case view, table, collection, navigation, tabBar, split, page, player
    /// A stand-in for a controller of another storyboard.
    case placeholder
    case other(String)
  }

  public let id: String
  public let kind: Kind
  public let storyboardIdentifier: String?
  public let customClass: CustomClass?
  public let title: String?
  public let userLabel: String?
  public let layoutGuides: [InterfaceGuide]
  /// Nil where the view comes from elsewhere.
  public let view: InterfaceView?
  /// The bars that the controller owns: `navigationBar`, `toolbar`, `tabBar`.
  public let bars: [InterfaceView]
  public let navigationItem: NavigationItem?
  /// Views in the bars that belong to this controller's screen: a title view, custom views of bar buttons.
  public let barItemViews: [InterfaceView]
  public let metrics: SimulatedMetrics
  public let freeformSize: DocumentSize?
  /// Nil where the document does not say: then under all bars.
  public let extendedEdges: ExtendedEdges?
  public let extendsUnderOpaqueBars: Bool
  public let hidesBottomBarWhenPushed: Bool
  /// All segues and relationships of the scene that start at the controller or at anything in it.
  public let segues: [InterfaceSegue]
  /// Controllers written inside this one.
  public let children: [InterfaceController]
  public let element: DocumentElement

  public var position: DocumentPosition { element.position }

  public struct NavigationItem: Hashable, Sendable {
    public var id: String?
    public var title: String?
    public var prompt: String?
    /// `always`, `never`, or nil for automatic.
    public var largeTitleDisplayMode: String?
  }

  /// The bars under which the controller's view reaches.
  public struct ExtendedEdges: Hashable, Sendable {
    public var top: Bool
    public var bottom: Bool
  }

  /// The controllers that this one shows inside itself, in order: a navigation controller's root, the tabs' pages.
  public func related(by relationship: String) -> [InterfaceSegue] {
    segues.filter { $0.kind == .relationship && $0.relationship == relationship }
  }
}

/// A way from one scene to another.
public struct InterfaceSegue: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case show, showDetail, push, embed, relationship, unwind
    /// Over the current screen: `presentation` and, in older documents, `modal`.
    case presentation
    case popover
    case custom
    case other(String)
  }

  public var id: String?
  public var kind: Kind
  public var destination: String
  public var identifier: String?
  /// Such as `rootViewController` or `viewControllers`.
  public var relationship: String?
  public var modalPresentationStyle: String?
  /// The id of the element that it starts at: a controller, a button, a container view.
  public var source: String?
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
