import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import InterfaceBuilder
import LayoutReport
import MacViews
import iOSViews

/// Loads storyboards and xibs.
public struct DesignDocuments: DocumentLoading {
  public init() {}

  public func document(
    _ bytes: Data, file: String, options: DesignDocument.Options
  ) throws(UnreadableDocument) -> any LoadedDocument {
    do {
      let document = try InterfaceDocument(data: bytes)
      guard document.platform != .macOS else {
        return try MacDesignDocuments.document(document, file: file, options: Self.macOptions(options))
      }
      return try DesignDocument(document, file: file, options: options)
    } catch {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    }
  }
}

extension DesignDocuments {
  private static func macOptions(_ options: DesignDocument.Options) -> MacDesignDocument.Options {
    MacDesignDocuments.options(
      recordsSizes: options.metrics == .recorded, size: options.size, localization: options.localization,
      direction: options.direction)
  }
}

extension DesignDocument: LoadedDocument {
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

  /// Saved frames say something of the document as it was saved alone.
  public func faults(isSaved: Bool) -> [InspectedScreen.Faults]? {
    scenes.map { scene in
      let inspected = InspectedScene(
        scene, file: file, variant: "", xcode: xcode, marks: DocumentMarks(source))
      let misplaced = isSaved ? MisplacedRule.candidates(in: inspected) : []
      return InspectedScreen.Faults(
        misplaced: Self.views(of: misplaced),
        ambiguous: Self.views(of: AmbiguousRule.candidates(in: inspected))
      )
    }
  }

  private static func views(of candidates: [Candidate]) -> Set<String> {
    Set(candidates.flatMap { ($0.finding.objects + $0.finding.follows).map(\.identifier) })
  }
}
