import AutoLayout
import Foundation
import MacViews
import Testing

/// Whole windows in every look. Text is measured without fonts.
@MainActor
struct WindowTests {
  @Test(arguments: SampleWindow.allCases)
  func windowsAreSoundInEveryLook(_ sample: SampleWindow) {
    for look in WindowLook.allCases {
      look.show(sample) { expectSoundWindow($0, "\(sample) \(look)") }
    }
  }

  @Test(arguments: SampleWindow.allCases.filter(\.isMirrored))
  func windowsAreMirroredFromRightToLeft(_ sample: SampleWindow) {
    var expected: WindowPlaces?
    WindowLook.light.show(sample) { expected = WindowPlaces($0).mirrored() }
    WindowLook.rightToLeft.show(sample) {
      #expect(expected.map(WindowPlaces($0).differences(from:)) == [])
    }
  }
}
