import Foundation
import Testing

@testable import Graphics

struct ColorTests {
  @Test func printsAsHexadecimal() {
    #expect(Color(rgb: 0x0A84FF).description == "#0a84ff")
    #expect(Color(white: 1, alpha: 0.5).description == "#ffffff80")
    #expect(Color(red: 2, green: -1, blue: .nan).description == "#ff0000")
  }

  @Test func hueRunsRoundTheCircle() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#ff0000")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00ff00")
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 1).description == "#0000ff")
    #expect(Color(hue: 1, saturation: 1, brightness: 1).description == "#ff0000")
    #expect(Color(hue: 0.5, saturation: 0, brightness: 0.5).description == "#808080")
  }

  /// P3's white is sRGB's, and P3's green lies outside sRGB (both spaces share white point and transfer function).
  @Test func displayP3IsClippedIntoSRGB() {
    #expect(Color(displayP3Red: 1, green: 1, blue: 1).description == "#ffffff")
    let green = Color(displayP3Red: 0, green: 1, blue: 0)
    #expect(green.description == "#00ff00")
  }

  @Test func gammaGreyKeepsItsEnds() {
    #expect(Color(gamma22White: 0).description == "#000000")
    #expect(Color(gamma22White: 1).description == "#ffffff")
  }
}
