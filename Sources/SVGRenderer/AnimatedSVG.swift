import Foundation
import Graphics

/// Frames as one SVG that plays in a browser, again and again: each frame is shown for its time (SMIL, in SVG 1.1's chapter
/// on animation). What does not animate shows the first frame.
///
/// Frames that look like the one before are not written again. Sanitised pages, such as code reviews, may show the first
/// frame only.
public struct AnimatedSVG {
  private struct Frame {
    var start: Double
    /// The text's place among ``pieces``.
    var text: String
  }

  private let size: CGSize
  private let duration: Double
  private let background: Color?
  private var writer: SVGWriter
  private var last: DisplayList?
  private var frames: [Frame] = []

  /// - Parameters:
  ///   - size: of every frame, in points.
  ///   - duration: seconds from the first frame to the start over; above 0.
  ///   - background: behind every frame; nil for nothing.
  public init(
    size: CGSize, duration: Double, background: Color? = .white, identifierPrefix: String = ""
  ) {
    self.size = size
    self.duration = duration > 0 && duration.isFinite ? duration : 1
    self.background = background
    writer = SVGWriter(identifierPrefix: identifierPrefix)
    writer.depth = 2
  }

  /// Adds a frame that is shown from a time on, until the next one; times rise.
  public mutating func add(_ list: DisplayList, at seconds: Double) {
    guard list != last else { return }
    last = list
    writer.draw(list.commands)
    frames.append(Frame(start: min(1, max(0, seconds / duration)), text: writer.takeText()))
  }

  /// The document.
  public func finish() -> String {
    let (width, height) = (size.width.decimalText, size.height.decimalText)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">

      """
    if let background {
      text += #" <rect width="\#(width)" height="\#(height)"\#(background.paint("fill"))/>"# + "\n"
    }
    for index in frames.indices { text += element(of: index) }
    return text + "</svg>\n"
  }

  private func element(of index: Int) -> String {
    let isFirst = index == 0
    let end = index + 1 < frames.count ? frames[index + 1].start : nil
    guard !isFirst || end != nil else { return " <g>\n\(frames[index].text) </g>\n" }
    var (values, times) = ([String](), [String]())
    if !isFirst { (values, times) = (["hidden"], ["0"]) }
    values.append("visible")
    times.append(isFirst ? "0" : text(frames[index].start))
    if let end {
      values.append("hidden")
      times.append(text(end))
    }
    return """
       <g visibility="\(isFirst ? "visible" : "hidden")">
        <animate attributeName="visibility" calcMode="discrete" values="\(values.joined(separator: ";"))" \
      keyTimes="\(times.joined(separator: ";"))" dur="\(text(duration))s" repeatCount="indefinite"/>
      \(frames[index].text) </g>

      """
  }

  /// Six decimals tell the frames of the longest animations apart.
  private func text(_ number: Double) -> String { String(format: "%.6f", number) }
}
