import Foundation

extension AppearanceProperty {
  static func textView(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITextView>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.textContainerInset)
    return list.properties
  }

  static func button(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UIButton>(from: first)
    list.add(\.contentEdgeInsets)
    list.add(\.titleEdgeInsets)
    list.add(\.imageEdgeInsets)
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      list.add {
        $0.explicitTitleColor(for: state)
      } set: {
        $0.setTitleColor($1, for: state)
      }
      list.add {
        $0.explicitBackgroundImage(for: state)
      } set: {
        $0.setBackgroundImage($1, for: state)
      }
    }
    return list.properties
  }
}
