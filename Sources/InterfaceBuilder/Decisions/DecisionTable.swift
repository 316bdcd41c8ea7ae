/// The kinds of parts that Interface Builder generates without anyone's decision.
package enum GeneratedPart: Hashable, Sendable {
  /// Notes about the Xcode that saved the document, and about the canvas's device.
  case header
  /// Positions and sizes that result from the rest of the document.
  case frames
  /// Places of scenes on the canvas.
  case canvas
  /// Copies of content from other files.
  case resources
  /// Different notations of the same content.
  case notation
}

/// The table that separates a person's decisions in a document from content that Interface Builder generates. Comparing, merging
/// and tidying all use it, so they agree on noise.
///
/// Everything else is a decision. ``FrameRule`` handles the frames of views.
///
/// Each row was observed in saved documents (1,789 of 1,810 have this format) or in edits in which only Xcode wrote it.
package enum DecisionTable {
  /// Elements directly below the document.
  private static let topLevel: [String: GeneratedPart] = [
    // The canvas's device, and the versions and capabilities that an Xcode needs to open the file.
    "device": .header, "dependencies": .header,
    // Segues from which the canvas infers bars, and the bars of scenes without their own settings.
    "inferredMetricsTieBreakers": .header, "simulatedMetricsContainer": .header,
    // Xcode 4 and 5 copied the headers of classes.
    "classes": .header,
    // Sizes of images, values of named colours, names of font files, pictures of designable views, as Xcode last read them.
    "resources": .resources, "customFonts": .resources, "designables": .resources,
  ]

  /// Elements with a key, anywhere.
  ///
  /// A window's `contentRect` is not included: it is the window's initial position and size.
  private static let keyed: [String: [String: GeneratedPart]] = [
    "point": ["canvasLocation": .canvas],
    // The screen of the Mac on which the document was saved.
    "rect": ["screenRect": .frames],
  ]

  /// Attributes of the document.
  private static let ofDocument: [String: GeneratedPart] = [
    "toolsVersion": .header, "systemVersion": .header, "version": .header, "propertyAccessControl": .header,
    "colorMatched": .header, "variant": .header, "promptedForUpgradeToXcode5": .header,
    "customObjectInstantitationMethod": .header,
  ]

  /// Attributes of any element.
  ///
  /// `customModuleProvider` is not included: “Inherit Module From Target” determines the class at run time.
  private static let anywhere: [String: GeneratedPart] = [
    // Marks that a saved frame is out of date.
    "misplaced": .frames, "ambiguous": .frames,
    // Repeats the position of the object in its scene.
    "sceneMemberID": .notation,
  ]

  /// - Parameter name: the name of an element directly below the document.
  package static func part(ofTopLevelElement name: String) -> GeneratedPart? { topLevel[name] }

  /// - Parameters:
  ///   - name: the name of an element at any depth.
  ///   - key: its attribute `key`.
  package static func part(ofElement name: String, key: String?) -> GeneratedPart? {
    key.flatMap { keyed[name]?[$0] }
  }

  /// - Parameter isOfDocument: whether the attribute belongs to the root.
  package static func part(ofAttribute name: String, isOfDocument: Bool) -> GeneratedPart? {
    anywhere[name] ?? (isOfDocument ? ofDocument[name] : nil)
  }

  /// Whether an element is the saved frame of a view, as a rectangle or as insets.
  package static func isFrame(_ name: String, key: String?) -> Bool {
    (name == "rect" && key == "frame") || isInsetFrame(name, key: key)
  }

  /// Whether an element is the saved frame of a view as insets of its superview.
  ///
  /// Observed: 303 of them in saved documents, 136 of contents of cells and 140 of labels, most of these in cells.
  package static func isInsetFrame(_ name: String, key: String?) -> Bool {
    name == "frame" && key == "frameInset"
  }

  /// Whether an element is the initial position and the size of a window.
  package static func isWindowFrame(_ name: String, key: String?) -> Bool {
    name == "rect" && key == "contentRect"
  }

  /// Lists whose order has no meaning for the interface: Xcode orders them arbitrarily.
  private static let unordered: Set<String> = [
    "constraints", "resources", "dependencies", "scenes", "designables", "classes", "connections",
    "prototypes",
    "userDefinedRuntimeAttributes", "inferredMetricsTieBreakers", "variation", "mask", "layoutGuides",
    "gestureRecognizers", "customFonts",
  ]

  /// Whether the order of an element's children is visible.
  ///
  /// - Parameters:
  ///   - name: the name of the element.
  ///   - isTopLevel: whether it is directly below the document. The objects of a xib are returned in their order
  ///     (`UINib.instantiate`), those of a scene are not.
  package static func hasOrder(_ name: String, isTopLevel: Bool) -> Bool {
    name == "objects" ? isTopLevel : !unordered.contains(name)
  }

  /// Whether an element has a place among its siblings even in a list without order: tabs and panes are in the order of their
  /// segues, and the objects of an outlet collection in that of its connections.
  package static func isOrderedAnywhere(_ name: String, kind: String?) -> Bool {
    name == "outletCollection" || (name == "segue" && kind == "relationship")
  }
}
