import Foundation
import InterfaceBuilder
import iOSViews

/// Reads the names of settings in a matrix, on the command line and in configuration files. Each function returns nil for an
/// unknown name.
enum VariantNames {
  /// The name for the device or the language for which a document was saved.
  static let saved = "saved"

  /// Finds a device by id or by product, ignoring case: `retina4_7`, `iPhone 8`.
  static func device(_ name: String) -> CanvasDevice? {
    let wanted = simplified(name)
    return DeviceTable.devices.first { device in
      ([device.id] + products(of: device)).contains { simplified($0) == wanted }
    }
  }

  static let deviceHelp =
    "Known are " + DeviceTable.devices.map { "\($0.id) (\($0.products))" }.joined(separator: "; ")

  /// `iPhone 12, 13` means an iPhone 12 and an iPhone 13.
  private static func products(of device: CanvasDevice) -> [String] {
    let names = device.products.components(separatedBy: ", ")
    return names.map { $0.hasPrefix("iP") || $0.hasPrefix("Apple") ? $0 : "iPhone " + $0 }
  }

  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }

  static func direction(_ name: String) -> UIUserInterfaceLayoutDirection? {
    switch name {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: nil
    }
  }

  /// Finds a text size by Apple's name in Swift or by UIKit's raw value.
  static func textSize(_ name: String) -> UIContentSizeCategory? {
    UIContentSizeCategory.named.first { $0.name == name || $0.category.rawValue == name }?.category
  }

  static let textSizeHelp = "Known are " + UIContentSizeCategory.named.map(\.name).joined(separator: ", ")

  /// Letters, digits and hyphens, as in `pt-BR`: it becomes part of a path.
  static func language(_ name: String) -> String? {
    let isTag =
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    return isTag ? name : nil
  }
}
