import Foundation

/// The program's share in the system's sound. Stored only: nothing is played. (Apple, `AVAudioSession`.)
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The kind of a program's sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The use of a program's sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// How sounds go together. Raw values match AVFAudio's.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
  }

  /// Whether others are notified of an end. Raw values match AVFAudio's.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let only = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { only }

  private let lock = NSLock()
  private var storedCategory = Category.soloAmbient
  open var category: Category { lock.withLock { storedCategory } }

  open func setCategory(_ category: Category) throws { lock.withLock { storedCategory = category } }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category)
  }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Plays a file: nothing is heard, and no playing begins. (Apple, `AVAudioPlayer`.)
open class AVAudioPlayer: NSObject {
  /// The file, if it was given.
  public let url: URL?
  /// Stored only.
  open var volume: Float = 1
  /// Stored only.
  open var numberOfLoops = 0
  /// Stored only.
  open var currentTime: TimeInterval = 0
  /// Stored only: its methods are never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }

  /// Throws an error for a file that does not exist.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
  }
  public init(data: Data) throws { url = nil }

  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// The delegate of a player of sounds. Its methods are never called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
