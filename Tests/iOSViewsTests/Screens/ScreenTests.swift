import AutoLayout
import Foundation
import Testing
import iOSViews

/// Whole screens in every look: what holds for any screen, and what each is there for. Text is as large as
/// its font wants.
@MainActor
struct ScreenTests {
  @Test(arguments: SampleScreen.all)
  func screensAreSoundInEveryLook(_ screen: SampleScreen) {
    withScalingText {
      for look in ScreenLook.allCases {
        expectSoundScreen(look.window(showing: screen.make()), "\(screen.name) \(look)")
      }
    }
  }

  @Test(arguments: SampleScreen.all)
  func screensAreMirroredFromRightToLeft(_ screen: SampleScreen) {
    guard screen.mirrors else { return }
    withScalingText {
      let expected = places(of: screen, in: .upright)
      let mirrored = places(of: screen, in: .rightToLeft)
      #expect(mirrored.differences(from: expected.mirrored(in: expected.width)) == [])
    }
  }

  @Test(arguments: SampleScreen.all)
  func darkScreensHaveTheSamePlaces(_ screen: SampleScreen) {
    withScalingText {
      #expect(places(of: screen, in: .dark).differences(from: places(of: screen, in: .upright)) == [])
    }
  }

  /// The places in a window that is gone afterwards: only one screen at a time has the first responder, and its accessory.
  private func places(of screen: SampleScreen, in look: ScreenLook) -> ScreenPlaces {
    ScreenPlaces(look.window(showing: screen.make()))
  }

  /// 16 below a header of 180; scrolled by 300, at the top of the safe area (59), where a required constraint holds it.
  @Test func tabsOfProfilesStick() {
    withTenByTenText {
      let profile = ProfileScreen()
      let window = ScreenLook.upright.window(showing: profile)
      #expect(profile.tabs.convert(profile.tabs.bounds, to: nil).minY == 196)
      profile.scrollView.contentOffset.y = 300
      window.layoutIfNeeded()
      #expect(profile.tabs.convert(profile.tabs.bounds, to: nil).minY == 59)
    }
  }
}
