import Foundation
import ProjectSources

/// An app on disk, with or without a project of Xcode.
@MainActor
struct AppFolder {
  let folder: String
  private let files: any FileAccess
  /// The only project to read; nil for all in the folder.
  private let project: String?

  /// - Parameter path: a folder, or a `.xcodeproj` in it.
  init(path: String, files: any FileAccess) {
    self.files = files
    let isProject = path.hasSuffix(Self.projectEnd)
    let parts = path.split(separator: "/")
    project = isProject ? parts.last.map(String.init) : nil
    folder = isProject ? "/" + parts.dropLast().joined(separator: "/") : path
  }

  private static let projectEnd = ".xcodeproj"

  /// - Parameter framework: the one whose targets to take if there are targets of both; nil for UIKit.
  func plan(framework: ProjectFramework? = nil) throws -> PackagePlan {
    guard files.isFolder(folder) else { throw FileError.notFound }
    let listing = try ProjectFolder(folder, files: files)
    let imports = imports(of: listing)
    let name = folder.split(separator: "/").last.map(String.init) ?? "App"
    let projects = try projects(in: listing)
    var app: AppTargets
    if projects.isEmpty {
      app = FolderTargets(folder: listing, name: ProjectPath.module(name), imports: imports).targets
    } else {
      app = XcodeTargets(folder: listing, projects: projects).targets
      app.packages += localPackages(of: app)
    }
    for dependency in otherDependencies {
      if let library = SnapshotDependency.all.first(where: { $0.names.contains(dependency.name) }) {
        library.add(to: &app, imports: imports)
      } else {
        app.leftOut.append(dependency)
      }
    }
    let plan = PackagePlanner(folder: listing, name: name, imports: imports, framework: framework ?? .uiKit)
      .plan(for: app)
    guard !plan.targets.isEmpty else { throw ToolFailure(message: "\(folder): no target with code in Swift") }
    return plan
  }

  /// The packages in folders of the project that have products which targets use and no known package has.
  private func localPackages(of app: AppTargets) -> [XcodeProject.Package] {
    let known = Set(app.packages.flatMap(\.products))
    var missing = Set(app.targets.flatMap(\.packageProducts)).subtracting(known)
    return app.localFolders.compactMap { path in
      guard !missing.isEmpty, let bytes = try? files.read("\(folder)/\(path)/Package.swift") else {
        return nil
      }
      let manifest = String(decoding: bytes, as: UTF8.self)
      let products = missing.filter { manifest.contains("\"\($0)\"") }.sorted()
      missing.subtract(products)
      return products.isEmpty ? nil : XcodeProject.Package(location: .local(path: path), products: products)
    }
  }

  private func imports(of listing: ProjectFolder) -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for path in listing.paths where ProjectFolder.use(of: path) == .source {
      guard let bytes = try? files.read("\(folder)/\(path)") else { continue }
      imports[path] = ImportLines.modules(in: String(decoding: bytes, as: UTF8.self))
    }
    return imports
  }

  /// Those directly in the folder, or else those below it.
  private func projects(in listing: ProjectFolder) throws -> [(path: String, project: XcodeProject)] {
    var paths = listing.paths.filter { $0.hasSuffix(Self.projectEnd) }
    if let project {
      paths = paths.filter { $0 == project }
      guard !paths.isEmpty else { throw FileError.notFound }
    } else if paths.contains(where: { !$0.contains("/") }) {
      paths = paths.filter { !$0.contains("/") }
    }
    return try paths.map { path in
      let file = "\(folder)/\(path)/project.pbxproj"
      do {
        return (path, try XcodeProject(try files.read(file)))
      } catch let error as XcodeProjectError {
        throw ToolFailure(message: "\(file): \(error)")
      } catch let error as FileError {
        throw ToolFailure(message: "\(file): \(error.message)")
      }
    }
  }

  /// Dependencies by tools that SwiftPM does not know.
  private var otherDependencies: [LeftOutPart] {
    [("Podfile", "a pod"), ("Cartfile", "a dependency of Carthage")].flatMap {
      name, reason -> [LeftOutPart] in
      guard let bytes = try? files.read("\(folder)/\(name)") else { return [] }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.compactMap { line in
        line.firstMatch(of: /^\s*(?:pod|github|git)\s+["']([^"']+)["']/).map {
          LeftOutPart(name: String($0.1), reason: reason)
        }
      }
    }
  }
}
