import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutReport
import MacViews
import iOSViews

/// Storyboards and xibs of macOS, among those that the commands load.
enum MacDesignDocuments {
  /// Makes the views of a macOS document.
  @MainActor
  static func document(
    _ document: InterfaceDocument, file: String, options: MacDesignDocument.Options
  ) throws(DocumentError) -> any LoadedDocument {
    try MacDesignDocument(document, file: file, options: options)
  }

  /// The options that mean something on a Mac, which has no devices and no text sizes.
  static func options(
    recordsSizes: Bool, size: CGSize?, localization: DocumentLocalization, direction: LayoutDirection?
  ) -> MacDesignDocument.Options {
    MacDesignDocument.Options(
      metrics: recordsSizes ? .recorded : .measured, size: size, localization: localization,
      direction: direction)
  }
}

extension MacDesignDocument: LoadedDocument {
  public func pictures() -> [ScenePicture] { pictures { $0.displayList() } }

  /// In their windows.
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
}
