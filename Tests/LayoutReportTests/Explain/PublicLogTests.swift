import AutoLayout
import Foundation
import LayoutReport
import Testing

/// Logs with the shapes of public ones: wording, system version, classes of constraints, attributes, constants and
/// identifiers are the sources'; class names, texts and addresses are not. Each record names its source, a thread of the
/// repository on GitHub or a page. Those of `consoles` have come through something that changed them: test drivers that mark
/// each line, web pages that join blanks, trackers that join lines, structured logs, and hands that cut off the beginning.
/// Those of `unseen` were collected after the reader had been written, to see what it does with logs that nobody had looked
/// at; `Research/logs.tsv` has the figures.
struct PublicLogTests {
  struct Record: CustomStringConvertible {
    var source: String
    var constraintCount: Int
    /// Counted from 1; 0 where the log does not say.
    var broken: Int
    var log: String

    var description: String { source }

    init?(_ text: Substring) {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = (lines.first ?? "").split(separator: " | ")
      guard lines.count == 2, head.count >= 3, let count = Int(head[1].prefix { $0.isNumber }),
        let broken = Int(head[2].drop { !$0.isNumber })
      else { return nil }
      source = String(head[0])
      constraintCount = count
      self.broken = broken
      log = String(lines[1])
    }
  }

  static let records: [Record] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Logs")
    let names = ["phones-before-10", "phones-from-10", "desktops", "consoles", "unseen"]
    return names.flatMap { name -> [Record] in
      let file = folder.appendingPathComponent(name + ".txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return ("\n" + text).split(separator: "\n=== ").compactMap(Record.init)
    }
  }()

  @Test func thereAreEnough() { #expect(Self.records.count >= 180) }

  @Test(arguments: records)
  func everyConstraintIsReadAndPrintsAgain(_ record: Record) throws {
    let conflicts = ConflictLog(record.log).conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(conflict.lines.count == record.constraintCount)
    for line in conflict.lines {
      #expect(line.description?.description == line.text)
    }
    #expect(conflict.explanation.broken == (record.broken == 0 ? nil : record.broken - 1))
  }

  @Test func theContradictionIsNamedInNearlyAll() {
    let unnamed = Self.records.filter { record in
      ConflictLog(record.log).conflicts.contains { !$0.explanation.isContradictory }
    }
    let share = 1 - Double(unnamed.count) / Double(max(Self.records.count, 1))
    #expect(share >= 0.95, "\(unnamed.map(\.source))")
  }

  /// Which one Apple's systems leave out: never a size that a container imposes, a passing size for measuring or a frame and
  /// mask, as long as the program's own constraints take part. The rule of this engine is the same; see
  /// `docs/conflicts.md`, which has the numbers.
  @Test func whatIsImposedIsNotLeftOut() {
    var (complete, imposed) = (0, 0)
    for record in Self.records where record.broken > 0 {
      guard let conflict = ConflictLog(record.log).conflicts.first else { continue }
      let isImposed = conflict.descriptions.map(Self.isImposed)
      guard isImposed.contains(false), isImposed.indices.contains(record.broken - 1) else { continue }
      complete += 1
      if isImposed[record.broken - 1] { imposed += 1 }
    }
    #expect(complete >= 85)
    #expect(imposed == 0)
  }

  private static func isImposed(_ description: ConstraintDescription) -> Bool {
    let marks = ["Encapsulated-Layout", "_UITemporaryLayout", "fittingSize"]
    return description.mask != nil || marks.contains { description.identifier?.contains($0) == true }
  }

  /// Everything at once, as in a console's log: all that have a beginning.
  @Test func aWholeConsole() {
    let noise = "2019-03-04 10:11:12.131 Sample[1:2] <Warning>: something (else) entirely <0x1234>\n"
    let whole = Self.records.filter { record in
      let head = record.log.firstRange(of: "Constraint:").map { record.log[..<$0.lowerBound] } ?? ""
      return head.contains("satisfy constraints") || head.contains("Conflicting constraints detected")
    }
    #expect(whole.count >= 130)
    let log = ConflictLog(whole.map { noise + $0.log }.joined(separator: noise))
    #expect(log.conflicts.count == whole.count)
    let text = ConflictLogReport.text(log)
    let constraints = whole.reduce(0) { $0 + $1.constraintCount }
    #expect(
      text.contains("\(log.conflicts.count) conflicts; \(constraints) of \(constraints) constraints read;"))
  }
}
