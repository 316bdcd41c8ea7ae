import Foundation
import iOSViews

/// The parts of references' names that describe the device, with the raw values of iOSSnapshotTestCase.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The model, such as `iPhone`.
  public static let device = Self(rawValue: 1 << 1)
  /// The release of the system, such as `17_0`.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of the screen in points, such as `375x667`.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The pixels per point, such as `@3x`; nothing for one.
  public static let screenScale = Self(rawValue: 1 << 4)

  /// The name of a file without its extension: what the options state, added to a test's name.
  ///
  /// - Parameter isDeviceAgnostic: whether the model, the system and the screen are added first, in the form of older releases.
  @MainActor
  func fileName(_ test: String, isDeviceAgnostic: Bool) -> String {
    var parts = [test]
    if isDeviceAgnostic {
      let (device, size) = (UIDevice.current, UIScreen.main.bounds.size)
      parts += ["\(device.model)\(device.systemVersion)", "\(Int(size.width))x\(Int(size.height))"]
    }
    if contains(.device) { parts.append(UIDevice.current.model) }
    if contains(.OS) { parts.append(UIDevice.current.systemVersion) }
    let bounds = UIScreen.main.bounds
    if contains(.screenSize) { parts.append("\(Int(bounds.width))x\(Int(bounds.height))") }
    let separators = CharacterSet.whitespaces.union(.punctuationCharacters)
    let name = parts.joined(separator: "_").components(separatedBy: separators).joined(separator: "_")
    let scale = Int(UIScreen.main.scale)
    return contains(.screenScale) && scale > 1 ? "\(name)@\(scale)x" : name
  }
}

/// The endings of the folders of references that are tried one after the other: those of 64-bit systems first, as on them.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64", "_32"]) }
