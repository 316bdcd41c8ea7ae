import ProjectSources

/// The modules with stand-ins for what a file uses of modules that Linux lacks.
struct StandIns {
  /// All identifiers of the file.
  let names: Set<String>
  /// The modules that the file imports.
  let imports: Set<String>
  let framework: ProjectFramework

  var modules: [String] {
    var modules: [String] = []
    if needsProject { modules.append("ProjectStandIns") }
    if needsViews { modules.append("\(framework.rawValue)StandIns") }
    return modules
  }

  // MARK: For both frameworks

  /// Functions, types and members of modules that Linux has, or that code sees without an import.
  private static let functions: Set<String> = [
    "CFBoolean", "CFDictionary", "CFRunLoop", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopMode",
    "CFRunLoopRunInMode", "CFRunLoopRunResult", "CFRunLoopTimer",
    "CFRunLoopTimerCreateWithHandler", "CFRunLoopWakeUp", "CFString", "CFTypeRef", "HUGE", "IMP", "INT32_MAX",
    "INT64_MAX",
    "NSAttributedStringKey", "NSDataDetector", "NSException", "NSExceptionName", "NSInteger", "NSPredicate",
    "NSUInteger", "OSAtomicAdd32", "OSAtomicDecrement32", "OSAtomicIncrement32",
    "RelativeDateTimeFormatter", "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "OSStatus", "RunLoopMode",
    "UINT32_MAX",
    "UINT64_MAX", "UITrackingRunLoopMode", "appendFormat", "atomicWrite", "class_addMethod",
    "class_copyPropertyList",
    "class_getClassMethod", "class_getInstanceMethod", "class_getMethodImplementation",
    "class_replaceMethod", "commonModes", "defaultRunLoopMode", "imp_implementationWithBlock",
    "isMacCatalystApp", "isiOSAppOnMac", "mach_absolute_time", "mach_timebase_info",
    "mach_timebase_info_data_t",
    "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
    "noErr", "objc_sync_enter", "objc_sync_exit", "object_getClass", "performSelector", "property_getName",
  ]

  /// The beginnings of names of constants and functions that code sees without an import.
  private static let constants = Part(
    [], ["SecItem", "SecRandom", "errSec", "kCFAllocator", "kCFBoolean", "kCFBundle", "kSec"])

  /// Names of Core Foundation that the frameworks have.
  private static let times: Set<String> = ["CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval"]
  /// Modules with the names of Core Animation.
  private static let drawing: Set<String> = ["AppKit", "Cocoa", "QuartzCore", "UIKit"]

  private static let projectParts: [Part] = [
    Part(["CoreLocation", "MapKit"], ["CL", "kCL"]),
    // AppKit exports these.
    Part(
      ["AppKit", "Cocoa", "CoreServices", "MobileCoreServices", "UniformTypeIdentifiers"],
      ["UTType", "kUTTag", "kUTType"]),
    // Foundation exports Core Foundation.
    Part(
      ["AppKit", "Cocoa", "CoreText", "Foundation", "UIKit"],
      ["CFAttributedString", "CFIndex", "CFRange", "CFURL", "kCFNotFound"]),
    Part(["StoreKit"], ["SKError", "SKMutablePayment", "SKPayment", "SKProduct", "SKRequest"]),
    Part(
      ["AVFAudio", "AVFoundation", "AVKit"],
      [
        "AVAsset", "AVAudioPlayer", "AVAudioSession", "AVLayerVideoGravity", "AVMakeRect", "AVPlayer",
        "AVURLAsset",
      ]),
    // UIKit exports this one.
    Part(["UIKit", "UserNotifications"], ["UNAuthorization", "UNMutable", "UNNotification", "UNUser"]),
    Part(["GameplayKit"], ["GKLinear", "GKMersenne", "GKRandom"]),
    Part(["CoreSpotlight"], ["CSQuery", "CSSearch"]), Part(["LocalAuthentication"], ["LA"]),
  ]

  private var needsProject: Bool {
    !imports.isDisjoint(with: ["os", "OSLog", "simd"]) || !names.isDisjoint(with: Self.functions)
      || names.isSuperset(of: ["Timer", "selector", "userInfo"])
      || names.isSuperset(of: ["NotificationCenter", "notifications"])
      || names.isSuperset(of: ["Scanner", "NSString", "into"])
      || !names.isDisjoint(with: Self.times) && imports.isDisjoint(with: Self.drawing)
      || names.contains(where: Self.constants.has)
      || usesFormerNamesOfAppKit || Self.projectParts.contains(where: uses)
  }

  /// Whether the file may make names of pictures or documents as before Swift 4.2: `NSImage.Name(rawValue: "a")`.
  private var usesFormerNamesOfAppKit: Bool {
    framework == .appKit && names.contains("rawValue")
      && !names.isDisjoint(with: ["Name", "SceneIdentifier"])
      && !names.isDisjoint(with: ["NSImage", "NSNib", "NSSound", "NSStoryboard"])
  }

  // MARK: For one framework

  private static let viewParts: [Part] = [
    Part(["WebKit"], ["WK"]), Part(["CoreText"], ["CT", "k"]),
    // The frameworks export these.
    Part(["AppKit", "Cocoa", "UIKit"], ["CTFont", "CTFrame", "CTLine", "CTRun", "CTTypesetter", "kCT"]),
  ]
  private static let viewPartsOfUIKit: [Part] = [
    Part(["MapKit"], ["MK"]), Part(["AVKit"], ["AVPlayerViewController"]),
    Part(["SafariServices"], ["SFSafariViewController"]), Part(["StoreKit"], ["SKStoreReviewController"]),
    Part(["UIKit"], ["UIUserActivityRestoring"]),
    Part(["MessageUI"], ["MFMail", "MFMessage", "MessageComposeResult"]),
  ]

  private var needsViews: Bool {
    if Self.viewParts.contains(where: uses) || names.contains(where: Self.isFontFeature) { return true }
    return framework == .uiKit
      && (!names.isDisjoint(with: FormerNames.names) || Self.viewPartsOfUIKit.contains(where: uses))
  }

  /// Whether it may be a constant of fonts' features, such as `kNumberSpacingType`.
  private static func isFontFeature(_ name: String) -> Bool {
    name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
      && (name.hasSuffix("Selector") || name.hasSuffix("Type"))
  }

  // MARK: Parts of modules

  /// The names of some modules that stand-ins have.
  private struct Part {
    var modules: Set<String>
    /// The beginnings of names. After a prefix of the module, the name goes on with a capital letter.
    var names: [String]
    /// The first bytes of the beginnings, which exclude most names at once.
    private let firstBytes: Set<UInt8>

    init(_ modules: Set<String>, _ names: [String]) {
      (self.modules, self.names) = (modules, names)
      firstBytes = Set(names.compactMap(\.utf8.first))
    }

    func has(_ name: String) -> Bool {
      guard let first = name.utf8.first, firstBytes.contains(first) else { return false }
      return names.contains { beginning in
        guard name.hasPrefix(beginning) else { return false }
        return name.count == beginning.count || beginning.count > 3
          || name.dropFirst(beginning.count).first?.isUppercase == true
      }
    }
  }

  private func uses(_ part: Part) -> Bool {
    !imports.isDisjoint(with: part.modules) && names.contains(where: part.has)
  }
}
