import ArgumentParser
import AutoLayout
import DocumentInflation
import Foundation
import LayerTree
import LayoutReport
import iOSViews

/// `autolayout animate`: draws a document's animation from one state to another.
struct AnimateCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract:
      "Draw the transition between two states of a storyboard or xib, such as a rotation of the device.",
    discussion: """
      Prints the path of each picture. Matches the views of both states by their ids. On standard error it lists the \
      constraints that are violated during the transition, each with its largest violation. Texts and images are those \
      of the second state from the start.

      A state is a list such as device=retina4_0,orientation=landscape,text-size=extraLarge,constant:abc-12-xyz=20,\
      hidden=def-34-uvw. Settings that it does not name stay as the document was saved. Documents for macOS have windows: \
      size=600x400 instead of a device, an orientation or a text size.
      """)

  @Argument(
    help: "A storyboard or xib; - for standard input.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String

  @Option(
    name: .customLong("from"),
    help: "The first state: \(DocumentState.help). Repeat it or separate by commas.",
    transform: DocumentState.init(parsing:))
  var starts: [DocumentState] = []

  @Option(
    name: .customLong("to"), help: "The second state, in the same syntax as --from.",
    transform: DocumentState.init(parsing:))
  var ends: [DocumentState]

  @Option(name: .shortAndLong, help: "The folder for the pictures. It is created if it does not exist.")
  var output: String

  @Option(
    name: .customLong("format"),
    help: """
      strip for all frames in one PNG, apng for an animated PNG, svg for an animated SVG, png for one PNG per frame. \
      Repeat it for several.
      """)
  var formats: [AnimationFormat] = [.strip]

  @Option(help: "The duration in seconds.", transform: AnimationSeconds.init(parsing:))
  var duration = AnimationSeconds(0.3)

  @Option(help: "easeInOut, easeIn, easeOut or linear.")
  var curve: CurveChoice = .easeInOut

  @Option(help: "The number of frames, including the first and the last.")
  var frames = 10

  @Option(
    name: .customLong("at"), help: "Draw one PNG at this second instead. Repeat it for several.",
    transform: AnimationSeconds.init(parsing:))
  var moments: [AnimationSeconds] = []

  @Option(
    help: """
      frames: interpolates the frames of both layouts, as Core Animation does. constraints: changes constants and the \
      screen's size step by step, and lays out each step.
      """)
  var strategy: SceneStrategy = .frames

  @Option(help: "The title or id of a scene (default: all scenes).")
  var scene: String?

  @Option(
    help: "Pixels per point of PNG files (default: the device's).", transform: PictureScale.init(parsing:))
  var scale: PictureScale?

  @Option(help: "light or dark, if a state does not set it.")
  var appearance: Appearance = .light

  @Option(help: "The source of content sizes: measured now, or recorded in the document when it was saved.")
  var metrics: DesignDocument.Metrics = .measured

  @OptionGroup var fonts: FontOptions

  var fontPaths: [String] { fonts.paths }

  private func check() throws {
    guard duration.value > 0 else { throw ValidationError("--duration has to be above 0 seconds") }
    if let late = moments.first(where: { $0.value > duration.value }) {
      throw ValidationError("--at \(late.value) is after the end at \(duration.value) seconds")
    }
  }

  private func times() throws -> AnimationFrames {
    do {
      return try AnimationFrames(duration: duration.value, count: frames)
    } catch {
      throw ValidationError("--frames: \(error)")
    }
  }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    try check()
    let times = try times()
    do {
      return try environment.withFonts(of: file) {
        let scenes = try environment.reportingLoops(in: file) { try open(in: environment) }
        var writer = AnimationWriter(command: self, frames: times, environment: environment)
        for scene in scenes { try writer.write(scene) }
        return writer.status
      }
    } catch let unreadable as UnreadableDocument {
      try environment.standardError.write(FindingReport.text(unreadable.finding, file: file))
      return .failed
    }
  }

  // MARK: Documents

  /// The scenes that both states have, in the document's order.
  private func open(in environment: ToolEnvironment) throws -> [AnimatedScene] {
    let states = (start: whole(starts), end: whole(ends))
    let (start, end) = (try open(states.start, in: environment), try open(states.end, in: environment))
    try environment.reportFindings(of: start.snapshot())
    let looks = SceneLooks(
      start: states.start.appearance ?? appearance, end: states.end.appearance ?? appearance)
    let way = SceneWay(strategy: strategy, duration: duration.value, curve: curve, looks: looks)
    let scenes = start.scenes(to: end, way).filter {
      scene == nil || $0.identifier == scene || $0.title == scene
    }
    guard !scenes.isEmpty else {
      throw ToolFailure(
        message: scene.map { "\(file) has no scene \($0)" } ?? "\(file) has no scene with a view")
    }
    return scenes
  }

  private func whole(_ states: [DocumentState]) -> DocumentState {
    states.reduce(into: DocumentState()) { $0.add($1) }
  }

  private func open(
    _ state: DocumentState, in environment: ToolEnvironment
  ) throws -> any AnimatedDocument {
    let opened = try environment.open(file, variant: state.variant, metrics: metrics)
    guard let document = opened as? any AnimatedDocument else {
      throw ToolFailure(message: "\(file) cannot be animated")
    }
    if let setting = document.meaningless(in: state.variant) {
      throw ToolFailure(message: "\(file) is a document for macOS, which has no \(setting)")
    }
    for change in state.changes where !document.apply(change) {
      throw ToolFailure(message: "\(file) has no \(change.words)")
    }
    return document
  }
}

extension SceneStrategy: ExpressibleByArgument {}

extension SceneChange {
  fileprivate var words: String {
    switch self {
    case .constant(let id, _): "constraint with the id \(id)"
    case .hidden(let id, _): "view with the id \(id)"
    }
  }
}
