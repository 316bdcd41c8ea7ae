import Foundation

extension BarItem {
  /// The image or title that a bar draws for a button.
  @MainActor
  init(_ item: UIBarButtonItem) {
    switch item.systemItem {
    case .flexibleSpace: self.init(space: .flexible)
    case .fixedSpace: self.init(space: .fixed(item.width))
    default: self.init(shown: item)
    }
  }

  @MainActor
  private init(shown item: UIBarButtonItem) {
    let system = item.systemItem
    let chosen = item.changesSelectionAsPrimaryAction ? item.menu?.chosenAction : nil
    self.init(
      title: chosen?.title ?? item.title ?? system?.title,
      image: chosen?.image ?? item.image ?? system?.symbol.flatMap { UIImage(systemName: $0) })
    view = item.customView
    backMark = item.backMark
    source = item
    isProminent = item.style == .done
    let attributes = TextAttributes(item.shownTitleAttributes)
    font = attributes.font
    tint = attributes.color ?? (item.isEnabled ? item.shownTintColor : .tertiaryLabel)
  }
}
