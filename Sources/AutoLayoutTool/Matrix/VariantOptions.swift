import ArgumentParser
import Foundation
import InterfaceBuilder
import iOSViews

/// The options for the variants in which documents are shown. Repeating options tests every
/// combination.
struct VariantOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "A device by id or name, such as retina4_0 or \"iPhone 8\", or saved. Repeat it for several.",
    transform: DeviceChoice.init(parsing:))
  var devices: [DeviceChoice] = []

  @Option(
    name: .customLong("size"),
    help: "The screen in points, such as 375x667, instead of the saved one. Repeat it for several.",
    transform: ScreenSize.init(parsing:))
  var sizes: [ScreenSize] = []

  @Option(name: .customLong("orientation"), help: "portrait or landscape. Repeat it for both.")
  var orientations: [DocumentDevice.Orientation] = []

  @Option(
    name: .customLong("language"),
    help: """
      A language such as de, with texts in de.lproj beside the document's folder or in a string catalogue, or saved for \
      the document's own texts. Repeat it for several.
      """,
    transform: LanguageChoice.init(parsing:))
  var languages: [LanguageChoice] = []

  @Option(
    name: .customLong("direction"),
    help: "ltr or rtl, instead of the language's. Repeat it for both.",
    transform: { try DirectionChoice(parsing: $0) })
  var directions: [DirectionChoice] = []

  @Option(
    name: .customLong("text-size"),
    help: "A text size from extraSmall to accessibilityExtraExtraExtraLarge. Repeat it for several.",
    transform: { try TextSizeChoice(parsing: $0) })
  var textSizes: [TextSizeChoice] = []

  @Option(
    name: .customLong("pseudo"),
    help: "A pseudo-language: \(PseudoLocalization.names). Repeat it for several.")
  var pseudos: [PseudoLocalization] = []

  var matrix: VariantMatrix {
    VariantMatrix(
      devices: devices.map(\.device), sizes: sizes.map(\.size), orientations: orientations,
      languages: languages.map(\.language), directions: directions.map(\.direction),
      textSizes: textSizes.map(\.textSize), pseudos: pseudos)
  }
}

extension DocumentDevice.Orientation: ExpressibleByArgument {
  public static var allValueStrings: [String] { ["portrait", "landscape"] }
}
extension PseudoLocalization: ExpressibleByArgument {}

/// A device on the command line.
struct DeviceChoice: Hashable {
  var device: CanvasDevice?

  init(parsing argument: String) throws {
    guard argument != VariantNames.saved else { return }
    guard let known = VariantNames.device(argument) else {
      throw ValidationError("no device is called \(argument). \(VariantNames.deviceHelp)")
    }
    device = known
  }
}

/// A language on the command line.
struct LanguageChoice: Hashable {
  var language: String?

  init(parsing argument: String) throws {
    guard argument != VariantNames.saved else { return }
    guard let tag = VariantNames.language(argument) else {
      throw ValidationError("expected a language such as de or pt-BR")
    }
    language = tag
  }
}

/// A reading direction on the command line.
struct DirectionChoice: Hashable {
  var direction: UIUserInterfaceLayoutDirection

  init(parsing argument: String) throws {
    guard let direction = VariantNames.direction(argument) else {
      throw ValidationError("expected ltr or rtl")
    }
    self.direction = direction
  }
}

/// A size of text on the command line.
struct TextSizeChoice: Hashable {
  var textSize: UIContentSizeCategory

  init(parsing argument: String) throws {
    guard let size = VariantNames.textSize(argument) else {
      throw ValidationError("no text size is called \(argument). \(VariantNames.textSizeHelp)")
    }
    textSize = size
  }
}

/// A size on the command line: `WIDTHxHEIGHT`, in points.
struct ScreenSize: Hashable {
  /// No screen is larger, and larger pictures would exhaust the memory.
  static let longestSide = 10_000

  var size: CGSize

  init(parsing argument: String) throws {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let range = 1...Double(ScreenSize.longestSide)
    let lengths = sides.compactMap { Double($0) }.filter(range.contains)
    guard sides.count == 2, lengths.count == 2 else {
      throw ValidationError("expected WIDTHxHEIGHT, each from 1 to \(ScreenSize.longestSide)")
    }
    size = CGSize(width: lengths[0], height: lengths[1])
  }
}
