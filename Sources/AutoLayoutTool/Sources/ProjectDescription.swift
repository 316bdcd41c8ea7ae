import Foundation

/// A package as `swift package describe` prints it.
struct ProjectDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var moduleName: String
    var kind: String
    var language: String
    /// Relative to the package.
    var path: String
    /// Relative to the target.
    var sources: [String]
    var resources: [Resource]?
    var targetDependencies: [String]?
    var productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, path, sources, resources
      case moduleName = "c99name"
      case kind = "type"
      case language = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }

    var isSwift: Bool {
      language == "SwiftTarget" && ["library", "executable", "test", "snippet"].contains(kind)
    }
  }

  struct Resource: Decodable {
    var path: String
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Dependency: Decodable {
    var kind: String
    /// The last part of the package's address, in small letters.
    var identity: String?
    /// The folder of a local package.
    var path: String?

    enum CodingKeys: String, CodingKey {
      case identity, path
      case kind = "type"
    }
  }

  var name: String
  /// The folder, without symbolic links.
  var path: String
  var dependencies: [Dependency]?
  var products: [Product]?
  var targets: [Target]

  var hasRemoteDependencies: Bool { dependencies?.contains { $0.path == nil } ?? false }

  /// Reads the output of SwiftPM, which can print notes before the description.
  init?(output: String) {
    guard let start = output.firstIndex(of: "{"),
      let read = try? JSONDecoder().decode(Self.self, from: Data(output[start...].utf8))
    else { return nil }
    self = read
  }
}

/// A target whose Swift code imports the framework, directly or through other targets.
struct ProjectTarget {
  var package: ProjectDescription
  var target: ProjectDescription.Target

  /// The absolute paths of the sources.
  var paths: [String] { target.sources.map { "\(package.path)/\(target.path)/\($0)" } }
}
