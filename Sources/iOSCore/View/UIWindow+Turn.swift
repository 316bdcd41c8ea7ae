import LayerTree

extension UIWindow: TurnedWindow {}

extension RunLoopTurn {
  /// The windows of this dialect that are alive, oldest first.
  package var windows: [UIWindow] { liveWindows.compactMap { $0 as? UIWindow } }
}
