import Foundation

/// The device that the process pretends to run on, by the variables that Apple's Simulator gives to the programs on it.
///
/// `SIMULATOR_DEVICE_NAME` alone chooses a device with its screen: `SIMULATOR_DEVICE_NAME="iPhone 15" swift test`. The variables
/// `SIMULATOR_MAINSCREEN_WIDTH`, `…_HEIGHT` (in pixels) and `…_SCALE` choose any screen. Without any, the device is an iPhone 14.
struct SimulatedDevice {
  /// Nil for the usual name, which is that of the model.
  let name: String?
  /// Nil for the usual version.
  let systemVersion: String?
  /// The number of the release, such as 26.
  var release: Int { systemVersion?.split(separator: ".").first.flatMap { Int($0) } ?? Self.usualRelease }
  private static let usualRelease = 17
  /// In points, upright.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  /// Whether an app runs the tests of this process, as Xcode's target with a host application does. Then the device's status bar
  /// is above the windows.
  let hostsTests: Bool

  private enum Variable {
    static let name = "SIMULATOR_DEVICE_NAME"
    static let version = "SIMULATOR_RUNTIME_VERSION"
    static let width = "SIMULATOR_MAINSCREEN_WIDTH"
    static let height = "SIMULATOR_MAINSCREEN_HEIGHT"
    static let scale = "SIMULATOR_MAINSCREEN_SCALE"
    static let host = UIDevice.testHostVariable
  }

  /// The device of this process.
  static let ofProcess = SimulatedDevice(ProcessInfo.processInfo.environment)

  init(_ environment: [String: String]) {
    name = environment[Variable.name]
    hostsTests = !["", "0"].contains(environment[Variable.host] ?? "")
    systemVersion = environment[Variable.version]
    let screen =
      Self.screen(environment) ?? name.flatMap(SimulatorScreens.screen(named:)) ?? SimulatorScreens.usual
    (size, scale) = (CGSize(width: screen.width, height: screen.height), screen.scale)
  }

  private static func screen(_ environment: [String: String]) -> SimulatorScreens.Screen? {
    func number(_ variable: String) -> Double? {
      environment[variable].flatMap(Double.init).flatMap { (1...100_000).contains($0) ? $0 : nil }
    }
    guard let width = number(Variable.width), let height = number(Variable.height),
      let scale = number(Variable.scale)
    else { return nil }
    return SimulatorScreens.Screen(width: width / scale, height: height / scale, scale: scale)
  }
}

/// The screens of the simulators by the names of their devices. (Apple, Human Interface Guidelines, "Layout", device screen dimensions.)
enum SimulatorScreens {
  /// Upright, in points.
  struct Screen: Hashable {
    var width: Double
    var height: Double
    var scale: Double
  }

  /// An iPhone 14's.
  static let usual = Screen(width: 390, height: 844, scale: 3)

  /// The screen of a device; nil for an unknown name. Additions in brackets, such as a generation, count only where the table has
  /// them.
  static func screen(named name: String) -> Screen? {
    let plain = name.split(separator: "(").first.map { $0.trimmingCharacters(in: .whitespaces) }
    return row(name) ?? plain.flatMap(row)
  }

  private static func row(_ name: String) -> Screen? {
    table.first { $0.names.contains(name) }?.screen
  }

  private static let table: [(screen: Screen, names: [String])] = phones + pads

  private static let phones: [(screen: Screen, names: [String])] = [
    (Screen(width: 320, height: 480, scale: 2), ["iPhone 4s"]),
    (
      Screen(width: 320, height: 568, scale: 2),
      ["iPhone 5", "iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]
    ),
    (
      Screen(width: 375, height: 667, scale: 2),
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ]
    ),
    (
      Screen(width: 414, height: 736, scale: 3),
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]
    ),
    (
      Screen(width: 375, height: 812, scale: 3),
      ["iPhone X", "iPhone Xs", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]
    ),
    (Screen(width: 414, height: 896, scale: 2), ["iPhone Xʀ", "iPhone XR", "iPhone Xr", "iPhone 11"]),
    (Screen(width: 414, height: 896, scale: 3), ["iPhone Xs Max", "iPhone XS Max", "iPhone 11 Pro Max"]),
    (
      Screen(width: 390, height: 844, scale: 3),
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]
    ),
    (
      Screen(width: 428, height: 926, scale: 3),
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]
    ),
    (
      Screen(width: 393, height: 852, scale: 3), ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]
    ),
    (
      Screen(width: 430, height: 932, scale: 3),
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
    ),
    (Screen(width: 402, height: 874, scale: 3), ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (Screen(width: 420, height: 912, scale: 3), ["iPhone Air"]),
    (Screen(width: 440, height: 956, scale: 3), ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
  ]

  private static let pads: [(screen: Screen, names: [String])] = [
    (Screen(width: 744, height: 1133, scale: 2), ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    (
      Screen(width: 768, height: 1024, scale: 2),
      [
        "iPad Air", "iPad Air 2", "iPad Pro (9.7-inch)", "iPad mini 4", "iPad mini (5th generation)",
        "iPad (5th generation)",
        "iPad (6th generation)",
      ]
    ),
    (
      Screen(width: 810, height: 1080, scale: 2),
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]
    ),
    (
      Screen(width: 820, height: 1180, scale: 2),
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)",
        "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ]
    ),
    (Screen(width: 834, height: 1112, scale: 2), ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"]),
    (
      Screen(width: 834, height: 1194, scale: 2),
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
      ]
    ),
    (Screen(width: 834, height: 1210, scale: 2), ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    (
      Screen(width: 1024, height: 1366, scale: 2),
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (2nd generation)",
        "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ]
    ),
    (Screen(width: 1032, height: 1376, scale: 2), ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]
}
