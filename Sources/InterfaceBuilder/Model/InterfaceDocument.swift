/// A storyboard or xib: everything in it that layout needs, with the place of each part.
///
/// The underlying elements stay accessible (`element`), so content that the model does not represent is not lost.
public struct InterfaceDocument: Sendable {
  /// Whether the document is a storyboard or a xib.
  public let kind: DocumentKind
  /// The platform that the document is for.
  public let platform: DocumentPlatform
  /// The tools that saved the document; for pre-release tools, the nearest released ones. Nil in documents older than
  /// Xcode 5.
  public let toolsVersion: ToolsVersion?
  /// Nil if the canvas does not show a device.
  public let device: DocumentDevice?
  /// If false, the whole document is laid out by autoresizing masks.
  public let usesAutoLayout: Bool
  /// Whether the document varies by size class.
  public let usesTraitCollections: Bool
  /// Whether the document uses safe areas instead of top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// Whether the document is only for the iPad (before size classes there were separate documents).
  public let isForPad: Bool
  /// The id of the controller that the storyboard starts with.
  public let initialController: String?
  /// In document order. A xib is one scene without an id.
  public let scenes: [InterfaceScene]
  /// The sizes of images and the named colours that the document lists.
  public let resources: DocumentResources
  /// Simulated metrics for all scenes that do not have their own (documents before Xcode 8).
  public let defaultMetrics: SimulatedMetrics
  /// The ids of the segues that determine the simulated bars of a scene with several incoming segues.
  public let metricsTieBreakers: [String]
  /// The faults of a document that can be laid out nevertheless: constraints that refer to missing objects.
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
  /// Top-level views: a xib's views, and a storyboard's views outside of controllers.
  public let views: [InterfaceView]
  /// Placeholders such as File's Owner.
  public let placeholders: [InterfacePlaceholder]
  /// The place of the element.
  public let position: DocumentPosition
  /// The element of the document.
  public let element: DocumentElement
}

/// A placeholder for an object that exists when the document is loaded, such as File's Owner.
public struct InterfacePlaceholder: Sendable {
  /// The id of the placeholder.
  public let id: String
  /// The identifier, such as `IBFilesOwner`.
  public let identifier: String
  /// The class of the object that it represents; nil if it is not stated.
  public let customClass: CustomClass?
  /// The place of the element.
  public let position: DocumentPosition
}

/// The class that replaces Apple's class.
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

/// Facts about resources outside of the document.
public struct DocumentResources: Hashable, Sendable {
  /// The sizes of images by name, in points.
  public var imageSizes: [String: DocumentSize]
  /// The names of images that are symbols of the system.
  public var symbolNames: Set<String>
  /// The content sizes, by view id, that Interface Builder computed by running custom views, in points.
  public var designableSizes: [String: DocumentSize]
  /// Colours by name, without names that have no value in the document.
  public var namedColors: [String: DocumentColor]
}
