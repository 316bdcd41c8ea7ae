import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutExplanations
import LayoutReport
import iOSViews

/// Makes views from the bytes of documents. Tests of the commands use a simple implementation.
@MainActor
public protocol DocumentLoading {
  func document(
    _ bytes: Data, file: String, options: DesignDocument.Options
  ) throws(UnreadableDocument) -> any LoadedDocument

  /// Makes views of a document that has been read before.
  ///
  /// - Parameters:
  ///   - bytes: the text that it was read from.
  ///   - scenes: the ids of the requested scenes' elements; nil for all.
  func document(
    _ document: InterfaceDocument, bytes: Data, file: String, options: DesignDocument.Options,
    scenes: Set<String>?
  ) throws(UnreadableDocument) -> any LoadedDocument
}

extension DocumentLoading {
  public func document(
    _ document: InterfaceDocument, bytes: Data, file: String, options: DesignDocument.Options,
    scenes: Set<String>?
  ) throws(UnreadableDocument) -> any LoadedDocument {
    try self.document(bytes, file: file, options: options)
  }
}

/// A document whose views exist.
@MainActor
public protocol LoadedDocument {
  /// Lays out every scene.
  func snapshot() -> DocumentSnapshot
  /// Draws every scene, in the document's order.
  func pictures() -> [ScenePicture]
  /// Draws every scene with the bars and surroundings of its screen, in the document's order.
  func screens(_ appearance: UIUserInterfaceStyle) -> [ScenePicture]
  /// The names of the system's symbols that pictures show only as stand-ins.
  var standInSymbols: [String] { get }
  /// Explains every scene's layout, in the document's order.
  func explanations() -> [SceneExplanation]
  /// The faults that lint's rules find in each scene, in the document's order; nil if they do not apply.
  ///
  /// - Parameter isSaved: whether the document is laid out with its saved settings and recorded sizes.
  func faults(isSaved: Bool) -> [InspectedScreen.Faults]?
}

/// A document whose scenes lint's rules can examine.
@MainActor
protocol ExaminableDocument: LoadedDocument {
  /// The document as it was read.
  var source: InterfaceDocument { get }
  var examinedScenes: [any LintedScene] { get }
  /// The findings from making the views.
  var findings: [LayoutFinding] { get }
}

extension LoadedDocument {
  public func screens(_ appearance: UIUserInterfaceStyle) -> [ScenePicture] { pictures() }
  public func explanations() -> [SceneExplanation] { [] }
  public func faults(isSaved: Bool) -> [InspectedScreen.Faults]? { nil }
  public var standInSymbols: [String] { [] }
}

/// One drawn scene.
public struct ScenePicture: Hashable, Sendable {
  /// The scene's title or, without one, its identifier.
  public var sceneName: String
  /// Pixels per point of the device.
  public var scale: Double
  public var displayList: DisplayList

  public init(sceneName: String, scale: Double, displayList: DisplayList) {
    self.sceneName = sceneName
    self.scale = scale
    self.displayList = displayList
  }
}

/// The reason why a document could not be read, with its place.
public struct UnreadableDocument: Error, Hashable, Sendable {
  public var finding: LayoutFinding

  public init(_ finding: LayoutFinding) { self.finding = finding }
}
