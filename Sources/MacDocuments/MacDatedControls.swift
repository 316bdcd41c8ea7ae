import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The controls of a document that show by their height whether Xcode 26 laid them out.
///
/// Xcode keeps the look of older controls until somebody touches the scene. Where all of a document's dated controls are
/// old, those whose height says nothing, such as check boxes with several lines, are old as well.
struct MacDatedControls {
  private var old = 0
  private var new = 0

  var areAllOld: Bool { old > 0 && new == 0 }

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      for controller in scene.controllers.flatMap({ [$0] + $0.children }) {
        controller.view?.forEachView { count($0) }
      }
      for view in scene.views { view.forEachView { count($0) } }
    }
  }

  /// Heights of regular controls up to Xcode 16 and in Xcode 26, in points: 32 and 24 of push buttons, and so on.
  private static let heights: [ControlKind: (old: Double, new: Double)] = [
    .push: (32, 24), .popUp: (25, 24), .check: (18, 16), .radio: (18, 16),
  ]

  private mutating func count(_ view: InterfaceView) {
    guard let frame = view.frame, view.kind.known.map(Self.kinds.contains) == true else { return }
    let control = DocumentControl(view)
    guard control.size == .regular, let heights = Self.heights[control.kind] else { return }
    if frame.height == heights.old { old += 1 }
    if frame.height == heights.new { new += 1 }
  }

  private static let kinds: Set<InterfaceView.Known> = [.button, .popUpButton]
}
