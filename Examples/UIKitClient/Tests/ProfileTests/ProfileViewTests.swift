import Profile
import Testing
import UIKit

@MainActor
struct ProfileViewTests {
  @Test func barsShareTheHeightBesideThePicture() {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    view.layoutIfNeeded()
    // 64 less two margins of 10 leaves 44; 44 less 4 between the bars, halved, is 20.
    #expect(view.picture.frame == CGRect(x: 20, y: 10, width: 44, height: 44))
    #expect(view.name.frame == CGRect(x: 0, y: 0, width: 228, height: 20))
    #expect(view.details.frame == CGRect(x: 0, y: 24, width: 228, height: 20))
  }

  @Test func readsFromTheRight() {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.picture.frame.maxX == 300)
  }
}
