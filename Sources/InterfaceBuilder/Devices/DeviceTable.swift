/// The devices that documents name.
///
/// Sizes and scales: observed in saved documents (each row states the number of root views of that size); rows without a
/// number are from Apple's device specifications. Size classes: "Adaptivity and Layout", Apple Human Interface Guidelines.
public enum DeviceTable {
  /// The device with an id; nil if the table does not contain it.
  public static func device(id: String) -> CanvasDevice? {
    devices.first { $0.id == id }
  }

  /// All devices.
  public static let devices: [CanvasDevice] = phones + pads + others

  private static let phones: [CanvasDevice] = [
    // 30 documents
    phone("retina3_5", "iPhone 4s", 320, 480, 2, .homeButtonPhone),
    // 43
    phone("retina4_0", "iPhone SE, 5s", 320, 568, 2, .homeButtonPhone),
    // 590
    phone("retina4_7", "iPhone 8, SE 2", 375, 667, 2, .homeButtonPhone),
    // 70
    phone("retina5_5", "iPhone 8 Plus", 414, 736, 3, .homeButtonPhone, landscape: .regular),
    // 59
    phone("retina5_9", "iPhone X, Xs, 11 Pro", 375, 812, 3, .edgeToEdgePhone),
    // 295
    phone("retina6_1", "iPhone Xr, 11", 414, 896, 2, .edgeToEdgePhone, landscape: .regular),
    // 18
    phone("retina6_5", "iPhone Xs Max, 11 Pro Max", 414, 896, 3, .edgeToEdgePhone, landscape: .regular),
    // 5
    phone("retina6_0", "iPhone 12, 13, 14", 390, 844, 3, .edgeToEdgePhone),
    // 72
    phone("retina6_12", "iPhone 14 Pro, 15, 16", 393, 852, 3, .edgeToEdgePhone),
    // 2
    phone("retina6_7", "iPhone 12 Pro Max, 13 Pro Max", 428, 926, 3, .edgeToEdgePhone, landscape: .regular),
    // 4
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, .edgeToEdgePhone),
    phone("retina5_4", "iPhone 12 mini, 13 mini", 375, 812, 3, .edgeToEdgePhone),
    phone("retina6_72", "iPhone 14 Pro Max, 15 Plus", 430, 932, 3, .edgeToEdgePhone, landscape: .regular),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, .edgeToEdgePhone, landscape: .regular),
  ]

  private static let pads: [CanvasDevice] = [
    // 38 documents, 21 of them in landscape orientation
    pad("ipad9_7", "iPad 9.7-inch", 768, 1024, .homeButtonPad),
    pad("ipad10_2", "iPad 10.2-inch", 810, 1080, .homeButtonPad),
    // 3
    pad("ipad10_5", "iPad Pro 10.5-inch", 834, 1112, .homeButtonPad),
    pad("ipad10_9rounded", "iPad Air 10.9-inch", 820, 1180, .edgeToEdgePad),
    pad("ipad11_0rounded", "iPad Pro 11-inch", 834, 1194, .edgeToEdgePad),
    // 8
    pad("ipad12_9", "iPad Pro 12.9-inch", 1024, 1366, .homeButtonPad),
    // 2
    pad("ipad12_9rounded", "iPad Pro 12.9-inch (3rd generation)", 1024, 1366, .edgeToEdgePad),
  ]

  private static let others: [CanvasDevice] = [
    CanvasDevice(
      id: "appleTV", products: "Apple TV", portraitSize: DocumentSize(width: 1920, height: 1080), scale: 1,
      family: .television, landscapeWidth: .regular),
    // 2 documents; their views are 960 and 800 points wide
    CanvasDevice(
      id: "mac", products: "Mac (Catalyst)", portraitSize: DocumentSize(width: 960, height: 600), scale: 2,
      family: .mac, landscapeWidth: .regular),
  ]

  private static func phone(
    _ id: String, _ products: String, _ width: Double, _ height: Double, _ scale: Double,
    _ family: CanvasDevice.Family, landscape: DocumentSizeClass = .compact
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, products: products, portraitSize: DocumentSize(width: width, height: height), scale: scale,
      family: family, landscapeWidth: landscape)
  }

  private static func pad(
    _ id: String, _ products: String, _ width: Double, _ height: Double, _ family: CanvasDevice.Family
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, products: products, portraitSize: DocumentSize(width: width, height: height), scale: 2,
      family: family, landscapeWidth: .regular)
  }
}
