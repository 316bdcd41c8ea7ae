import ConstraintOverlay

extension LoadedDocument {
  /// The scenes with overlays.
  func explainedPictures() -> [ScenePicture] {
    zip(pictures(), explanations()).map { picture, explanation in
      var picture = picture
      picture.displayList = LayoutOverlay.draw(explanation, over: picture.displayList)
      return picture
    }
  }
}
