import Profile
import Testing
import UIKit

@MainActor
struct ProfileScreenTests {
  @Test func theStoryboardMakesTheScreen() {
    let screen = ProfileScreen.make()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.profile.frame == CGRect(x: 0, y: 0, width: 393, height: 64))
    // Made by `init(coder:)`, with the constraints of its own code: 64 less two margins of 10.
    #expect(screen.profile.picture.frame == CGRect(x: 20, y: 10, width: 44, height: 44))
    #expect(screen.follow.frame.origin == CGPoint(x: 16, y: 72))
  }

  @Test func textsComeInTheReadersLanguage() {
    UserDefaults.standard.setVolatileDomain(["AppleLanguages": ["de"]], forName: UserDefaults.argumentDomain)
    defer { UserDefaults.standard.setVolatileDomain([:], forName: UserDefaults.argumentDomain) }
    let screen = ProfileScreen.make()
    screen.loadViewIfNeeded()
    #expect(screen.follow.text == "Folgen")
  }
}
