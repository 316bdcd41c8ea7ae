import ArgumentParser
import DocumentInflation
import Foundation
import InterfaceBuilder
import LayerTree
import iOSViews

/// A state of a document on the command line: `device=retina4_7,orientation=landscape,hidden=abc-12-xyz`.
struct DocumentState: Hashable {
  var variant = LayoutVariant()
  var appearance: Appearance?
  var changes: [SceneChange] = []

  static let help = """
    device, size, orientation, language, direction, text-size, pseudo or appearance with a value that render takes, \
    constant:ID=POINTS of a constraint, hidden=ID or shown=ID of a view
    """

  init() {}

  init(parsing argument: String) throws {
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else {
        throw ValidationError("expected NAME=VALUE, found \"\(part)\". Names are \(Self.help)")
      }
      try set(sides[0].trimmingCharacters(in: .whitespaces), to: sides[1])
    }
  }

  private mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "device": variant.device = try DeviceChoice(parsing: value).device
    case "size": variant.size = try ScreenSize(parsing: value).size
    case "orientation":
      guard let orientation = DocumentDevice.Orientation(rawValue: value) else {
        throw ValidationError("expected portrait or landscape")
      }
      variant.orientation = orientation
    case "language": variant.language = try LanguageChoice(parsing: value).language
    case "direction": variant.direction = try DirectionChoice(parsing: value).direction
    case "text-size": variant.textSize = try TextSizeChoice(parsing: value).textSize
    case "pseudo":
      guard let pseudo = PseudoLocalization(rawValue: value) else {
        throw ValidationError("expected \(PseudoLocalization.names)")
      }
      variant.pseudo = pseudo
    case "appearance":
      guard let appearance = Appearance(rawValue: value) else {
        throw ValidationError("expected light or dark")
      }
      self.appearance = appearance
    case "hidden": changes.append(.hidden(value, true))
    case "shown": changes.append(.hidden(value, false))
    default: try setConstant(name, to: value)
    }
  }

  /// The largest constant: layouts have no larger numbers, and sums of them would lose their fractions.
  private static let largestConstant = 1e6

  private mutating func setConstant(_ name: String, to value: String) throws {
    let prefix = "constant:"
    guard name.hasPrefix(prefix), name.count > prefix.count else {
      throw ValidationError("no setting is called \"\(name)\". Names are \(Self.help)")
    }
    guard let number = Double(value), abs(number) <= Self.largestConstant else {
      throw ValidationError("expected a number of points, found \"\(value)\"")
    }
    changes.append(.constant(String(name.dropFirst(prefix.count)), number))
  }

  /// Adds another argument: its settings replace those here, and its changes come last.
  mutating func add(_ other: DocumentState) {
    let own = variant
    variant = other.variant
    variant.device = other.variant.device ?? own.device
    variant.size = other.variant.size ?? own.size
    variant.orientation = other.variant.orientation ?? own.orientation
    variant.language = other.variant.language ?? own.language
    variant.direction = other.variant.direction ?? own.direction
    variant.textSize = other.variant.textSize ?? own.textSize
    variant.pseudo = other.variant.pseudo ?? own.pseudo
    appearance = other.appearance ?? appearance
    changes += other.changes
  }
}

/// The file formats of animations.
enum AnimationFormat: String, CaseIterable, ExpressibleByArgument {
  /// All frames in one PNG.
  case strip
  /// An animated PNG.
  case apng
  /// An animated SVG.
  case svg
  /// One PNG per frame.
  case png
}

/// A number of seconds on the command line.
struct AnimationSeconds: Hashable {
  /// Ten minutes, as long as tests of other systems wait for animations to end.
  static let longest = 600.0

  var value: Double

  init(parsing argument: String) throws {
    guard let value = Double(argument), value >= 0, value <= AnimationSeconds.longest else {
      throw ValidationError(
        "expected seconds from 0 to \(Int(AnimationSeconds.longest)), found \"\(argument)\"")
    }
    self.value = value
  }

  init(_ value: Double) { self.value = value }
}

/// A curve on the command line, by UIKit's name.
enum CurveChoice: String, CaseIterable, ExpressibleByArgument {
  case easeInOut, easeIn, easeOut, linear

  /// The same curve by Core Animation's name.
  @MainActor var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }

  var curve: UIView.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
