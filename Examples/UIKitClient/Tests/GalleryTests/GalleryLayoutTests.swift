import AutoLayoutTesting
import GalleryScreens
import PangoText
import Testing
import UIKit

extension GalleryScreen: CustomTestStringConvertible {
  public var testDescription: String { rawValue }
}

/// Every screen of the gallery, on a small telephone, a usual one and a tablet.
@MainActor
struct GalleryLayoutTests {
  /// Texts are measured as the gallery draws them.
  private func withDrawnTexts(_ body: () -> Void) {
    let known = TextSystem.measurer
    TextSystem.measurer = PangoTextMeasurer()
    defer { TextSystem.measurer = known }
    body()
  }

  @Test(arguments: GalleryScreen.allCases)
  func nothingConflictsIsOpenOrIsClipped(_ screen: GalleryScreen) {
    withDrawnTexts {
      expectSoundLayout(
        of: FreshSubject(screen.rawValue) { (_: LayoutVariant) -> UIViewController in screen.make() },
        on: LayoutMatrix(
          devices: [.iPhoneSE, .iPhone15, .iPadPro11], orientations: [.portrait, .landscape],
          directions: [.leftToRight, .rightToLeft],
          textSizes: [.large, .accessibilityExtraExtraExtraLarge]))
    }
  }

  @Test(arguments: GalleryScreen.allCases, Device.all)
  func turnedAndTurnedBackTheScreenIsTheSame(_ screen: GalleryScreen, _ device: Device) {
    withDrawnTexts {
      for isUpright in [true, false] {
        let window = device.window(showing: screen.make(), isUpright: isUpright)
        let before = ViewFrames(window)
        device.turn(window, isUpright: !isUpright)
        device.turn(window, isUpright: isUpright)
        #expect(ViewFrames(window).differences(from: before) == [])
      }
    }
  }

  @Test(arguments: GalleryScreen.allCases, Device.all)
  func mirroredTwiceTheScreenIsTheSame(_ screen: GalleryScreen, _ device: Device) {
    withDrawnTexts {
      let window = device.window(showing: screen.make())
      let before = ViewFrames(window)
      window.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      window.traitOverrides.layoutDirection = .leftToRight
      window.layoutIfNeeded()
      #expect(ViewFrames(window).differences(from: before) == [])
    }
  }

  @Test(arguments: GalleryScreen.allCases, Device.all)
  func withLargeTextAndBackTheScreenIsTheSame(_ screen: GalleryScreen, _ device: Device) {
    withDrawnTexts {
      let window = device.window(showing: screen.make())
      let before = ViewFrames(window)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      window.layoutIfNeeded()
      window.traitOverrides.preferredContentSizeCategory = .large
      window.layoutIfNeeded()
      #expect(ViewFrames(window).differences(from: before) == [])
    }
  }
}
