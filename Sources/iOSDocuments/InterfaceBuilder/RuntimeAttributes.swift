import Foundation
import InterfaceBuilder

/// The user-defined runtime attributes that change a view's appearance. Others set properties of classes that are not
/// available.
@MainActor
struct RuntimeAttributes {
  let attributes: [RuntimeAttribute]

  func apply(to view: UIView) {
    for attribute in attributes {
      switch (attribute.keyPath, attribute.value) {
      case ("layer.cornerRadius", .number(let radius)): view.layer.cornerRadius = max(0, CGFloat(radius))
      case ("layer.borderWidth", .number(let width)): view.layer.borderWidth = max(0, CGFloat(width))
      case ("layer.masksToBounds", .boolean(let masks)), ("clipsToBounds", .boolean(let masks)):
        view.clipsToBounds = masks
      default: break
      }
    }
  }
}
