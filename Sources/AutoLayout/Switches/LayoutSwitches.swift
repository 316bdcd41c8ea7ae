import AmbientInputs
import Foundation

/// Apple's switches for debugging layouts, under Apple's names.
///
/// Each may be given as a launch argument (`-UIViewShowAlignmentRects YES`), in the environment, or in the user defaults;
/// the first of these that contains it takes effect. Keys of UIKit and of AppKit have the same meaning. They are read
/// again each time, so that programs can set them in code, except for the reading direction, which is fixed at the first
/// use of the screen.
public struct LayoutSwitches: Hashable, Sendable {
  /// Views are drawn with their alignment rectangles (`UIViewShowAlignmentRects`).
  public var showsAlignmentRects = false
  /// Localised texts are shown twice (`NSDoubleLocalizedStrings`).
  public var doublesLocalizedStrings = false
  /// Texts without a translation are shown in capitals (`NSShowNonLocalizedStrings`).
  public var showsNonLocalizedStrings = false
  /// The interface reads from right to left, whatever its language. Requires both `AppleTextDirection` and
  /// `NSForceRightToLeftWritingDirection`.
  public var forcesRightToLeft = false
  /// Whether conflicts are reported (`UIConstraintBasedLayoutLogUnsatisfiable`).
  public var logsUnsatisfiable = true
  /// Windows show the constraints of a conflict (`UIConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints`).
  public var visualizesUnsatisfiable = false
  /// How often a view may be laid out in one turn before that is reported as a loop
  /// (`UIViewLayoutFeedbackLoopDebuggingThreshold`); nil to turn this off.
  public var feedbackLoopThreshold: Int?
  /// Priorities of active constraints may change between required and optional. Apple's documentation forbids it, and
  /// systems before iOS 13 end the program. Later ones allow it (SnapKit's issue 755, SwiftLayout's suite), as this
  /// package does by default. The key `UIConstraintBasedLayoutAllowCrossingRequired` exists only in this package.
  public var allowsCrossingRequired = true

  /// The defaults: all switches are off, conflicts are reported, and priorities may cross 1000.
  public init() {}

  /// - Parameter setting: returns the value that was given for a key, or nil.
  public init(_ setting: (String) -> String?) {
    func isOn(_ key: Key, otherwise usual: Bool = false) -> Bool {
      key.names.lazy.compactMap(setting).first.map(Self.isYes) ?? usual
    }
    showsAlignmentRects = isOn(.alignmentRects)
    doublesLocalizedStrings = isOn(.doubleStrings)
    showsNonLocalizedStrings = isOn(.nonLocalizedStrings)
    forcesRightToLeft = isOn(.textDirection) && isOn(.writingDirection)
    logsUnsatisfiable = isOn(.log, otherwise: true)
    visualizesUnsatisfiable = isOn(.visualize)
    allowsCrossingRequired = isOn(.crossing, otherwise: true)
    feedbackLoopThreshold = Key.feedbackLoop.names.lazy.compactMap(setting).first.flatMap(Self.threshold)
  }

  /// Apple clamps the threshold to this range. (WWDC 2016, session 236.)
  public static let thresholds = 50...1000

  private static func threshold(_ text: String) -> Int? {
    guard let number = Double(text), number > 0 else { return nil }
    let bounded = min(max(number, Double(thresholds.lowerBound)), Double(thresholds.upperBound))
    return Int(bounded)
  }

  /// Whether `UserDefaults` reads the text as true: a word that starts with Y or T, or a number other than 0.
  private static func isYes(_ text: String) -> Bool {
    if let number = Double(text) { return number != 0 }
    return text.first.map { "yYtT".contains($0) } ?? false
  }
}

extension LayoutSwitches {
  /// Apple's keys. Those with an underscore are private ones that are widely known without it.
  private enum Key {
    case alignmentRects, doubleStrings, nonLocalizedStrings, textDirection, writingDirection
    case log, visualize, crossing, feedbackLoop

    var names: [String] {
      switch self {
      case .alignmentRects:
        ["UIViewShowAlignmentRects", "NSViewShowAlignmentRects", "NSShowAlignmentRects"]
      case .doubleStrings: ["NSDoubleLocalizedStrings"]
      case .nonLocalizedStrings: ["NSShowNonLocalizedStrings"]
      case .textDirection: ["AppleTextDirection"]
      case .writingDirection: ["NSForceRightToLeftWritingDirection"]
      case .log: Self.constraintBased("LogUnsatisfiable")
      case .visualize: Self.constraintBased("VisualizeMutuallyExclusiveConstraints")
      case .crossing: Self.constraintBased("AllowCrossingRequired")
      case .feedbackLoop:
        ["UIViewLayoutFeedbackLoopDebuggingThreshold", "NSViewLayoutFeedbackLoopDebuggingThreshold"]
      }
    }

    private static func constraintBased(_ name: String) -> [String] {
      ["UIConstraintBasedLayout", "_UIConstraintBasedLayout", "NSConstraintBasedLayout"].map { $0 + name }
    }
  }
}

extension LayoutSwitches {
  /// The switches of this process, or of the scope of ``with(_:perform:)``.
  public static var current: LayoutSwitches { scoped ?? LayoutSwitches(setting) }

  private static var scoped: LayoutSwitches? { AmbientInputs.current(SwitchesInput.self) }

  /// Whether the interface reads from right to left, in the process at its first use, or in the scope of
  /// ``with(_:perform:)``. Every view reads this, and reading the user defaults each time would cost more than the view.
  package static var readsFromRightToLeft: Bool { scoped?.forcesRightToLeft ?? startsFromRight }

  private static let startsFromRight = LayoutSwitches(setting).forcesRightToLeft

  /// Runs `body` with other switches, for everything that it lays out and draws: ``AmbientInputs/switches`` alone.
  public static func with<Result>(_ switches: LayoutSwitches, perform body: () throws -> Result) rethrows
    -> Result
  {
    var inputs = AmbientInputs()
    inputs.switches = switches
    return try inputs.run(body)
  }

  private static func setting(_ name: String) -> String? {
    arguments[name] ?? environment[name]
      ?? UserDefaults.standard.object(forKey: name).map { String(describing: $0) }
  }

  private static let environment = ProcessInfo.processInfo.environment

  private static let arguments: [String: String] = launchArguments(ProcessInfo.processInfo.arguments)

  /// Parses pairs of `-Name value` from launch arguments, as the user defaults do.
  static func launchArguments(_ words: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for (word, next) in zip(words, words.dropFirst()) where word.hasPrefix("-") && !next.hasPrefix("-") {
      found[String(word.dropFirst())] = next
    }
    return found
  }
}
