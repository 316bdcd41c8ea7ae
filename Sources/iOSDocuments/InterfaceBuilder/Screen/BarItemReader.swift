import Foundation
import InterfaceBuilder

/// Reads the items of a document's bars.
@MainActor
struct BarItemReader {
  let document: InterfaceDocument
  /// The language of the titles of the system's items; nil for English.
  let language: String?
  /// The views of items by id. They are separate scenes, which bars show at a small size.
  var views: [String: UIView] = [:]

  /// Reads items: a single one has the singular as its key, several are in a list with the plural's name.
  func items(in element: DocumentElement, _ name: String) -> [BarItem] {
    let single = element.first("barButtonItem", key: name).map { [$0] } ?? []
    return items(single + element.elements(in: name + "s"))
  }

  func items(_ elements: [DocumentElement]) -> [BarItem] { elements.compactMap(button) }

  private func button(_ element: DocumentElement) -> BarItem? {
    guard element.name == "barButtonItem" else { return nil }
    if let view = element.value(forKey: "customView") {
      guard let picture = view["id"].flatMap({ views[$0] }) else {
        return BarItem(space: .fixed(CGFloat(view.first("rect", key: "frame")?.number("width") ?? 0)))
      }
      var item = BarItem()
      item.picture = picture
      return item
    }
    let system = element["systemItem"].flatMap { UIBarButtonItem.SystemItem(documentName: $0) }
    switch system {
    case .flexibleSpace: return BarItem(space: .flexible)
    case .fixedSpace: return BarItem(space: .fixed(CGFloat(element.number("width") ?? 0)))
    default: break
    }
    let title = element["title"].flatMap { $0.isEmpty ? nil : $0 } ?? system?.title(in: language)
    var item = BarItem(
      title: title, image: image(element) ?? system?.symbol.flatMap { UIImage(systemName: $0) })
    item.isProminent = element["style"] == "done"
    return item
  }

  func tab(_ element: DocumentElement?) -> BarItem {
    guard let element else { return BarItem() }
    let system = element["systemItem"].flatMap { UITabBarItem.SystemItem(documentName: $0) }
    let title = element["title"].flatMap { $0.isEmpty ? nil : $0 } ?? system?.title(in: language)
    return BarItem(
      title: title, image: image(element) ?? system.flatMap { UIImage(systemName: $0.symbol) })
  }

  private func image(_ element: DocumentElement) -> UIImage? {
    let reference = element.first("imageReference", key: "image")
    guard let name = element["image"] ?? reference?["image"] else { return nil }
    let listed = document.resources.imageSizes[name].map { CGSize(width: $0.width, height: $0.height) }
    let isSymbol = (element["catalog"] ?? reference?["catalog"]) == "system"
    guard isSymbol else { return listed.map { UIImage(name: name, size: $0) } }
    guard let listed else { return UIImage(systemName: name) }
    return SymbolImages(listed: listed, configuration: nil, textSize: .large).image(named: name)
  }
}

/// The colours of a bar in a document.
@MainActor
struct BarColors {
  var background: UIColor?
  var tint: UIColor?
  var title: UIColor?

  init() {}

  /// - Parameter resolve: resolves a colour of the document.
  init(_ bar: DocumentElement, resolve: (DocumentColor) -> UIColor?) {
    func color(_ element: DocumentElement?, _ key: String) -> UIColor? {
      element?.first("color", key: key).flatMap(DocumentColor.init).flatMap(resolve)
    }
    background = color(bar, "barTintColor")
    tint = color(bar, "tintColor")
    title = color(bar.first("textAttributes", key: "titleTextAttributes"), "textColor")
    guard bar["barStyle"]?.hasPrefix("black") == true else { return }
    background = background ?? UIColor(white: 0.1, alpha: 1)
    title = title ?? .white
  }
}

extension ViewAttributes {
  private var itemReader: BarItemReader {
    BarItemReader(document: context.document, language: context.language)
  }
  private var barColors: BarColors { BarColors(document.element, resolve: resolved) }
  private var isRightToLeft: Bool { context.direction == .rightToLeft }
  private func mirrored(_ items: [BarItem]) -> [BarItem] { isRightToLeft ? items.reversed() : items }

  func apply(to bar: UINavigationBar) {
    let colors = barColors
    bar.barTintColor = colors.background
    if let color = colors.title { bar.titleTextAttributes = [.foregroundColor: color] }
    guard let item = document.element.elements(in: "items").last(where: { $0.name == "navigationItem" })
    else { return }
    bar.title = item["title"]
    let left = mirrored(itemReader.items(in: item, "leftBarButtonItem"))
    // The first trailing item is at the edge.
    let right = mirrored(itemReader.items(in: item, "rightBarButtonItem").reversed())
    (bar.leftItems, bar.rightItems) = isRightToLeft ? (right, left) : (left, right)
  }

  func apply(to bar: UIToolbar) {
    bar.barTintColor = barColors.background
    bar.drawnItems = mirrored(itemReader.items(document.element.elements(in: "items")))
  }

  func apply(to bar: UITabBar) {
    bar.barTintColor = barColors.background
    let tabs = document.element.elements(in: "items").filter { $0.name == "tabBarItem" }
    bar.drawnItems = mirrored(tabs.map(itemReader.tab))
    let selected = document.element.elements(in: "connections").first { $0["property"] == "selectedItem" }
    let index = selected.flatMap { outlet in tabs.firstIndex { $0.id == outlet["destination"] } } ?? -1
    bar.selectedIndex = index >= 0 && isRightToLeft ? tabs.count - 1 - index : index
  }
}
