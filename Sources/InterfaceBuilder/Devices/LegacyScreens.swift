/// Screens by the names that documents before Xcode 8 used in their simulated metrics.
public enum LegacyScreens {
  /// The device of an old name such as `retina47`; nil if it is unknown.
  public static func deviceID(forScreen type: String?) -> String? {
    guard let type else { return nil }
    let name = type.split(separator: ".").first.map(String.init) ?? type
    return names[name] ?? (DeviceTable.device(id: name) == nil ? nil : name)
  }

  private static let names = [
    "retina35": "retina3_5", "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
    "iPad": "ipad9_7",
  ]
}
