import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import AutoLayoutTesting
@testable import LayoutExpectations

@MainActor
struct DocumentExpectationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func document(_ path: String) -> LayoutDocument {
    LayoutDocument(Self.root.appendingPathComponent(path).path)
  }

  /// The storyboard's view of 400 points between margins on 375, and one without a place.
  @Test func aTroubledStoryboardFails() throws {
    let messages = failures { expectSoundLayout(of: document("Tests/Browser/Troubled.storyboard")) }
    let message = try #require(messages.first)
    #expect(message.contains("contradict each other by 65 points"))
    #expect(message.contains("Nothing determines x of ") && message.contains("Troubled.storyboard:"))
  }

  @Test func aSoundStoryboardPasses() {
    expectSoundLayout(
      of: document("Examples/DatePickerForm/DatePickerForm.storyboard"),
      on: LayoutMatrix(
        devices: [.iPhone8, .iPhone15], directions: [.leftToRight, .rightToLeft], textSizes: [.large]),
      checks: [.conflicts, .ambiguity])
  }

  @Test func languagesNeedTexts() {
    let journal = document("Examples/Fieldnotes/Base.lproj/Main.storyboard")
    expectNoConflicts(in: journal, on: LayoutMatrix(languages: ["de", "ar"]))
    let messages = failures { expectNoConflicts(in: journal, on: LayoutMatrix(languages: ["tlh"])) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("There are no texts in tlh for ") == true)
  }

  @Test func missingAndBrokenDocumentsFail() {
    #expect(
      failures { expectNoConflicts(in: document("Missing.xib")) }.first?.contains("There is no file") == true)
    let source = document("Package.swift")
    #expect(failures { expectNoConflicts(in: source) }.first?.contains("Package.swift:1:") == true)
  }

  @Test func pagesAreNamedByTheLine() {
    let site = TestSite("Suite/LoginTests.swift", "/src/LoginTests.swift", 42, 5)
    let folder = FailurePage.folder(named: nil)
    #expect(folder.lastPathComponent == "AutoLayoutReports")
    #expect(FailurePage.folder(named: "out/pages").path.hasSuffix("out/pages"))
    let paths = (0..<2).map { _ in
      if case .written(let path) = FailurePage.write("<p>", at: site) { return path }
      return ""
    }
    #expect(
      paths.map { ($0 as NSString).lastPathComponent } == ["LoginTests-42.html", "LoginTests-42-2.html"])
  }
}
