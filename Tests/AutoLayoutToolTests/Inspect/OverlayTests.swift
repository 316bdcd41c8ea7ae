import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct OverlayTests {
  /// The overlay's colours of required and of broken constraints, and of ambiguous views.
  private static let colors = (required: "#4f46e5", broken: "#d3172b", ambiguous: "#e07a00")

  private func svg(_ file: String, _ arguments: String...) throws -> String {
    let run = ToolRun(
      ["render", "Main.storyboard", "-o", "out", "--format", "svg"] + arguments,
      files: MemoryFiles(["Main.storyboard": try Repository.text(file)]), documents: DesignDocuments())
    let name = try #require(run.files.contents.keys.sorted().first { $0.hasSuffix(".svg") })
    return String(decoding: try #require(run.files.contents[name]), as: UTF8.self)
  }

  @Test func whatIsWrongIsDrawn() throws {
    let picture = try svg("Tests/Browser/Troubled.storyboard", "--overlay")
    // 400 wide between margins of 20 on 375 points is 65 too much; nothing says where "Loose" is across.
    #expect(picture.contains(">off by 65</text>"))
    #expect(picture.contains(">x ?</text>"))
    for color in [Self.colors.required, Self.colors.broken, Self.colors.ambiguous] {
      #expect(picture.contains(color))
    }
  }

  @Test func distancesAreReported() throws {
    let picture = try svg("Tests/Browser/Troubled.storyboard", "--overlay")
    for distance in [20, 40, 120] { #expect(picture.contains(">\(distance)</text>")) }
  }

  @Test func aSoundLayoutHasNothingInRed() throws {
    let picture = try svg("Examples/DatePickerForm/DatePickerForm.storyboard", "--overlay")
    #expect(picture.contains(Self.colors.required))
    #expect(!picture.contains(Self.colors.broken) && !picture.contains(Self.colors.ambiguous))
  }

  @Test func withoutTheFlagNothingIsDrawnOver() throws {
    let picture = try svg("Tests/Browser/Troubled.storyboard")
    #expect(!picture.contains(Self.colors.required) && !picture.contains("off by"))
  }

  /// The ground of the landscape that stands for a picture that is not here.
  private static let landscape = "#e3e8ef"

  /// A picture that is not here is drawn as a landscape, under the overlay as without it; a view without a picture has none.
  @Test(arguments: [("image=\"Harbour\"", true), ("", false)])
  func placeholdersOfPicturesStay(image: String, isDrawn: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("photo", "20 40 200 100", element: "imageView", attributes: image),
      constraints: SampleStoryboard.pinned("photo", 20, 40, 200, 100)
    ).replacingOccurrences(
      of: "</document>",
      with: "<resources><image name=\"Harbour\" width=\"200\" height=\"100\"/></resources></document>")
    for flags in [[], ["--overlay"]] {
      let run = ToolRun(
        ["render", "Main.storyboard", "-o", "out", "--format", "svg"] + flags,
        files: MemoryFiles(["Main.storyboard": document]), documents: DesignDocuments())
      let name = try #require(run.files.contents.keys.sorted().first { $0.hasSuffix(".svg") })
      let picture = String(decoding: try #require(run.files.contents[name]), as: UTF8.self)
      #expect(picture.lowercased().contains(Self.landscape) == isDrawn, "\(flags)")
      #expect(picture.contains(Self.colors.required) == !flags.isEmpty)
    }
  }
}
