import Foundation
import Graphics

extension UIColor {
  /// Fills and strokes in the current context with the colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Components

  /// Returns red, green, blue and opacity, from 0 to 1. Always true here.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Returns hue, saturation, brightness and opacity, from 0 to 1. Always true here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var turn: CGFloat = 0
    if range > 0 {
      switch high {
      case red: turn = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      case green: turn = (blue - red) / range + 2
      default: turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Returns grey level and opacity; false for a colour that is not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return cgColor.red == cgColor.green && cgColor.green == cgColor.blue
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// A colour that is resolved again for each interface's traits: drawing resolves it once for light and once for dark,
  /// ``resolvedColor(with:)`` each time.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // UIKit's closure is not `Sendable` either, although colours are used on any thread.
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(
      light: provider(UITraitCollection(userInterfaceStyle: .light)).color(for: .light),
      dark: provider(UITraitCollection(userInterfaceStyle: .dark)).color(for: .dark),
      elevated: provider(.elevatedDark).color(in: InterfaceLook(.elevatedDark)),
      provider: { provider($0) })
  }

  /// The colour for an interface with these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    // A provider may return another dynamic colour.
    UIColor((provider?(traitCollection) ?? self).color(in: InterfaceLook(traitCollection)))
  }
}

extension UITraitCollection {
  /// The traits of elevated dark interfaces.
  fileprivate static let elevatedDark = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
  ])
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context, blended with its content.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line along the inside of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension GraphicsContextStack {
  /// Makes a context the current one, in the current traits.
  ///
  /// - Parameter scale: pixels per point; nil for the main screen's.
  package static func pushInCurrentTraits(_ context: GraphicsContext, scale: CGFloat? = nil) {
    push(context) {
      onMainThread {
        DrawingSurroundings(
          look: InterfaceLook(UITraitCollection.current), scale: scale ?? UIScreen.main.scale)
      } ?? DrawingSurroundings(look: .light, scale: scale ?? 1)
    }
  }
}

/// The context that `draw(_:)` should draw into; nil outside drawing. (Apple, UIKit: each thread has its
/// own stack of contexts.)
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { GraphicsContextStack.current }

public func UIGraphicsPushContext(_ context: GraphicsContext) {
  GraphicsContextStack.pushInCurrentTraits(context)
}

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
