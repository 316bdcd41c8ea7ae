import ProjectSources

/// A package for an app: everything that its manifest states.
struct PackagePlan: Hashable {
  /// A target of the package.
  struct Target: Hashable {
    var name: String
    var kind: TargetFiles.Kind
    /// The folder of the target, which is empty for that of the package.
    var path: String
    /// Relative to the folder of the target, as are the resources.
    var excluded: [String]
    var resources: [Resource]
    /// Other targets.
    var dependencies: [String]
    /// Products with the names of their packages.
    var products: [PackageProduct]
    var settings: TargetSettings
    /// Sources that another target has, too, relative to the folder of the app.
    var shared: [String]
    /// For the report.
    var origin: String
    var sourceCount: Int
  }

  struct Resource: Hashable {
    var path: String
    /// Whether it keeps the folders in it.
    var isCopied: Bool
  }

  struct PackageProduct: Hashable {
    var name: String
    var package: String
  }

  var name: String
  var language: String
  var targets: [Target]
  var packages: [XcodeProject.Package]
  var leftOut: [LeftOutPart]
  /// The projects of Xcode that it was made from.
  var projects: [String]

  /// The files and folders directly in the app's folder that hold the targets.
  var places: [String]
}
