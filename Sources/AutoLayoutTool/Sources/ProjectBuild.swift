import Foundation
import PangoText
import ProjectSources
import SourceRewriting
import iOSViews

/// Builds a package that imports UIKit or AppKit from rewritten copies of its sources. The package's folder stays as it is.
@MainActor
struct ProjectBuild {
  let environment: ToolEnvironment
  let swift: any SwiftStarting
  /// The folder of the package, absolute.
  let folder: String
  /// The folder for everything that is written.
  let scratch: String
  /// The folder of SwiftPM's products.
  let buildFolder: String
  /// The folder of this package.
  let library: String
  /// Nil to choose by the imports.
  let framework: ProjectFramework?
  /// Whether OpenCombine replaces Combine.
  let usesOpenCombine: Bool

  private var files: any FileAccess { environment.files }
  private var workspace: String { scratch + "/Project.xcworkspace" }
  private var pins: String { workspace + "/xcshareddata/swiftpm/Package.resolved" }
  private var supportFolder: String { scratch + "/" + SupportPackage.name }

  private func overlay(_ name: String) -> SourceOverlay {
    SourceOverlay(files: files, folder: "\(scratch)/\(name)", list: "\(scratch)/\(name).yaml")
  }

  /// The arguments that make SwiftPM read the files of an overlay. The workspace is where it keeps `Package.resolved`.
  private func arguments(_ overlay: SourceOverlay) -> [String] {
    [
      "--scratch-path", buildFolder, "--multiroot-data-file", workspace, "--manifest-cache", "none",
      "-Xbuild-tools-swiftc", "-vfsoverlay", "-Xbuild-tools-swiftc", overlay.list, "-Xswiftc", "-vfsoverlay",
      "-Xswiftc", overlay.list,
    ]
  }

  /// Prepares the overlay and runs a command of SwiftPM.
  ///
  /// - Returns: the status of `swift`.
  func run(_ command: String, options: [String]) throws -> Int32 {
    let project = try prepare(options)
    var variables = fontVariables
    if command == "test", project.hasHostedTests { variables[UIDevice.testHostVariable] = "1" }
    let status = swift.run(
      [command] + arguments(overlay("rewritten")) + discovery(for: command) + options, in: folder,
      variables: variables)
    guard let status else { throw Self.withoutSwift }
    return status
  }

  /// The variables that make programs and tests measure and draw texts with real fonts, the package's own among them.
  private var fontVariables: [String: String] {
    let fonts = ProjectFontSearch().fonts(ofPackage: folder, in: files)
    return [
      ProcessFonts.measurerVariable: ProcessFonts.measurerName,
      ProcessFonts.fontsVariable: fonts.filter { !$0.contains(":") }.joined(separator: ":"),
    ]
  }

  /// The option by which tests are found although a file lists them for Linux, as packages before Swift 5.4 had it.
  /// SwiftPM finds the file in any folder above those of tests.
  private func discovery(for command: String) -> [String] {
    let hasList = ["/Tests/LinuxMain.swift", "/LinuxMain.swift"].contains { files.exists(folder + $0) }
    return command != "run" && hasList ? ["--enable-test-discovery"] : []
  }

  private static let withoutSwift = ToolFailure(
    message: "swift cannot be started: install Swift, or add its folder to PATH")

  // MARK: Preparation

  private func prepare(_ options: [String]) throws -> LoadedProject {
    let root = try describe(folder)
    var packages = [root]
    try writeWorkspace(for: root)
    addLocalDependencies(of: root, to: &packages)
    if packages.contains(where: \.hasRemoteDependencies) { packages += try resolvedDependencies(packages) }
    let project = LoadedProject(
      packages, files: files, chosen: framework, usesOpenCombine: usesOpenCombine)
    guard let rewriting = project.rewritten() else {
      throw ToolFailure(message: "this program cannot read Swift: build it with --traits Tool,Sources")
    }
    var texts = try manifests(of: project)
    for source in rewriting.sources { texts[source.path] = source.text }
    let changed = try overlay("rewritten").write(texts)
    try copyResources(project.resources.loose, options)
    ObjectFiles(files: files, folder: buildFolder).remove(for: Set(changed), of: project.targets)
    try reportTargetsInObjectiveC(of: project)
    for diagnostic in rewriting.diagnostics { try environment.standardError.write("\(diagnostic)\n") }
    return project
  }

  /// Puts files beside the program, where bundles of targets without resources look for them.
  private func copyResources(_ paths: [String], _ options: [String]) throws {
    guard !paths.isEmpty else { return }
    let configuration = options.firstIndex { ["-c", "--configuration"].contains($0) }.map {
      options[$0...].prefix(2)
    }
    let found = swift.output(
      ["build", "--show-bin-path"] + arguments(overlay("rewritten")) + (configuration ?? []), in: folder)
    guard let found, found.status == 0, let line = found.output.split(separator: "\n").last,
      line.hasPrefix("/")
    else { return }
    for path in paths {
      let target = "\(line)/\(path.split(separator: "/").last ?? "")"
      guard files.isFolder(path) else {
        try writeIfChanged(files.read(path), to: target)
        continue
      }
      for file in try files.files(under: path).sorted() where !files.isFolder("\(path)/\(file)") {
        try writeIfChanged(files.read("\(path)/\(file)"), to: "\(target)/\(file)")
      }
    }
  }

