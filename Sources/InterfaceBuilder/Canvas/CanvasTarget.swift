/// A screen to lay a document out for, other than the one that it was saved for. What is nil stays as saved.
public struct CanvasTarget: Hashable, Sendable {
  /// The device to show; nil for the saved one.
  public var device: CanvasDevice?
  /// The orientation to show; nil for the saved one.
  public var orientation: DocumentDevice.Orientation?
  /// The screen's size, in points, in place of the device's.
  public var size: DocumentSize?

  public init(
    device: CanvasDevice? = nil, orientation: DocumentDevice.Orientation? = nil, size: DocumentSize? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
  }

  /// Whether the document is shown as it was saved.
  public var isSaved: Bool { self == CanvasTarget() }
}

/// Moves a view from the canvas that it was saved on to another.
private struct CanvasMove {
  let old: CanvasInference
  let new: CanvasInference
  let size: DocumentSize?

  func canvas() -> SceneCanvas {
    let saved = old.canvas()
    var canvas = saved
    canvas.scale = new.device?.scale ?? CanvasInference.scaleWithoutDevice
    canvas.traits = new.traits
    canvas.bars = new.bars
    canvas.screenSize = size ?? new.device?.size(new.orientation) ?? saved.screenSize
    guard saved.rootFrame.width == saved.screenSize.width else { return canvas }
    if old.isRow {
      canvas.rootFrame.width = canvas.screenSize.width
    } else if !old.keepsItsSize {
      // A view of its own size keeps it, and what covers it.
      move(&canvas, from: saved)
    }
    return canvas
  }

  /// Bars that lie outside the view stay outside, those that cover it go on covering it.
  private func move(_ canvas: inout SceneCanvas, from saved: SceneCanvas) {
    let (before, after) = (old.insetsWithBars, new.insetsWithBars)
    let isShrunk = saved.rootFrame.height < saved.screenSize.height
    let isBelowBars = isShrunk && before.top > 0 && saved.safeArea.top == 0
    let isAboveBars = isShrunk && before.bottom > 0 && saved.safeArea.bottom == 0
    let growth =
      canvas.screenSize.height - saved.screenSize.height
      - (isBelowBars ? after.top - before.top : 0) - (isAboveBars ? after.bottom - before.bottom : 0)
    canvas.rootFrame.width = canvas.screenSize.width
    canvas.rootFrame.height = max(0, saved.rootFrame.height + growth)
    if isBelowBars, saved.rootFrame.y > 0 { canvas.rootFrame.y += after.top - before.top }
    // Insets that bars and hardware do not explain, such as a sheet's bar, stay the same.
    if saved.safeArea.top == before.top { canvas.safeArea.top = after.top }
    if saved.safeArea.bottom == before.bottom { canvas.safeArea.bottom = after.bottom }
    if saved.safeArea.left == before.left { canvas.safeArea.left = after.left }
    if saved.safeArea.right == before.right { canvas.safeArea.right = after.right }
  }
}

extension InterfaceDocument {
  /// The canvas of a top-level view on another screen.
  public func canvas(
    for view: InterfaceView, of controller: InterfaceController? = nil,
    in surroundings: SceneSurroundings = SceneSurroundings(), on target: CanvasTarget
  ) -> SceneCanvas {
    guard !target.isSaved else { return canvas(for: view, of: controller, in: surroundings) }
    return CanvasMove(
      old: CanvasInference(
        document: self, view: view, controller: controller, surroundings: surroundings),
      new: CanvasInference(
        document: self, view: view, controller: controller, surroundings: surroundings, target: target),
      size: target.size
    ).canvas()
  }
}
