import DocumentMerging
import Foundation
import Testing

/// Two versions on one canvas. The expected texts are made by hand.
struct CanvasAlignmentTests {
  private typealias Sample = SampleDocument

  private func aligned(_ former: String, _ document: String) throws -> (former: String, document: String) {
    let both = try CanvasAlignment(former: Data(former.utf8), document: Data(document.utf8))
    return (String(decoding: both.former, as: UTF8.self), String(decoding: both.document, as: UTF8.self))
  }

  private static let tools = TextEdit("toolsVersion=\"14460.31\"", "toolsVersion=\"22155\"")
  private static let canvas = [
    TextEdit("retina4_7", "retina6_1"),
    TextEdit("width=\"375\" height=\"667\"", "width=\"414\" height=\"896\""),
    TextEdit("width=\"343\"", "width=\"382\""),
  ]

  @Test func theRulesOfTheNewerXcodeCount() throws {
    let newer = Sample.text.edited([Self.tools])
    #expect(try aligned(Sample.text, newer) == (newer, newer))
    #expect(try aligned(newer, Sample.text) == (newer, newer))
    #expect(try aligned(Sample.text, Sample.text) == (Sample.text, Sample.text))
  }

  @Test func theCanvasOfTheLaterVersionCounts() throws {
    let later = Sample.text.edited(Self.canvas)
    #expect(try aligned(Sample.text, later) == (later, later))
    #expect(try aligned(later, Sample.text) == (Sample.text, Sample.text))
  }

  @Test func decisionsStayOnTheOtherCanvas() throws {
    let decided = TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\"")
    let later = Sample.text.edited(Self.canvas + [decided, TextEdit(Sample.name, "text=\"A\"")])
    #expect(try aligned(Sample.text, later).former == Sample.text.edited(Self.canvas))
  }

  @Test func aCanvasThatOneVersionLacksComesOrGoes() throws {
    let device =
      "<device id=\"retina4_7\" orientation=\"portrait\">\n        <adaptation id=\"fullscreen\"/>\n    </device>"
    let without = Sample.text.edited([.delete("    " + device + "\n")])
    let with = try aligned(without, Sample.text).former
    #expect(
      with
        == without.replacing(
          "initialViewController=\"con-tr-oll\">", with: "initialViewController=\"con-tr-oll\">" + device))
    #expect(try aligned(Sample.text, without).former == Sample.text.replacing(device, with: ""))
  }
}