  private func reportTargetsInObjectiveC(of project: LoadedProject) throws {
    for package in project.packages {
      for target in project.objectiveCTargets(of: package) {
        try environment.standardError.write(
          "\(package.path)/\(target.path): warning: \"\(target.name)\" is left out: it is in Objective-C, "
            + "and no Swift code imports it\n")
      }
    }
  }

  private func describe(_ folder: String) throws -> ProjectDescription {
    let arguments = ["package", "--scratch-path", scratch + "/describe", "describe", "--type", "json"]
    guard let outcome = swift.output(arguments, in: folder) else { throw Self.withoutSwift }
    guard outcome.status == 0, let description = ProjectDescription(output: outcome.output) else {
      throw ToolFailure(message: "\(folder): the package cannot be read\n\(outcome.errors)")
    }
    return description
  }

  /// SwiftPM keeps the plan of another package whose targets have the same names, and compiles that package.
  private func forgetPlans() {
    for system in files.names(in: buildFolder) {
      for configuration in files.names(in: "\(buildFolder)/\(system)") {
        try? files.remove("\(buildFolder)/\(system)/\(configuration)/description.json")
      }
    }
  }

  private func manifests(of project: LoadedProject) throws -> [String: String] {
    let support = SupportPackage(
      library: library, framework: project.framework, usesOpenCombine: usesOpenCombine)
    for (path, text) in support.files { try writeIfChanged(text, to: "\(supportFolder)/\(path)") }
    return try project.manifests(dependingOn: supportFolder, files: files)
  }

  private func writeWorkspace(for project: ProjectDescription) throws {
    let place = project.path.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"", with: "&quot;")
    let contents = "<Workspace version=\"1.0\"><FileRef location=\"absolute:\(place)\"/></Workspace>\n"
    let original = scratch + "/original.resolved"
    if try writeIfChanged(contents, to: workspace + "/contents.xcworkspacedata") {
      forgetPlans()
      for path in [original, pins] { try? files.remove(path) }
    }
    // SwiftPM does not make the folder.
    try writeIfChanged(
      "The versions of dependencies are here.\n", to: workspace + "/xcshareddata/swiftpm/README")
    guard let pinned = try? files.read(project.path + "/Package.resolved"),
      (try? files.read(original)) != pinned
    else { return }
    try files.write(pinned, to: original)
    try files.write(pinned, to: pins)
  }

  @discardableResult
  private func writeIfChanged(_ text: String, to path: String) throws -> Bool {
    try writeIfChanged(Data(text.utf8), to: path)
  }

  /// - Returns: whether it had to be written.
  @discardableResult
  private func writeIfChanged(_ bytes: Data, to path: String) throws -> Bool {
    guard (try? files.read(path)) != bytes else { return false }
    try files.write(bytes, to: path)
    return true
  }

  // MARK: Dependencies

  /// Adds the packages that are folders next to the project or in it.
  private func addLocalDependencies(of package: ProjectDescription, to packages: inout [ProjectDescription]) {
    for path in (package.dependencies ?? []).compactMap(\.path)
    where !packages.contains(where: { $0.path == path }) {
      guard let found = try? describe(path) else { continue }
      packages.append(found)
      addLocalDependencies(of: found, to: &packages)
    }
  }

  /// The packages among the dependencies that use a framework, after all were resolved.
  private func resolvedDependencies(_ packages: [ProjectDescription]) throws -> [ProjectDescription] {
    let overlay = overlay("resolving")
    let project = LoadedProject(packages, files: files, chosen: framework)
    _ = try overlay.write(manifests(of: project))
    guard let outcome = swift.output(["package"] + arguments(overlay) + ["resolve"], in: folder) else {
      throw Self.withoutSwift
    }
    guard outcome.status == 0 else {
      throw ToolFailure(message: "the dependencies cannot be resolved\n\(outcome.errors)")
    }
    // Checkouts of a package that was built before in the same folder can be left.
    let pinned = (try? files.read(pins)).flatMap(PinnedPackages.init)?.identities ?? []
    let checkouts = files.names(in: buildFolder + "/checkouts").filter { pinned.contains($0.lowercased()) }
    return checkouts.sorted().map { "\(buildFolder)/checkouts/\($0)" }.filter(usesFramework).compactMap {
      try? describe($0)
    }
  }

  private func usesFramework(_ package: String) -> Bool {
    let paths = (try? files.files(under: package)) ?? []
    return paths.contains { path in
      guard path.hasSuffix(".swift"), let bytes = try? files.read("\(package)/\(path)") else { return false }
      return ProjectFramework(importedIn: [String(decoding: bytes, as: UTF8.self)]) != nil
    }
  }
}
