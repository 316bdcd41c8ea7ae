import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Finds the longest text that fits each label and button of a scene.
@MainActor
enum TextLengths {
  /// Letters; where so many fit, no translation is too long.
  private static let most = 300
  /// Views of one scene; each takes some layouts.
  private static let mostViews = 500
  /// Points that rounding may take.
  private static let rounding: CGFloat = 1

  static func texts(in scene: InspectedScene) -> [FittingText] {
    let texts = scene.views.filter { place in
      place.isShown && place.view.documentIdentifier != nil
        && place.view.clippableText?.contains(where: \.isLetter) == true
    }
    return texts.prefix(mostViews).compactMap { place in
      guard let element = scene.marks.objects.element(of: place.view), let id = element.id,
        let text = place.view.clippableText, let key = key(of: element), place.view.replaceText(text)
      else { return nil }
      return FittingText(
        key: "\(id).\(key)", text: text, line: element.position.line,
        object: place.object.label ?? element.name, longest: longest(text, place, in: scene))
    }
  }

  /// The ends of keys as Interface Builder exports them; nil for attributed texts, which have none.
  private static func key(of element: DocumentElement) -> String? {
    switch element.name {
    case "label": return element.longText("text") == nil ? nil : "text"
    case "button" where element.first("buttonConfiguration") != nil: return "configuration.title"
    case "button":
      let state = element.all("state").first { $0.key == "normal" }
      return state?.longText("title") == nil ? nil : "normalTitle"
    default: return nil
    }
  }

  private static func longest(_ text: String, _ place: InspectedView, in scene: InspectedScene) -> Int? {
    let conflicts = scene.conflictCount
    let siblings = place.parent.map { scene.children(of: $0).map { scene.views[$0].view } } ?? []
    let cut = siblings.count { $0.textShortfall != nil && $0 !== place.view }
    func fits(_ letters: Int) -> Bool {
      scene.trying {
        _ = place.view.replaceText(repeated(text, letters))
      } takingBack: {
        _ = place.view.replaceText(text)
      } _: {
        place.view.textShortfall == nil && scene.conflictCount <= conflicts && isOnScreen(place, in: scene)
          && siblings.count { $0.textShortfall != nil && $0 !== place.view } <= cut
      }
    }
    if fits(most) { return nil }
    var (low, high) = (0, most)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// A text of some letters made of another's words, whose letters have the widths of its language.
  private static func repeated(_ text: String, _ letters: Int) -> String {
    let unit = Array(text + " ")
    return String((0..<letters).map { unit[$0 % unit.count] })
  }

  private static func isOnScreen(_ place: InspectedView, in scene: InspectedScene) -> Bool {
    let frame = place.view.rect(in: scene.scene.root)
    let screen = scene.scene.root.rect.size
    return frame.minX >= -rounding && frame.maxX <= screen.width + rounding
      && (place.scrolls || frame.maxY <= screen.height + rounding)
  }
}
