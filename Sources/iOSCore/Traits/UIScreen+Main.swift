import AutoLayout
import Foundation

extension UIScreen {
  /// Changes the main screen, for example to an iPad's, before windows are created for it. Size classes, idiom and scale
  /// follow from the size; style, direction and text size do not change. Windows keep their frames, and are notified that
  /// traits have changed.
  ///
  /// UIKit has no such method, because its screens are physical.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels per point.
  public static func setMain(size: CGSize, scale: CGFloat) {
    let windows = RunLoopTurn.shared.windows.map { ($0, $0.traitCollection) }
    let old = main.traitCollection
    let new = UITraitCollection(screenSize: size, scale: scale)
    main.own.bounds = CGRect(origin: .zero, size: size)
    main.own.scale = scale
    main.own.traits = UITraitCollection(traitsFrom: [
      old, UITraitCollection(userInterfaceIdiom: new.userInterfaceIdiom),
      UITraitCollection(horizontalSizeClass: new.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: new.verticalSizeClass), UITraitCollection(displayScale: scale),
    ])
    for (window, before) in windows where window.traitCollection != before {
      window.notifyOfTraitChange(from: before)
    }
  }
}
