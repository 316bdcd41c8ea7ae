import AutoLayout
import Foundation
import Testing

@testable import LayoutReport

struct JSONReportTests {
  @Test func lineHasTheDocumentedShape() {
    let expected =
      #"{"file":"Form.storyboard","platform":"iOS","scenes":[{"id":"BYZ-38-t0r","title":"Form","root":"#
      + #"{"id":"8bC-Xf-vdC","class":"UIView","frame":{"x":0,"y":0,"width":375,"height":667},"children":["#
      + #"{"id":"lbl-01-aaa","class":"UILabel","label":"Starts","#
      + #""frame":{"x":16,"y":20.5,"width":51,"height":20.333333333333332},"ambiguous":true,"#
      + #""line":12,"column":9,"children":[]},"#
      + #"{"id":null,"class":"UITextField","frame":{"x":0,"y":-7,"width":284,"height":34},"hidden":true,"#
      + #""children":[]}]}}],"diagnostics":[{"severity":"warning","code":"unsatisfiable","#
      + #""message":"The width cannot be both 100 and 200","file":"Form.storyboard","line":14,"column":11,"#
      + #""objects":["con-02-bbb","lbl-01-aaa"],"hint":"lower the priority of con-02-bbb"}]}"#
    #expect(JSONReport.line(Samples.form) == expected)
  }

  @Test func anUnreadableDocumentHasItsErrorAndNoScenes() {
    let expected =
      #"{"file":"bad.xib","platform":null,"scenes":[],"diagnostics":[{"severity":"error","#
      + #""code":"malformed-xml","message":"expected '<document>'","file":"bad.xib","line":2,"column":1,"#
      + #""objects":[],"hint":"save it in Xcode again"}],"error":"bad.xib:2:1: error: expected '<document>'"}"#
    #expect(JSONReport.line(Samples.unreadable) == expected)
  }

  @Test func arrayIsIndentedAndEndsWithALineBreak() {
    let document = DocumentSnapshot(file: "a.xib", platform: .macOS)
    let expected = """
      [
        {
          "file": "a.xib",
          "platform": "macOS",
          "scenes": [],
          "diagnostics": []
        }
      ]

      """
    #expect(JSONReport.array([document]) == expected)
    #expect(JSONReport.array([]) == "[]\n")
  }

  /// Any string must come back from a parser that is not ours.
  @Test func stringsSurviveFoundation() throws {
    let hostile = "\"\\/\u{0}\u{1F}\n\r\t\u{7F}\u{2028}é日本👩‍💻\u{202E}"
    let document = DocumentSnapshot(file: hostile, platform: .iOS)
    let parsed = try JSONSerialization.jsonObject(with: Data(JSONReport.line(document).utf8))
    let object = try #require(parsed as? [String: Any])
    #expect(object["file"] as? String == hostile)
  }

  @Test func tenThousandLevelsAreWritten() {
    let depth = 10_000
    let line = JSONReport.line(Samples.chain(depth: depth))
    #expect(line.components(separatedBy: #""children":["#).count - 1 == depth)
    #expect(line.hasSuffix(String(repeating: "]}", count: depth) + #"}],"diagnostics":[]}"#))
  }
}

struct NumberTextTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (375, "375"), (-7, "-7"), (20.5, "20.5"), (1.0 / 3, "0.3333333333333333"),
      (1e300, "1e+300"), (Double.leastNonzeroMagnitude, "5e-324"),
      (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func shortestReadsBack(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
    #expect(Double(text) == value)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nothingToWrite(value: Double) {
    #expect(NumberText.shortest(value) == nil)
  }

  @Test(
    arguments: [(20.333333, "20.33"), (-0.001, "0"), (41.5, "41.5"), (.infinity, "inf")] as [(Double, String)]
  )
  func briefRoundsToHundredths(value: Double, text: String) {
    #expect(NumberText.brief(value) == text)
  }
}
