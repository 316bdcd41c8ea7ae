import AutoLayoutTool
import Foundation
import Graphics
import Testing

/// `autolayout animate` on documents for macOS, and changes of the appearance.
@MainActor
struct MacAnimateTests {
  /// A box that is as wide as the window less 40 points, one of a constant width, and one that is hidden.
  private static let xib = SampleMacXib.window(
    views: SampleMacXib.view("a", "20 250 360 30", element: "box")
      + SampleMacXib.view("b", "20 200 100 30", element: "box")
      + SampleMacXib.view("c", "20 150 50 30", element: "box", attributes: "hidden=\"YES\""),
    constraints: [
      SampleStoryboard.constraint("a-l", "a.leading = root.leading 20"),
      SampleStoryboard.constraint("a-t", "root.trailing = a.trailing 20"),
      SampleStoryboard.constraint("a-y", "a.top = root.top 20"),
      SampleStoryboard.constraint("a-h", "a.height = 30"),
      SampleStoryboard.constraint("b-l", "b.leading = root.leading 20"),
      SampleStoryboard.constraint("b-y", "b.top = a.bottom 20"),
      SampleStoryboard.constraint("b-h", "b.height = 30"),
      SampleStoryboard.constraint("b-w", "b.width = 100"),
      SampleStoryboard.constraint("c-l", "c.leading = root.leading 20"),
      SampleStoryboard.constraint("c-y", "c.top = b.bottom 20"),
      SampleStoryboard.constraint("c-h", "c.height = 30"),
      SampleStoryboard.constraint("c-w", "c.width = b.width"),
    ].joined(separator: "\n"))

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["animate", "-o", "o", "W.xib", "--curve", "linear", "--duration", "1"] + arguments,
      files: MemoryFiles(["W.xib": Self.xib]), documents: DesignDocuments())
  }

  private func svg(_ run: ToolRun) -> String {
    let name = run.files.contents.keys.sorted().first { $0.hasSuffix(".svg") }
    return String(decoding: name.flatMap { run.files.contents[$0] } ?? Data(), as: UTF8.self)
  }

  @Test(arguments: ["frames", "constraints"])
  func aWindowIsResized(strategy: String) {
    let run = run(
      "--to", "size=600x300", "--frames", "3", "--format", "svg", "--format", "strip", "--scale", "1",
      "--strategy", strategy)
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(run.output == "o/W-W-strip-600x300@1x.png\no/W-W-animation-600x300.svg\n")
    // The window's background in three frames.
    for width in [400, 500, 600] { #expect(svg(run).contains("L\(width) 0"), "\(width)") }
  }

  @Test func aConstantIsLedAndSaysWhatBreaks() {
    // c is as wide as b in both states and on the way; only b's own width is another one.
    let led = run("--to", "constant:b-w=200", "--frames", "5", "--format", "svg")
    #expect(led.status == .done && led.errors.contains("[broken-on-the-way]"))
    #expect(led.errors.split(separator: "\n").count == 1)
    let stepped = run(
      "--to", "constant:b-w=200", "--frames", "5", "--format", "svg", "--strategy", "constraints")
    #expect(stepped.status == .done && stepped.errors.isEmpty)
  }

  @Test func viewsFadeInAndOut() {
    let run = run("--to", "hidden=b,shown=c", "--frames", "3", "--format", "svg")
    #expect(run.status == .done)
    // Both at the half; one is drawn only before it, one only after it.
    let halves = svg(run).components(separatedBy: "opacity=\"0.5\"").count - 1
    #expect(halves == 2)
  }

  @Test func anAppearanceFadesIntoAnother() {
    let run = run("--from", "appearance=light", "--to", "appearance=dark", "--frames", "3", "--format", "svg")
    #expect(run.status == .done)
    #expect(svg(run).contains("attributeName=\"opacity\""))
    let plain = self.run("--to", "size=400x300", "--frames", "3", "--format", "svg", "--appearance", "dark")
    #expect(!svg(plain).contains("<animate"))
  }

  @Test(arguments: [
    ["device=retina4_7", "device"], ["orientation=landscape", "orientation"],
    ["text-size=extraLarge", "text size"], ["constant:zzz=1", "zzz"], ["hidden=zzz", "zzz"],
    ["appearance=grey", "light or dark"],
  ])
  func badInputIsReported(arguments: [String]) {
    let run = run("--to", arguments[0])
    #expect(run.status == .failed && run.errors.contains(arguments[1]) && run.output.isEmpty)
  }
}
