import AutoLayout
import Foundation

extension UIViewController {
  /// Loads the view that a document describes.
  ///
  /// - Returns: false if there is no document.
  package func loadViewFromDocument() -> Bool {
    if let nibScene, let view = nibScene.makeView(for: self) {
      take(documentView: view)
      nibScene.finishView(of: self)
      return true
    }
    guard nibScene == nil, let name = documentName else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    precondition(
      viewIfLoaded != nil, "loaded the \"\(name)\" nib but the view outlet was not set.")
    return true
  }

  /// The given name, or the class's name with or without `Controller`, if the bundle has a document of that name.
  private var documentName: String? {
    if let nibName { return nibName }
    guard type(of: self) != UIViewController.self, !LibraryModules.declare(type(of: self))
    else {
      return nil
    }
    let className = String(describing: type(of: self))
    var names = [className]
    if className.hasSuffix("ViewController") {
      names.insert(String(className.dropLast("Controller".count)), at: 0)
    }
    return names.first { UINib.exists($0, in: nibBundle ?? .main) }
  }

  package func performSegue(withID id: String, sender: Any?) {
    guard let nibScene else { return }
    if let identifier = nibScene.identifier(ofSegue: id),
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    if let segue = nibScene.makeSegue(id: id, from: self) { perform(segue, sender) }
  }

  /// Traps for a segue that the storyboard does not have.
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let nibScene, nibScene.hasSegue(identifier: identifier) else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    if let segue = nibScene.makeSegue(identifier: identifier, from: self) { perform(segue, sender) }
  }

  private func perform(_ segue: UIStoryboardSegue, _ sender: Any?) {
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
