import Foundation
import Graphics

/// A colour of either façade, as attributes of texts hold it.
package protocol TextColor: AnyObject, Sendable {
  /// The colour in interfaces of a look.
  func color(in look: InterfaceLook) -> Color
}

/// A font of either façade, as attributes of texts hold it.
package protocol TextFont: AnyObject {
  var descriptor: FontDescriptor { get }
}

/// A shadow of text, as attributes hold it.
package protocol TextShadow: AnyObject {
  /// Points; positive heights lie below the text.
  var textOffset: CGSize { get }
  var shadowBlurRadius: CGFloat { get }
  /// Nil for a shadow that is not drawn.
  var textColor: (any TextColor)? { get }
}

/// An object that stands in a text like a character.
@MainActor
package protocol TextAttachment: AnyObject {
  /// The space that it takes up, seen from the baseline's left end, y up, in points.
  nonisolated func textBox(at index: Int) -> CGRect?
  /// Draws it into a rectangle of the canvas.
  ///
  /// - Parameters:
  ///   - box: what ``textBox(at:)`` said.
  ///   - tint: the colour of the text around it.
  func draw(in frame: CGRect, box: CGRect, tint: any TextColor, on canvas: TextCanvas)
}

/// The colours of text that names none.
package final class StandardTextColor: TextColor {
  private let light: Color
  private let dark: Color

  private init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  package func color(in look: InterfaceLook) -> Color { look.isDark ? dark : light }

  package static let black = StandardTextColor(light: .black, dark: .black)
  /// As `UIColor.link` (Apple, Human Interface Guidelines: systemBlue).
  package static let link = StandardTextColor(
    light: Color(red: 0, green: 122 / 255, blue: 1), dark: Color(red: 9 / 255, green: 132 / 255, blue: 1))
}
