import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import InterfaceBuilder
import LayoutExplanations
import LayoutReport
import MacViews
import iOSViews

/// Loads storyboards and xibs.
public struct DesignDocuments: DocumentLoading {
  public init() {}

  public func document(
    _ bytes: Data, file: String, options: DesignDocument.Options
  ) throws(UnreadableDocument) -> any LoadedDocument {
    do throws(DocumentError) {
      return try self.document(InterfaceDocument(data: bytes), file: file, options: options, scenes: nil)
    } catch {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    }
  }

  public func document(
    _ document: InterfaceDocument, bytes: Data, file: String, options: DesignDocument.Options,
    scenes: Set<String>?
  ) throws(UnreadableDocument) -> any LoadedDocument {
    do throws(DocumentError) {
      return try self.document(document, file: file, options: options, scenes: scenes)
    } catch {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    }
  }

  /// - Parameter scenes: the ids of the scenes whose views are made; nil for all.
  func document(
    _ document: InterfaceDocument, file: String, options: DesignDocument.Options, scenes: Set<String>?
  ) throws(DocumentError) -> any ExaminableDocument {
    guard document.platform != .macOS else {
      return try MacDesignDocument(
        document, file: file, options: MacDesignDocuments.options(options), scenes: scenes)
    }
    guard document.platform == .iOS else {
      throw DocumentError.unsupportedPlatform(of: document, expected: "iOS or macOS")
    }
    return try DesignDocument(document, file: file, options: options, scenes: scenes)
  }
}

extension DesignDocument: ExaminableDocument {
  var examinedScenes: [any LintedScene] { scenes }

  public func pictures() -> [ScenePicture] { pictures { $0.displayList() } }

  public func screens(_ appearance: UIUserInterfaceStyle) -> [ScenePicture] {
    pictures { $0.screenDisplayList(style: appearance) }
  }

  private func pictures(_ draw: (DesignScene) -> DisplayList) -> [ScenePicture] {
    scenes.map { scene in
      ScenePicture(
        sceneName: scene.title ?? scene.identifier, scale: scene.scale, displayList: draw(scene))
    }
  }
}

extension DesignDocument {
  public func explanations() -> [SceneExplanation] { scenes.map { $0.explanation() } }

  /// Saved frames are meaningful only for the document as it was saved.
  public func faults(isSaved: Bool) -> [InspectedScreen.Faults]? {
    let marks = DocumentMarks(source)
    return scenes.map { scene in
      InspectedScreen.Faults(
        in: InspectedScene(scene, file: file, variant: "", xcode: xcode, marks: marks), isSaved: isSaved)
    }
  }
}

extension InspectedScreen.Faults {
  /// The views that lint's rules name.
  @MainActor
  init(in scene: InspectedScene, isSaved: Bool) {
    let misplaced = isSaved ? MisplacedRule.candidates(in: scene) : []
    self.init(
      misplaced: Self.views(of: misplaced), ambiguous: Self.views(of: AmbiguousRule.candidates(in: scene)))
  }

  @MainActor
  private static func views(of candidates: [Candidate]) -> Set<String> {
    Set(candidates.flatMap { ($0.finding.objects + $0.finding.follows).map(\.identifier) })
  }
}
