import Foundation

extension InterfaceDocument {
  /// Reads the bytes of a storyboard or xib.
  ///
  /// Linear in the size of the document. Unknown elements are kept and are not errors.
  /// - Throws: the first fault, with the place of the element's first character.
  public init(data: Data, limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
    let root = try ElementReader(limits: limits).rootElement(of: data)
    try self.init(root: root)
  }

  init(root: DocumentElement) throws(DocumentError) {
    let header = try DocumentHeader(root)
    kind = header.kind
    platform = header.platform
    isForPad = header.isForPad
    toolsVersion = root["toolsVersion"].flatMap(ToolsVersion.init)
    device = root.first("device").flatMap(DocumentDevice.init)
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesTraitCollections = root.flag("useTraitCollections") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isLaunchScreen = root.flag("launchScreen") ?? false
    initialController = root["initialViewController"]
    resources = DocumentResources(root)
    defaultMetrics = root.first("simulatedMetricsContainer").map(SimulatedMetrics.init) ?? SimulatedMetrics()
    metricsTieBreakers = root.elements(in: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
    element = root
    faults = try DocumentReferences(root).check()
    scenes = try SceneReader(platform: header.platform).scenes(of: root, kind: header.kind)
  }
}

/// The attributes of the root element, which describe the document as a whole.
struct DocumentHeader {
  var kind: DocumentKind
  var platform: DocumentPlatform
  var isForPad: Bool

  init(_ root: DocumentElement) throws(DocumentError) {
    try Self.check(root)
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    guard let platform = Self.platform(type: type, runtime: runtime) else {
      throw DocumentError(
        .unknownPlatform, at: root.position,
        "Expected the document type of a storyboard or xib for iOS, macOS, tvOS or watchOS, found "
          + (type.isEmpty ? "none" : "\"\(type)\""),
        hint: "A storyboard for iOS has type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"")
    }
    self.platform = platform
    kind = type.hasSuffix(".Storyboard") || type.contains(".Storyboard.") ? .storyboard : .xib
    isForPad = type.contains(".iPad.") || runtime.hasSuffix(".iPad")
  }

  /// Throws if the root is not that of a document of any platform.
  static func check(_ root: DocumentElement) throws(DocumentError) {
    if root.name == "archive" { throw oldArchive(root) }
    guard root.name == "document" else {
      throw DocumentError(
        .wrongRoot, at: root.position,
        "Expected <document> as the root of an Interface Builder document, found <\(root.name)>",
        hint: "This is XML, but not a .storyboard or .xib file")
    }
  }

  private static func platform(type: String, runtime: String) -> DocumentPlatform? {
    // The types of documents for watches and televisions have no number: `com.apple.InterfaceBuilder.AppleTV.Storyboard`.
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    if runtime == "watchKit" || type.contains(".WatchKit.") { return .watchOS }
    if runtime == "AppleTV" || type.contains(".AppleTV.") { return .tvOS }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.") else { return nil }
    if type.contains(".CocoaTouch.") { return .iOS }
    return type.contains(".Cocoa.") ? .macOS : nil
  }

  private static func oldArchive(_ root: DocumentElement) -> DocumentError {
    DocumentError(
      .oldArchive, at: root.position,
      "Expected <document>, found the <archive> of a xib from Xcode 4 or earlier (version "
        + "\(root["version"] ?? "unknown")), which is not supported",
      hint: "Open the file in Xcode 5 or later and save it; it then asks to upgrade the document")
  }
}

/// Scenes and their objects.
private struct SceneReader {
  let platform: DocumentPlatform

  func scenes(of root: DocumentElement, kind: DocumentKind) throws(DocumentError) -> [InterfaceScene] {
    var result: [InterfaceScene] = []
    switch kind {
    case .xib:
      if let objects = root.first("objects") {
        result.append(try scene(id: nil, objects: objects.children, element: objects))
      }
    case .storyboard:
      for element in root.elements(in: "scenes") where element.name == "scene" {
        let id = try element.required("sceneID", of: "scene")
        result.append(try scene(id: id, objects: element.elements(in: "objects"), element: element))
      }
    }
    return result
  }

  private func scene(
    id: String?, objects: [DocumentElement], element: DocumentElement
  ) throws(DocumentError) -> InterfaceScene {
    var controllers: [InterfaceController] = []
    var views: [InterfaceView] = []
    var placeholders: [InterfacePlaceholder] = []
    for object in objects {
      if object.name == "placeholder" {
        placeholders.append(try placeholder(object))
      } else if ControllerReader.isController(object) {
        controllers.append(try ControllerReader().controller(object))
      } else if object.first("rect", key: "frame") != nil {
        _ = try object.required("id", of: "view")
        views.append(try ViewReader().view(object, role: .subview))
      } else if platform == .macOS || object.name == "tableViewSection" {
        // Windows, popovers and items of macOS have no frames; their views are used instead. A section outside of any
        // table is one that its author has put aside.
        views += try ViewReader().children(of: object)
      }
    }
    return InterfaceScene(
      id: id, controllers: controllers, views: views, placeholders: placeholders, position: element.position,
      element: element)
  }

  private func placeholder(_ element: DocumentElement) throws(DocumentError) -> InterfacePlaceholder {
    InterfacePlaceholder(
      id: try element.required("id", of: "placeholder"), identifier: element["placeholderIdentifier"] ?? "",
      customClass: CustomClass(element), position: element.position)
  }
}

extension DocumentDevice {
  init?(_ element: DocumentElement) {
    guard let id = element.id else { return nil }
    self.init(
      id: id, orientation: element["orientation"].flatMap(Orientation.init) ?? .portrait,
      appearance: element["appearance"].flatMap(Appearance.init) ?? .light,
      adaptation: element.first("adaptation")?.id ?? element["layout"])
  }
}

extension DocumentResources {
  init(_ root: DocumentElement) {
    imageSizes = [:]
    symbolNames = []
    namedColors = [:]
    designableSizes = [:]
    for designable in root.elements(in: "designables") {
      guard let name = designable["name"] else { continue }
      designableSizes[name] = designable.size(forKey: "intrinsicContentSize")
    }
    for resource in root.elements(in: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if resource["catalog"] == "system" { symbolNames.insert(name) }
        guard let width = resource.number("width"), let height = resource.number("height") else { continue }
        imageSizes[name] = DocumentSize(width: width, height: height)
      case "namedColor", "systemColor":
        namedColors[name] = resource.first("color").flatMap(DocumentColor.init)
      default: break
      }
    }
  }
}
