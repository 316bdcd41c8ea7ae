/// A storyboard or xib: everything in it that layout needs, each piece with the place where it stands.
///
/// The elements beneath stay reachable (`element`), so nothing that the model does not name is lost.
public struct InterfaceDocument: Sendable {
  /// Whether the document is a storyboard or a xib.
  public let kind: DocumentKind
  /// The platform that the document is for.
  public let platform: DocumentPlatform
  /// The tools that saved the document; for pre-release tools, the released ones nearest to them. Nil in documents older
  /// than Xcode 5.
  public let toolsVersion: ToolsVersion?
  /// Nil where the canvas is not tied to a device.
  public let device: DocumentDevice?
  /// False: the whole document is laid out by autoresizing masks.
  public let usesAutoLayout: Bool
  /// Whether the document varies by size class.
  public let usesTraitCollections: Bool
  /// Whether the document uses safe areas instead of top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// The document is for the iPad alone (before size classes there were separate ones).
  public let isForPad: Bool
  /// The id of the controller that the storyboard starts with.
  public let initialController: String?
  /// In document order. A xib is one scene without an id.
  public let scenes: [InterfaceScene]
  /// The sizes of images and the named colours that the document lists.
  public let resources: DocumentResources
  /// Simulated metrics for all scenes that do not have their own (documents before Xcode 8).
  public let defaultMetrics: SimulatedMetrics
  /// The ids of the segues that decide what a scene with several of them takes its simulated bars from.
  public let metricsTieBreakers: [String]
  /// The faults of a document that can be laid out nevertheless: constraints that refer to what is not there.
  public let faults: [DocumentError]
  /// The root element.
  public let element: DocumentElement

  /// The objects of a xib; for a storyboard, those of all scenes.
  public var controllers: [InterfaceController] { scenes.flatMap(\.controllers) }

  /// The colour of the interactive parts of all scenes; nil for the system's.
  public var tint: DocumentColor? { element.first("color", key: "tintColor").flatMap(DocumentColor.init) }
}

/// The objects of one screen, or all of a xib's.
public struct InterfaceScene: Sendable {
  /// Nil in a xib.
  public let id: String?
  /// The controllers of the scene.
  public let controllers: [InterfaceController]
  /// Views that stand for themselves: a xib's views, a storyboard's loose ones.
  public let views: [InterfaceView]
  /// Stand-ins such as File's Owner.
  public let placeholders: [InterfacePlaceholder]
  /// The place of the element.
  public let position: DocumentPosition
  /// The element of the document.
  public let element: DocumentElement
}

/// A stand-in for an object that exists when the document is loaded, such as File's Owner.
public struct InterfacePlaceholder: Sendable {
  /// The id of the placeholder.
  public let id: String
  /// Such as `IBFilesOwner`.
  public let identifier: String
  /// The class of the object that it stands for; nil if it is not named.
  public let customClass: CustomClass?
  /// The place of the element.
  public let position: DocumentPosition
}

/// The class that the document's author wants instead of Apple's.
public struct CustomClass: Hashable, Sendable {
  /// The name of the class.
  public var name: String
  /// The module of the class; nil for the app's own.
  public var module: String?

  public init(name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }
}

/// Facts about things that live outside the document.
public struct DocumentResources: Hashable, Sendable {
  /// The sizes of images by name, in points.
  public var imageSizes: [String: DocumentSize]
  /// The content sizes, by view id, that Interface Builder got from custom views that it could run, in
  /// points.
  public var designableSizes: [String: DocumentSize]
  /// By colour name. Names that the document lists without a value are absent.
  public var namedColors: [String: DocumentColor]
}
