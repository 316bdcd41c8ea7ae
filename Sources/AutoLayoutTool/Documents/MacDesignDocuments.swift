import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutExplanations
import LayoutReport
import MacViews
import iOSViews

/// Storyboards and xibs of macOS, among those that the commands load.
enum MacDesignDocuments {
  /// The options that apply to a Mac, which has no devices and no text sizes.
  static func options(_ options: DesignDocument.Options) -> MacDesignDocument.Options {
    MacDesignDocument.Options(
      metrics: options.metrics == .recorded ? .recorded : .measured, size: options.size,
      localization: options.localization, direction: options.direction)
  }
}

extension MacDesignDocument: ExaminableDocument {
  var examinedScenes: [any LintedScene] { scenes }

  public func pictures() -> [ScenePicture] { pictures { $0.displayList() } }

  /// The scenes in their windows.
  public func screens(_ appearance: UIUserInterfaceStyle) -> [ScenePicture] {
    pictures { $0.windowDisplayList(isDark: appearance == .dark) }
  }

  private func pictures(_ draw: (MacDesignScene) -> DisplayList) -> [ScenePicture] {
    scenes.map { scene in
      ScenePicture(
        sceneName: scene.title ?? scene.identifier, scale: MacDesignScene.pictureScale,
        displayList: draw(scene))
    }
  }

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
