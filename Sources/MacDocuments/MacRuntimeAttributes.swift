import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The user-defined runtime attributes that change a view's appearance. Others set properties of classes that are not
/// available; these are stored with the view unchanged.
@MainActor
struct MacRuntimeAttributes {
  let attributes: [RuntimeAttribute]
  let context: MacInflationContext

  func apply(to view: NSView) {
    for attribute in attributes where !setLayer(attribute, of: view) { set(attribute, of: view) }
  }

  private func setLayer(_ attribute: RuntimeAttribute, of view: NSView) -> Bool {
    guard attribute.keyPath.hasPrefix("layer.") else { return false }
    view.wantsLayer = true
    guard let layer = view.layer else { return true }
    switch (attribute.keyPath, attribute.value) {
    case ("layer.cornerRadius", .number(let radius)): layer.cornerRadius = max(0, radius)
    case ("layer.borderWidth", .number(let width)): layer.borderWidth = max(0, width)
    case ("layer.masksToBounds", .boolean(let masks)): layer.masksToBounds = masks
    case ("layer.opacity", .number(let opacity)): layer.opacity = Float(opacity)
    default: break
    }
    return true
  }

  private func set(_ attribute: RuntimeAttribute, of view: NSView) {
    switch (attribute.keyPath, attribute.value) {
    case ("wantsLayer", .boolean(let wants)): view.wantsLayer = wants
    case ("hidden", .boolean(let hides)), ("isHidden", .boolean(let hides)): view.isHidden = hides
    case ("clipsToBounds", .boolean(let clips)): view.clipsToBounds = clips
    case ("alphaValue", .number(let alpha)): view.alphaValue = alpha
    case ("toolTip", .string(let text)): view.toolTip = text
    case ("identifier", .string(let name)): view.identifier = NSUserInterfaceItemIdentifier(name)
    case ("fillColor", .color(let color)):
      if let color = context.color(color) { (view as? NSBox)?.fillColor = color }
    case ("borderColor", .color(let color)):
      if let color = context.color(color) { (view as? NSBox)?.borderColor = color }
    case ("cornerRadius", .number(let radius)): (view as? NSBox)?.cornerRadius = max(0, radius)
    default: break
    }
  }
}

/// The appearance attributes that a document can set on any view.
@MainActor
struct MacViewLooks {
  let document: InterfaceView

  func apply(to view: NSView) {
    let element = document.element
    if element.flag("wantsLayer") == true { view.wantsLayer = true }
    if let alpha = element.number("alphaValue") { view.alphaValue = alpha }
    if let name = element["identifier"] { view.identifier = NSUserInterfaceItemIdentifier(name) }
    if let text = element.longText("toolTip") { view.toolTip = text }
    if let tag = element.integer("tag") { (view as? NSControl)?.tag = tag }
  }
}
