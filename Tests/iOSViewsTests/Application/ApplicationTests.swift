import Foundation
import Testing
import iOSViews

@MainActor
struct ApplicationTests {
  @Test("windows are known to the application and its scene, the key one too")
  func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.setSafeAreaInsets(.init(top: 20, left: 0, bottom: 0, right: 0))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains { $0 === window })
    #expect(UIApplication.shared.keyWindow === window)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first?.windows.contains { $0 === window } == true)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
  }
}
