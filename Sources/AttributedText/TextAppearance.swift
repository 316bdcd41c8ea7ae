import Foundation
import Graphics

/// A colour of either façade, as a text attribute.
package protocol TextColor: AnyObject, Sendable {
  /// The colour for an appearance of the interface.
  func color(in look: InterfaceLook) -> Color
}

/// A font of either façade, as a text attribute.
package protocol TextFont: AnyObject {
  var descriptor: FontDescriptor { get }
}

/// A shadow of text, as a text attribute.
package protocol TextShadow: AnyObject {
  /// Points; positive heights lie below the text.
  var textOffset: CGSize { get }
  var shadowBlurRadius: CGFloat { get }
  /// Nil for a shadow that is not drawn.
  var textColor: (any TextColor)? { get }
}

/// An object that takes the place of a character in a text.
@MainActor
package protocol TextAttachment: AnyObject {
  /// The space that it occupies, relative to the baseline's left end, y up, in points.
  nonisolated func textBox(at index: Int) -> CGRect?
  /// Draws it into a rectangle of the canvas.
  ///
  /// - Parameters:
  ///   - box: the result of ``textBox(at:)``.
  ///   - tint: the colour of the text around it.
  func draw(in frame: CGRect, box: CGRect, tint: any TextColor, on canvas: TextCanvas)
}

/// The default colours of text.
package final class StandardTextColor: TextColor {
  private let light: Color
  private let dark: Color

  private init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  package func color(in look: InterfaceLook) -> Color { look.isDark ? dark : light }

  package static let black = StandardTextColor(light: .black, dark: .black)
  /// The colour of `UIColor.link` (Apple, Human Interface Guidelines: systemBlue).
  package static let link = StandardTextColor(
    light: Color(red: 0, green: 122 / 255, blue: 1), dark: Color(red: 9 / 255, green: 132 / 255, blue: 1))
}
