import AutoLayoutTool
import Foundation
import Graphics
import Testing

/// `autolayout animate` on small storyboards in memory. Sizes: the document's iPhone 8 has 375 × 667 points with two pixels
/// a point; turned, 667 × 375.
@MainActor
struct AnimateCommandTests {
  private static let storyboard = SampleStoryboard.text(
    views: SampleStoryboard.view(
      "a", "20 40 100 10",
      content:
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    )
      + SampleStoryboard.view("b", "20 100 50 10"),
    constraints: SampleStoryboard.pinned("a", 20, 40, 100, 10) + "\n"
      + [
        SampleStoryboard.constraint("b-x", "b.leading = root.leading 20"),
        SampleStoryboard.constraint("b-y", "b.top = root.top 100"),
        SampleStoryboard.constraint("b-h", "b.height = 10"),
        SampleStoryboard.constraint("b-w", "b.width <= 60"),
        SampleStoryboard.constraint("b-a", "b.width = a.width", "priority=\"750\""),
      ].joined(separator: "\n"))

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["animate", "-o", "o", "M.storyboard"] + arguments,
      files: MemoryFiles(["M.storyboard": Self.storyboard]), documents: DesignDocuments())
  }

  private func number(_ data: Data?, at place: Int) -> Int {
    (data ?? Data()).dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func aTurnOfTheDevice() {
    let run = run(
      "--to", "orientation=landscape", "--frames", "3", "--scale", "0.5", "--format", "strip", "--format",
      "apng", "--format", "svg", "--format", "png")
    let stem = "o/M-vc-"
    let frames = (0..<3).map { "\(stem)frame-\($0)-667x667@0.5x.png" }
    #expect(run.status == .done)
    #expect(
      run.output
        == ([
          "\(stem)strip-667x667@0.5x.png", "\(stem)animation-667x667@0.5x.png",
          "\(stem)animation-667x667.svg",
        ] + frames).joined(separator: "\n") + "\n")
    let strip = run.files.contents["\(stem)strip-667x667@0.5x.png"]
    // Three frames of 667 points and gaps of 8 before, between and after: 2,033 points, half as many pixels.
    #expect(number(strip, at: 16) == 1017)
    let animation = run.files.contents["\(stem)animation-667x667@0.5x.png"]
    #expect(animation?.range(of: Data("acTL".utf8)) != nil)
    let svg = String(decoding: run.files.contents["\(stem)animation-667x667.svg"] ?? Data(), as: UTF8.self)
    // Both orientations show the same views at the same places here.
    #expect(svg.contains("<svg") && !svg.contains("<animate"))
  }

  /// At most five frames stand in a row; six stand in two rows of three.
  @Test func rowsOfStripsAreEquallyLong() {
    let run = run("--to", "orientation=landscape", "--frames", "6", "--scale", "0.5", "--format", "strip")
    let strip = run.files.contents["o/M-vc-strip-667x667@0.5x.png"]
    #expect(number(strip, at: 16) == 1017)
    // Two frames of 667 points with 20 for the time, and three gaps of 8: 1,398 points.
    #expect(number(strip, at: 20) == 699)
  }

  @Test func aConstantIsLedAndSaysWhatBreaks() {
    let run = run(
      "--to", "constant:a-w=20", "--curve", "linear", "--frames", "5", "--format", "svg", "--duration", "1")
    #expect(run.status == .done)
    // b is 60 wide at first, as its limit lets it, and 20 at the end: halfway 40, where a is 60.
    #expect(run.errors.contains("[broken-on-the-way]"))
    #expect(run.errors.contains("UIView (b).width = UIView (a).width"))
    let stepped = self.run(
      "--to", "constant:a-w=20", "--curve", "linear", "--frames", "5", "--format", "svg", "--strategy",
      "constraints")
    #expect(stepped.status == .done && !stepped.errors.contains("broken-on-the-way"))
  }

  @Test func framesOnTheWayHaveTheirWidths() {
    let run = run(
      "--to", "constant:a-w=20", "--curve", "linear", "--frames", "3", "--format", "svg", "--duration", "1")
    let svg = String(decoding: run.files.contents["o/M-vc-animation-375x667.svg"] ?? Data(), as: UTF8.self)
    // The box of a in its own coordinates: from the corner to the right, in points.
    for width in [100, 60, 20] { #expect(svg.contains("M0 0 L\(width) 0"), "\(width)") }
  }

  @Test func momentsAndVisibility() {
    let run = run("--to", "hidden=a", "--at", "0.1", "--at", "0.2", "--scale", "1")
    #expect(run.output == "o/M-vc-at-0.1-375x667@1x.png\no/M-vc-at-0.2-375x667@1x.png\n")
  }

  @Test(arguments: [
    ["--to", "orientation=landscape", "--duration", "nan"],
    ["--to", "orientation=landscape", "--duration", "-1"],
    ["--to", "orientation=landscape", "--duration", "0"], ["--to", "orientation=landscape", "--frames", "1"],
    ["--to", "orientation=landscape", "--frames", "1000000"], ["--to", "orientation=landscape", "--at", "9"],
    ["--to", "orientation=sideways"], ["--to", "colour=red"], ["--to", "device"], ["--to", "device=nokia"],
    ["--to", "constant:a-w=nan"], ["--to", "constant:a-w=1e300"], ["--to", "constant:zzz=1"],
    ["--to", "hidden=zzz"], ["--to", "orientation=landscape", "--scene", "none"],
    ["--to", "orientation=landscape", "--curve", "bouncy"], [],
  ])
  func badInputIsReported(arguments: [String]) {
    let run = ToolRun(
      ["animate", "-o", "o", "M.storyboard"] + arguments,
      files: MemoryFiles(["M.storyboard": Self.storyboard]), documents: DesignDocuments())
    #expect(run.status == .failed && run.errors.contains("rror") && run.output.isEmpty)
  }

  @Test func picturesBeyondTheCapAreReported() {
    let run = run(
      "--to", "size=9000x9000", "--frames", "20", "--scale", "10", "--format", "strip")
    #expect(run.status == .failed && run.errors.contains("[picture-not-written]"))
  }

  @Test func unreadableDocumentsAreReported() {
    let run = ToolRun(
      ["animate", "-o", "o", "gone.xib", "--to", "orientation=landscape"], files: MemoryFiles(),
      documents: DesignDocuments())
    #expect(run.status == .failed && run.errors.contains("No such file"))
  }
}
