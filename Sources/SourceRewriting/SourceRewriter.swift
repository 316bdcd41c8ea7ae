import ProjectSources

extension ProjectFramework {
  /// The names of systems that `os(…)` accepts in projects of this framework. (Swift, “Conditional Compilation Block”: `OSX` is an
  /// older name of `macOS`.)
  var systems: Set<String> { self == .uiKit ? ["iOS"] : ["macOS", "OSX"] }

  /// The names of environments that `targetEnvironment(…)` accepts. Code for devices only needs what no simulator has either.
  var environments: Set<String> { self == .uiKit ? ["simulator"] : [] }
}

/// A file of Swift code to rewrite.
public struct SourceInput: Hashable, Sendable {
  /// The absolute path, which compilers and debuggers are to name.
  public var path: String
  /// The module that the file is part of.
  public var module: String
  /// Whether the module has a bundle of resources.
  public var hasResources: Bool
  /// The code.
  public var text: String

  /// A file of Swift code.
  public init(path: String, module: String, hasResources: Bool = false, text: String) {
    self.path = path
    self.module = module
    self.hasResources = hasResources
    self.text = text
  }
}

/// A file whose code had to change.
public struct RewrittenSource: Hashable, Sendable {
  /// The path of the original.
  public var path: String
  /// The code for Linux.
  public var text: String
}

/// Code that cannot be rewritten, with its place in the original.
public struct RewritingDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of code that cannot be rewritten, with their names in messages.
  public enum Construct: String, Hashable, Sendable {
    case overrideInExtension = "override-in-extension"
    case localClassWithActions = "action-of-local-class"
    case overriddenExtension = "override-of-extension"
    case optionalProperty = "optional-property"
    case entryPoint = "entry-point"
    case missingModule = "missing-module"
    case messageForwarding = "message-forwarding"
    case exchangedMethod = "exchanged-method"
    case expectedFailure = "expected-failure"
  }

  /// The file.
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8.
  public var column: Int
  /// The kind of code.
  public var construct: Construct
  /// The fault, without a full stop.
  public var message: String
  /// The code to write instead.
  public var hint: String

  /// The diagnostic as compilers print it.
  public var description: String {
    "\(path):\(line):\(column): warning: \(message) [\(construct.rawValue)]\n  hint: \(hint)"
  }
}

/// The outcome of rewriting the files of a project.
public struct RewritingResult: Hashable, Sendable {
  /// The files that differ from their originals, in the order of the input.
  public var sources: [RewrittenSource]
  /// In the order of files and places.
  public var diagnostics: [RewritingDiagnostic]
}

/// Rewrites Swift code that needs Objective-C's runtime, so that it compiles against this package on other systems.
///
/// The lines of code keep their numbers. Members that a class needs besides are added before its closing brace.
public struct SourceRewriter: Sendable {
  private let framework: ProjectFramework
  private let modules: Set<String>
  private let usesOpenCombine: Bool

  /// A rewriter for projects of a framework.
  ///
  /// - Parameters:
  ///   - modules: the modules of the project's packages, which may have names of Apple's modules.
  ///   - usesOpenCombine: whether imports of Combine become those of OpenCombine, on which the targets have to depend.
  public init(framework: ProjectFramework, modules: Set<String> = [], usesOpenCombine: Bool = false) {
    self.usesOpenCombine = usesOpenCombine
    self.framework = framework
    self.modules = modules
  }

  /// Whether this program can read Swift: whether it was built with the trait `Sources`.
  public static var isAvailable: Bool {
    #if Sources
      true
    #else
      false
    #endif
  }

  /// Rewrites the files of all modules of a project together, because members move between files.
  ///
  /// - Parameters:
  ///   - inputs: the files.
  ///   - assets: the assets of modules by their names, for whose symbols code is generated as Xcode does.
  /// - Returns: nil in programs that cannot read Swift.
  public func rewrite(_ inputs: [SourceInput], assets: [String: AssetNames] = [:]) -> RewritingResult? {
    #if Sources
      let conditions = ConditionReader(
        framework: framework, projectModules: modules, usesOpenCombine: usesOpenCombine)
      let project = RewrittenProject(inputs, conditions, assets: assets)
      return project.result()
    #else
      nil
    #endif
  }

  /// The manifest of a package with statements that add a dependency and its product to targets.
  ///
  /// - Returns: nil in programs that cannot read Swift, or if the manifest has no variable that holds the package.
  public static func manifest(_ text: String, adding addition: ManifestAddition) -> String? {
    #if Sources
      ManifestRewriter(text).adding(addition)
    #else
      nil
    #endif
  }
}
