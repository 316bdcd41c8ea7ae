import Testing

@testable import InterfaceBuilder

/// Expected values: measured from saved documents, as the tables cite.
struct DeviceTests {
  @Test(
    arguments: [
      ("retina3_5", 320, 480, 2), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
      ("retina5_5", 414, 736, 3),
      ("retina5_9", 375, 812, 3), ("retina6_1", 414, 896, 2), ("retina6_12", 393, 852, 3),
      ("ipad9_7", 768, 1024, 2),
    ] as [(String, Double, Double, Double)])
  func sizes(_ id: String, _ width: Double, _ height: Double, _ scale: Double) throws {
    let device = try #require(DeviceTable.device(id: id))
    #expect(device.size(.portrait) == DocumentSize(width: width, height: height))
    #expect(device.size(.landscape) == DocumentSize(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test func idsAreUnique() {
    #expect(Set(DeviceTable.devices.map(\.id)).count == DeviceTable.devices.count)
    #expect(DeviceTable.device(id: "retina9_9") == nil)
  }

  @Test(
    arguments: [
      ("retina4_7", 14_490, 20, 0), ("retina4_7", 15_000, 0, 0), ("retina4_7", 21_507, 0, 0),
      ("retina4_7", 21_701, 20, 0),
      ("retina4_7", 22_000, 20, 0), ("retina4_7", 24_127, 20, 0), ("retina4_0", 21_701, 20, 0),
      ("retina6_0", 21_208, 44, 34), ("retina6_0", 22_505, 47, 34),
      ("retina6_1", 23_504, 48, 34), ("retina6_1", 24_127, 96, 68), ("retina6_12", 32_700, 59, 34),
      ("retina5_9", 14_490, 44, 34), ("retina5_9", 22_505, 50, 34), ("retina6_1", 16_000, 44, 34),
      ("retina6_1", 21_507, 48, 34), ("retina6_12", 22_505, 59, 34), ("ipad9_7", 15_000, 0, 0),
      ("ipad12_9rounded", 22_000, 24, 20), ("mac", 25_079, 0, 0),
    ] as [(String, Int, Double, Double)])
  func uprightSafeAreas(_ id: String, _ tools: Int, _ top: Double, _ bottom: Double) {
    let insets = SafeAreaTable.insets(
      of: DeviceTable.device(id: id), orientation: .portrait,
      savedBy: XcodeRelease(tools: ToolsVersion(major: tools)))
    #expect(insets == ScreenInsets(top: top, bottom: bottom))
  }

  @Test func safeAreasOnTheSide() {
    func insets(_ id: String) -> ScreenInsets {
      SafeAreaTable.insets(
        of: DeviceTable.device(id: id), orientation: .landscape, savedBy: XcodeRelease("10.2"))
    }
    #expect(insets("retina4_7") == .zero)
    #expect(insets("retina5_9") == ScreenInsets(left: 44, bottom: 21, right: 44))
  }

  @Test func noDeviceIsTheSquareCanvas() {
    #expect(SafeAreaTable.insets(of: nil, orientation: .portrait, savedBy: .unnamed) == ScreenInsets(top: 20))
  }

  /// Apple Human Interface Guidelines, device size classes.
  @Test(
    arguments: [
      ("retina4_7", .compact, .compact), ("retina5_9", .compact, .compact), ("retina5_5", .regular, .compact),
      ("retina6_1", .regular, .compact), ("retina6_12", .compact, .compact), ("ipad9_7", .regular, .regular),
    ] as [(String, DocumentSizeClass, DocumentSizeClass)])
  func sizeClassesOnTheSide(_ id: String, _ width: DocumentSizeClass, _ height: DocumentSizeClass) throws {
    let device = try #require(DeviceTable.device(id: id))
    #expect(device.traits(.landscape) == DocumentTraits(width: width, height: height))
  }

  @Test func oldScreenNames() {
    #expect(LegacyScreens.deviceID(forScreen: "retina47") == "retina4_7")
    #expect(LegacyScreens.deviceID(forScreen: "retina3_5.fullscreen") == "retina3_5")
    #expect(LegacyScreens.deviceID(forScreen: nil) == nil)
    #expect(LegacyScreens.deviceID(forScreen: "watch") == nil)
  }
}
