import ProjectSources
import SourceRewriting
import Testing

/// Faults that rewriting public projects showed.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct CorpusFindingTests {
  /// The module is imported where all of the file sees it.
  @Test func addedImportsAreUnconditional() throws {
    let text = "#if DEBUG\nimport Tools\n#endif\nimport Foundation\nlet session = URLSession.shared\n"
    #expect(
      try rewritten(text)
        == text.replacing("import Foundation", with: "import Foundation; import FoundationNetworking"))
  }

  /// XCTest exports Foundation, and so do modules of Apple's that Linux lacks.
  @Test(arguments: [
    ("import XCTest", "import XCTest; import FoundationNetworking"),
    ("import SwiftUI", "import UIKit; import FoundationNetworking"),
    ("import Combine", "import UIKit; import FoundationNetworking"),
    ("import WebKit", "import UIKit; import FoundationNetworking"),
  ])
  func exportedFoundation(line: String, expected: String) throws {
    let text = "\(line)\nlet session = URLSession.shared\n"
    #expect(try rewritten(text) == "\(expected)\nlet session = URLSession.shared\n")
  }
}
