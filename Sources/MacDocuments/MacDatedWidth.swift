import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The era that the saved width of a push button or check box shows, where its height does not: Xcode 12 runs on macOS 10.15,
/// too, and keeps older controls, whose regular ones are as high as those of macOS 11 to 15.
///
/// Older push buttons are 40 points wider than their titles, not 34; older check boxes 22, not 26. Observed in documents of Xcode
/// 12 to 16: 24 of 28 edges of push buttons and 15 of 15 of check boxes with such a width, of 6 repositories, have the insets of
/// older ones; of those with the usual width 726 of 743 have the usual ones.
@MainActor
struct MacDatedWidth {
  let control: DocumentControl
  let document: InterfaceView

  /// An older era, if the control is as wide as in that; nil otherwise.
  ///
  /// - Parameter view: the control, with its title, whose own width is that of macOS 11 to 15.
  func olderEra(of view: NSView) -> MetricEra? {
    guard control.size == .regular, showsTitleAlone, let saved = document.frame.map({ CGFloat($0.width) }),
      let old = MacControlMetrics.widthBesideText(kind: control.kind, era: Self.older),
      let new = MacControlMetrics.widthBesideText(kind: control.kind, era: .b)
    else { return nil }
    let insets = MacControlMetrics.insets(kind: control.kind, era: .b)
    let usual = view.contentSize(limitedTo: nil).width + insets.left + insets.right
    return abs(saved - (usual + old - new)) <= Self.tolerance ? Self.older : nil
  }

  /// Whether the control shows a title and no image but its mark, and nothing of its own limits its width.
  private var showsTitleAlone: Bool {
    guard Self.kinds.contains(control.kind), let cell = document.cell, !cell.title.isEmpty
    else { return false }
    return (control.kind == .check || cell.element["image"] == nil)
      && !document.constraints.contains { $0.first.attribute == .width && $0.first.item == nil }
  }

  private static let kinds: Set<ControlKind> = [.push, .check]
  private static let older = MetricEra.o3
  /// Widths of titles are measured to the point in 94 of 100 controls.
  private static let tolerance: CGFloat = 1
}
