import Foundation
import Testing

@testable import iOSDrawing

/// The variables are those that Apple's Simulator gives to programs. Sizes: Apple, Human Interface Guidelines, "Layout".
struct SimulatedDeviceTests {
  @Test func theUsualDeviceIsAnIPhone14() {
    let device = SimulatedDevice([:])
    #expect(device.name == nil && device.systemVersion == nil)
    #expect(device.size == CGSize(width: 390, height: 844) && device.scale == 3)
  }

  @Test(arguments: [
    ("iPhone 8", 375, 667, 2), ("iPhone 15 Pro Max", 430, 932, 3),
    ("iPhone SE (3rd generation)", 375, 667, 2),
    ("iPhone SE", 320, 568, 2), ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 2),
    ("iPhone 15 (CI)", 393, 852, 3),
    ("My phone", 390, 844, 3),
  ])
  func namesChooseScreens(name: String, width: CGFloat, height: CGFloat, scale: CGFloat) {
    let device = SimulatedDevice(["SIMULATOR_DEVICE_NAME": name, "SIMULATOR_RUNTIME_VERSION": "17.5"])
    #expect(device.name == name && device.systemVersion == "17.5")
    #expect(device.size == CGSize(width: width, height: height) && device.scale == scale)
  }

  @Test(arguments: [("26.1", 26), ("18", 18), ("", 17), ("beta", 17)])
  func versionsHaveARelease(version: String, release: Int) {
    #expect(SimulatedDevice(["SIMULATOR_RUNTIME_VERSION": version]).release == release)
    #expect(SimulatedDevice([:]).release == 17)
  }

  /// 20: mcoletes/TheCatLibrary; 47: devpass-tech/challenge-viewcode-realestate; 54: faberNovel/CompositionalLayoutDSL (an iPhone
  /// 15). The others: safe areas in saved documents.
  @Test(arguments: [
    ("iPhone 8", "13.5", 20), ("iPhone X", "12.0", 44), ("iPhone 11", "13.0", 44), ("iPhone 11", "14.4", 48),
    ("iPhone 11 Pro Max", "14.4", 44), ("iPhone 13 mini", "15.0", 50), ("iPhone 13", "15.0", 47),
    ("iPhone 14 Plus", "16.0", 47), ("iPhone 15", "17.0", 54), ("iPhone 17 Pro Max", "26.0", 54),
    ("iPad (9th generation)", "15.0", 20), ("iPad (10th generation)", "17.5", 24),
  ])
  func statusBars(name: String, version: String, height: CGFloat) {
    let device = SimulatedDevice(["SIMULATOR_DEVICE_NAME": name, "SIMULATOR_RUNTIME_VERSION": version])
    #expect(device.statusBarHeight == height)
    #expect(device.safeArea.top == (height == 54 ? device.size.height == 852 ? 59 : 62 : height))
    #expect(device.safeArea.bottom == (height == 20 ? 0 : height == 24 ? 20 : 34))
    #expect(!device.hostsTests && !SimulatedDevice(["AUTOLAYOUT_TEST_HOST": "0"]).hostsTests)
    #expect(SimulatedDevice(["AUTOLAYOUT_TEST_HOST": "1"]).hostsTests)
  }

  @Test func pixelsChooseAnyScreen() {
    var variables = [
      "SIMULATOR_DEVICE_NAME": "iPhone 8", "SIMULATOR_MAINSCREEN_WIDTH": "1179",
      "SIMULATOR_MAINSCREEN_HEIGHT": "2556",
      "SIMULATOR_MAINSCREEN_SCALE": "3.000000",
    ]
    #expect(SimulatedDevice(variables).size == CGSize(width: 393, height: 852))
    for wrong in ["", "0", "-3", "nan", "1e99"] {
      variables["SIMULATOR_MAINSCREEN_SCALE"] = wrong
      #expect(SimulatedDevice(variables).size == CGSize(width: 375, height: 667))
    }
  }
}
