import ProjectSources

/// A target of an app with its files, before a manifest names them.
struct TargetFiles {
  enum Kind: Hashable {
    case library, program, tests
  }

  /// The name of the module.
  var name: String
  var kind: Kind
  /// The files, relative to the folder of the app.
  var sources: [String]
  var resources: [String]
  /// Sources that another target has, too.
  var shared: [String] = []
  /// Where the target comes from, in words.
  var origin: String
  var settings = TargetSettings()
  /// The framework of the target's system; nil if it is made for several, or if nothing states it.
  var framework: ProjectFramework?
  /// The products of packages, by their names in Xcode.
  var packageProducts: [String] = []
}

/// The settings of a target that its code depends on.
struct TargetSettings: Hashable {
  var isSwift6 = false
  /// The conditions of `#if`, in order.
  var conditions: [String] = []
  /// Whether declarations belong to the main actor unless they say otherwise.
  var isOnMainActor = false

  init() {}

  /// The settings of a target in Xcode.
  init(_ settings: [String: String]) {
    isSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let stated = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
    var names = stated.filter { !$0.contains("$") }
    var isName = false
    for flag in settings["OTHER_SWIFT_FLAGS"]?.split(separator: " ") ?? [] {
      if isName {
        names.append(String(flag))
      } else if flag.hasPrefix("-D"), flag != "-D" {
        names.append(String(flag.dropFirst(2)))
      }
      isName = flag == "-D"
    }
    // SwiftPM defines DEBUG itself.
    for name in names where name != "DEBUG" && !conditions.contains(name) { conditions.append(name) }
  }
}

/// A part of an app that its package does not have.
struct LeftOutPart: Hashable {
  /// A path, or the name of a target or dependency.
  var name: String
  var reason: String
}

/// The targets of an app.
struct AppTargets {
  var targets: [TargetFiles] = []
  var packages: [XcodeProject.Package] = []
  /// Folders that may be packages.
  var localFolders: [String] = []
  var language = "en"
  var leftOut: [LeftOutPart] = []
  /// The projects that were read; none if the folders are the targets.
  var projects: [String] = []
}
