import Foundation
import Testing

/// The example's two languages must stay one form.
struct ExampleDocumentsTests {
  @Test func theGermanFormDiffersInItsTextsOnly() throws {
    let english = try Repository.text("Examples/DatePickerForm/DatePickerForm.storyboard")
    let german = try Repository.text("Examples/DatePickerForm/DatePickerForm.de.storyboard")
    #expect(english != german)
    #expect(withoutTexts(english) == withoutTexts(german))
  }

  /// Without what a translation changes: words, and the frames that follow from them.
  private func withoutTexts(_ document: String) -> [String] {
    document.components(separatedBy: "\n").filter { !$0.contains("<rect ") && !$0.contains("<!--") }.map {
      $0.replacing(/\ (text|placeholder|title)="[^"]*"/, with: "")
    }
  }
}
