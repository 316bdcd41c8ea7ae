import AutoLayout
import CairoRenderer
import Foundation
import Graphics
import LayerTree
import LayoutReport
import SVGRenderer

/// Writes the pictures of one call of `animate`. Frames are drawn one after the other; no more than one is kept.
@MainActor
struct AnimationWriter {
  let command: AnimateCommand
  let frames: AnimationFrames
  let environment: ToolEnvironment
  /// The worst status so far.
  private(set) var status = ExitStatus.done
  private var namer = PictureNamer()
  private var cairo: CairoRenderer { environment.projectFonts.renderer }

  init(command: AnimateCommand, frames: AnimationFrames, environment: ToolEnvironment) {
    self.command = command
    self.frames = frames
    self.environment = environment
  }

  /// The largest number of frames in a row of a strip.
  private static let mostColumns = 5

  /// The number of frames per row, so that the rows are few and about equally long.
  private static func columns(for count: Int) -> Int {
    let rows = max(1, (count + mostColumns - 1) / mostColumns)
    return (count + rows - 1) / rows
  }

  mutating func write(_ scene: AnimatedScene) throws {
    let subject = Subject(
      scene: scene, name: scene.title ?? scene.identifier, scale: command.scale.map(\.value) ?? scene.scale)
    if command.moments.isEmpty {
      for format in AnimationFormat.allCases where command.formats.contains(format) {
        try write(subject, as: format)
      }
    } else {
      try writeMoments(of: subject)
    }
    try report(subject)
  }

  private struct Subject {
    let scene: AnimatedScene
    let name: String
    let scale: Double
  }

  // MARK: Formats

  private mutating func write(_ subject: Subject, as format: AnimationFormat) throws {
    switch format {
    case .strip:
      try write(subject, "strip", "png", Result { try strip(of: subject) })
    case .apng:
      try write(subject, "animation", "png", Result { try animatedPNG(of: subject) })
    case .svg:
      try write(subject, "animation", "svg", .success(animatedSVG(of: subject)))
    case .png: try writeFrames(of: subject)
    }
  }

  private func strip(of subject: Subject) throws -> Data {
    let (times, size) = (frames.times, subject.scene.size)
    let strip = FilmStrip(
      count: times.count, frameSize: StripFrame.size(for: size), columns: Self.columns(for: times.count))
    return try playing(subject) { picture in
      try cairo.png(of: strip, scale: subject.scale, background: FilmStrip.ground) { index in
        let drawing = picture(times[index])
        let screen = subject.scene.animation.shownSize
        return StripFrame(pictureSize: size, screenSize: screen, time: times[index]).displayList(of: drawing)
      }
    }
  }

  private func animatedPNG(of subject: Subject) throws -> Data {
    try playing(subject) { picture in
      var file = try AnimatedPNG(count: frames.times.count)
      for (index, time) in frames.times.enumerated() {
        let png = try cairo.png(of: picture(time), scale: subject.scale)
        try file.add(png, seconds: seconds(of: index))
      }
      return try file.finish()
    }
  }

  private func animatedSVG(of subject: Subject) -> Data {
    playing(subject) { picture in
      var file = AnimatedSVG(size: subject.scene.size, duration: command.duration.value + Self.rest)
      for time in frames.times { file.add(picture(time), at: time) }
      return Data(file.finish().utf8)
    }
  }

  /// Seconds for which the last frame stays before the animation restarts.
  private static let rest = 1.0

  private func seconds(of index: Int) -> Double {
    index == frames.times.count - 1 ? Self.rest : frames.secondsPerFrame
  }

  private mutating func writeFrames(of subject: Subject) throws {
    for (index, time) in frames.times.enumerated() {
      let digits = String(frames.times.count - 1).count
      let number = String(repeating: "0", count: max(0, digits - String(index).count)) + String(index)
      try writePNG(of: subject, at: time, "frame-\(number)")
    }
  }

  private mutating func writeMoments(of subject: Subject) throws {
    for moment in command.moments { try writePNG(of: subject, at: moment.value, "at-\(moment.value)") }
  }

  private mutating func writePNG(of subject: Subject, at time: Double, _ remark: String) throws {
    let picture = Result {
      try playing(subject) { try cairo.png(of: $0(time), scale: subject.scale) }
    }
    try write(subject, remark, "png", picture)
  }

  /// Plays the animation on a separate clock; `picture` draws it at a time, in ascending order.
  private func playing<Output>(
    _ subject: Subject, _ body: ((Double) -> DisplayList) throws -> Output
  ) rethrows -> Output {
    try AnimationClock.manual { clock in
      subject.scene.animation.begin()
      return try body { time in
        clock.advance(to: time)
        return subject.scene.picture(at: time)
      }
    }
  }

  private mutating func write(
    _ subject: Subject, _ remark: String, _ format: String, _ bytes: Result<Data, any Error>
  ) throws {
    let name = namer.name(
      for: PictureNamer.Subject(
        file: command.file, scene: subject.name, remarks: [remark], size: subject.scene.size,
        scale: format == "svg" ? nil : subject.scale, format: format))
    let path = command.output.hasSuffix("/") ? command.output + name : "\(command.output)/\(name)"
    do {
      try environment.files.write(bytes.get(), to: path)
    } catch {
      status = .failed
      let reason = (error as? FileError)?.message ?? "Not drawn: \(error)"
      let finding = LayoutFinding(severity: .error, code: "picture-not-written", message: reason)
      return try environment.standardError.write(FindingReport.text(finding, file: path))
    }
    try environment.standardOutput.write(path + "\n")
  }

  // MARK: The report

  private struct Miss {
    let constraint: LayoutConstraintBase
    var points: CGFloat
    var time: Double
  }

  /// Returns the constraints that are violated during the animation, each with its largest violation.
  private func report(_ subject: Subject) throws {
    for miss in misses(of: subject) {
      let points = CGFloat((miss.points * 10).rounded() / 10)
      let seconds = (miss.time * 1000).rounded() / 1000
      let finding = LayoutFinding(
        severity: .note, code: "broken-on-the-way",
        message:
          "Scene \(subject.name): \(ConstraintText.text(miss.constraint)) is off by up to \(points) points, at \(seconds) s",
        location: miss.constraint.creationSite)
      try environment.standardError.write(FindingReport.text(finding, file: command.file))
    }
  }

  private func misses(of subject: Subject) -> [Miss] {
    var worst: [Miss] = []
    var places: [ObjectIdentifier: Int] = [:]
    AnimationClock.manual { clock in
      subject.scene.animation.begin()
      for time in frames.times {
        clock.advance(to: time)
        for miss in subject.scene.animation.missedConstraints() {
          let id = ObjectIdentifier(miss.constraint)
          if let place = places[id] {
            guard worst[place].points < miss.points else { continue }
            (worst[place].points, worst[place].time) = (miss.points, time)
          } else {
            places[id] = worst.count
            worst.append(Miss(constraint: miss.constraint, points: miss.points, time: time))
          }
        }
      }
    }
    return worst
  }
}
