import Foundation
import Graphics

/// Colours as Interface Builder's documents write them.
extension UIColor {
  /// The colour that a document refers to by name, as in `systemColor="systemBackgroundColor"`; nil for an unknown
  /// name.
  package static func systemColor(named name: String) -> UIColor? { byDocumentName[name] }

  /// A colour from the components of a document's `color` element; nil for an unknown colour space.
  ///
  /// `calibratedRGB` and `deviceRGB` date from before colour management: iOS shows their components unconverted, and
  /// this package does the same.
  package convenience init?(
    documentSpace space: String, components: [CGFloat], alpha: CGFloat
  ) {
    switch (space, components.count) {
    case ("sRGB", 3), ("calibratedRGB", 3), ("deviceRGB", 3), ("extendedSRGB", 3):
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case ("extendedLinearSRGB", 3):
      self.init(Color(linearRed: components[0], green: components[1], blue: components[2], alpha: alpha))
    case ("displayP3", 3):
      self.init(displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case ("genericGamma22GrayColorSpace", 1), ("genericGamma22GrayExtended", 1):
      self.init(Color(gamma22White: components[0], alpha: alpha))
    case ("calibratedWhite", 1), ("deviceWhite", 1), ("extendedGray", 1):
      self.init(white: components[0], alpha: alpha)
    default: return nil
    }
  }

  private static let byDocumentName: [String: UIColor] = [
    "blackColor": .black,
    "blueColor": .blue,
    "brownColor": .brown,
    "clearColor": .clear,
    "cyanColor": .cyan,
    "darkGrayColor": .darkGray,
    "darkTextColor": .darkText,
    "grayColor": .gray,
    "greenColor": .green,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "labelColor": .label,
    "lightGrayColor": .lightGray,
    "lightTextColor": .lightText,
    "linkColor": .link,
    "magentaColor": .magenta,
    "opaqueSeparatorColor": .opaqueSeparator,
    "orangeColor": .orange,
    "placeholderTextColor": .placeholderText,
    "purpleColor": .purple,
    "quaternaryLabelColor": .quaternaryLabel,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "redColor": .red,
    "secondaryLabelColor": .secondaryLabel,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "secondarySystemFillColor": .secondarySystemFill,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator,
    "systemBackgroundColor": .systemBackground,
    "systemBlueColor": .systemBlue,
    "systemBrownColor": .systemBrown,
    "systemCyanColor": .systemCyan,
    "systemFillColor": .systemFill,
    "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
    "systemGrayColor": .systemGray,
    "systemGreenColor": .systemGreen,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "systemIndigoColor": .systemIndigo,
    "systemMintColor": .systemMint,
    "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed,
    "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow,
    "tertiaryLabelColor": .tertiaryLabel,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "whiteColor": .white,
    "yellowColor": .yellow,
    // Names without a public colour in current iOS, with the colours that it draws for them.
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tintColor": .systemBlue,
    "viewFlipsideBackgroundColor": UIColor(Color(rgb: 0x1F2124)),
    "scrollViewTexturedBackgroundColor": UIColor(Color(rgb: 0x6F7179)),
  ]
}
