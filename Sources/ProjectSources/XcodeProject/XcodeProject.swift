import Foundation

/// A project of Xcode: its targets with the files that they compile or put into their bundles.
///
/// All paths are relative to the folder of the `.xcodeproj`. Files outside of it begin with `..`; those of the system, of Xcode or of other
/// projects are left out.
public struct XcodeProject: Hashable, Sendable {
  /// The product of a target, by Xcode's product types.
  public enum Kind: Hashable, Sendable {
    case application, library, program, unitTests
    /// One that cannot be made with SwiftPM; the value is its name in messages.
    case other(String)
  }

  /// A target.
  public struct Target: Hashable, Sendable {
    /// The name in Xcode.
    public var name: String
    /// The name that code imports.
    public var module: String
    /// The product.
    public var kind: Kind
    /// The files that are compiled, in Xcode's order.
    public var sources: [String] = []
    /// The files and folders of the bundle. A file with translations is listed once for each language.
    public var resources: [String] = []
    /// The folders all of whose files belong to the target. (Xcode 16.)
    public var folders: [SynchronizedFolder] = []
    /// The settings of the debug configuration that ``XcodeProject`` reads, by their names in Xcode; lists have spaces between values.
    public var settings: [String: String] = [:]
    /// The products of packages that are linked.
    public var packageProducts: [String] = []
    /// The names of the scripts that Xcode runs during a build.
    public var scripts: [String] = []

    /// A target without files.
    public init(name: String, module: String, kind: Kind) {
      self.name = name
      self.module = module
      self.kind = kind
    }
  }

  /// A folder whose files belong to a target without being listed.
  public struct SynchronizedFolder: Hashable, Sendable {
    /// The folder.
    public var path: String
    /// The files and folders in it that are no members, relative to it.
    public var excluded: [String]
    /// The only members, relative to the folder, if the target has no others; nil if it has all but ``excluded``.
    public var included: [String]?
  }

  /// A package that the project uses.
  public struct Package: Hashable, Sendable {
    /// Where a package is.
    public enum Location: Hashable, Sendable {
      /// The address of a repository, and which versions are accepted.
      case remote(url: String, Requirement)
      /// A folder.
      case local(path: String)
    }

    /// The versions of a package that are accepted, by the names in Xcode's projects.
    public enum Requirement: Hashable, Sendable {
      case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String)
      case branch(String), revision(String)
    }

    /// Where it is.
    public var location: Location
    /// Its products that targets use.
    public var products: [String]

    /// A package with its products.
    public init(location: Location, products: [String]) {
      self.location = location
      self.products = products
    }
  }

  /// In the order of the project.
  public var targets: [Target]
  /// In the order of the project.
  public var packages: [Package]
  /// Folders that may be packages of targets whose products name none: the project lists them as packages or as single files.
  public var localFolders: [String] = []
  /// The language of texts without translation, such as `en`.
  public var developmentRegion: String
}

/// The reason why a file is not read as a project of Xcode.
public struct XcodeProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String
}
