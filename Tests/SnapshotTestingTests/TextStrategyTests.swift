import Foundation
import SnapshotTesting
import Testing

/// Expected texts follow the descriptions and examples in the documentation of swift-snapshot-testing.
struct TextStrategyTests {
  private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  struct User {
    let name: String
    let id: Int
    let tags: Set<String>
    let parent: String?
  }

  final class Node {
    let name = "loop"
    var next: Node?
  }

  @Test func dumpSortsProperties() {
    let user = User(name: "Blob", id: 1, tags: ["b", "a"], parent: nil)
    #expect(
      text(.dump, user) == """
        ▿ User
          - id: 1
          - name: "Blob"
          - parent: Optional<String>.none
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  /// The lines of public references of swift-snapshot-testing (`testAnySnapshotStringConvertible`).
  @Test func dumpOfFoundationsValues() throws {
    #expect(text(.dump, "a" as Character) == "- \"a\"\n")
    #expect(text(.dump, Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(text(.dump, Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(.dump, NSObject()) == "- <NSObject>\n")
    #expect(text(.dump, "Hello, world!".dropLast(8)) == "- \"Hello\"\n")
    #expect(
      text(.dump, try #require(URL(string: "https://www.example.com"))) == "- https://www.example.com\n")
  }

  /// Dictionaries and sets are sorted by their lines, as in `testDeterministicDictionaryAndSetSnapshots`.
  @Test func dumpOfDictionaries() {
    #expect(
      text(.dump, ["b": 2, "a": 1]) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
  }

  @Test func dumpEndsCircles() {
    let node = Node()
    node.next = node
    #expect(text(.dump, node)?.contains("(circular reference detected)") == true)
    node.next = nil
  }

  @Test func jsonHasSortedKeys() throws {
    struct Point: Encodable {
      let y = 2
      let x = 1
    }
    let json = try #require(text(Snapshotting<Point, String>.json, Point()))
    #expect(json.firstRange(of: "\"x\"")!.lowerBound < json.firstRange(of: "\"y\"")!.lowerBound)
    #expect(Snapshotting<Point, String>.json.pathExtension == "json")
    #expect(text(Snapshotting<[String: Int], String>.json, ["b": 1, "a": 2])?.contains("\"a\"") == true)
    #expect(
      text(Snapshotting<Any, String>.json, 1)?.hasPrefix("This value cannot be written as JSON") == true)
  }

  @Test func descriptionAndPullback() {
    #expect(text(.description, 42) == "42")
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in
      String(repeating: "x", count: number)
    }
    #expect(text(strategy, 3) == "xxx")
  }

  @Test func functionBecomesATable() {
    let strategy = Snapshotting<Bool, String>.func(into: Snapshotting<Int, String>.description)
    #expect(text(strategy, { $0 ? 1 : 0 }) == "\"false\",\"0\"\n\"true\",\"1\"")
  }

  @Test func waitDelaysTheSnapshot() {
    let start = Date()
    #expect(text(.wait(for: 0.02, on: .description), 1) == "1")
    #expect(Date().timeIntervalSince(start) >= 0.02)
  }

  @Test func patchShowsSurroundings() throws {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "10", with: "ten")
    let patch = try #require(Diffing<String>.lines.diff(old, new)).0
    let s = "\u{2007}"
    #expect(patch == "@@ −6,9 +6,9 @@\n\(s)6\n\(s)7\n\(s)8\n\(s)9\n−10\n+ten\n\(s)11\n\(s)12\n\(s)13\n\(s)14")
  }
}

extension Bool: @retroactive CaseIterable {
  public static var allCases: [Bool] { [false, true] }
}
