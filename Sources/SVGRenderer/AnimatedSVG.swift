import Foundation
import Graphics

/// Frames as one SVG that plays repeatedly in a browser (SMIL, in SVG 1.1's chapter on animation). Programs without
/// animation show the first frame.
///
/// Frames that differ only in numbers and colours become one picture with animated attributes, which the browser
/// interpolates smoothly. If other content changes, such as a text, or if an object rotates, another picture replaces
/// the previous one. Sanitised pages, such as code reviews, may show only the first frame.
public struct AnimatedSVG {
  private let size: CGSize
  private let duration: Double
  private let background: Color?
  private let identifierPrefix: String
  private var pictures: [MovingPicture] = []

  /// - Parameters:
  ///   - size: of every frame, in points.
  ///   - duration: seconds from the first frame to the restart; above 0.
  ///   - background: the colour behind every frame; nil for none.
  public init(
    size: CGSize, duration: Double, background: Color? = .white, identifierPrefix: String = ""
  ) {
    self.size = size
    self.duration = duration > 0 && duration.isFinite ? duration : 1
    self.background = background
    self.identifierPrefix = identifierPrefix
  }

  /// Adds a frame that is shown at a time; times must ascend.
  public mutating func add(_ list: DisplayList, at seconds: Double) {
    let time = min(1, max(0, seconds / duration))
    if let index = pictures.indices.last, pictures[index].add(text(of: list, picture: index), at: time) {
      return
    }
    pictures.append(MovingPicture(text(of: list, picture: pictures.count), at: time))
  }

  /// The elements of a frame. Names of definitions begin with the number of the picture, from the second one on.
  private func text(of list: DisplayList, picture: Int) -> String {
    let own = picture == 0 ? "" : "\(picture)-"
    var writer = SVGWriter(identifierPrefix: identifierPrefix + own)
    writer.depth = 2
    writer.draw(list.commands)
    return writer.takeText()
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
    for index in pictures.indices { text += element(of: index) }
    return text + "</svg>\n"
  }

  private func element(of index: Int) -> String {
    let isFirst = index == 0
    let end = index + 1 < pictures.count ? pictures[index + 1].start : nil
    let content = pictures[index].text(seconds: number(duration), number: number)
    guard !isFirst || end != nil else { return " <g>\n\(content) </g>\n" }
    var (values, times) = ([String](), [String]())
    if !isFirst { (values, times) = (["hidden"], ["0"]) }
    values.append("visible")
    times.append(isFirst ? "0" : number(pictures[index].start))
    if let end {
      values.append("hidden")
      times.append(number(end))
    }
    return """
       <g visibility="\(isFirst ? "visible" : "hidden")">
        <animate attributeName="visibility" calcMode="discrete" values="\(values.joined(separator: ";"))" \
      keyTimes="\(times.joined(separator: ";"))" dur="\(number(duration))s" repeatCount="indefinite"/>
      \(content) </g>

      """
  }

  /// Six decimals distinguish the frames of the longest animations.
  private func number(_ number: Double) -> String { String(format: "%.6f", number) }
}
