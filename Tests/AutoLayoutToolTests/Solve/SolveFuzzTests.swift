import AutoLayoutTool
import Foundation
import SeededRandom
import Testing

/// Damaged and random documents: `autolayout solve` either solves them or says where they are wrong.
@MainActor struct SolveFuzzTests {
  private static let valid = """
    {"constraints":[
      {"id":"c1","terms":[["b",1],["a",-1.5]],"relation":"==","constant":8},
      {"id":"c\\u0032","terms":[["a",1]],"relation":"<=","constant":-1e1,"priority":749.5}],
     "steps":[{"constant":{"c1":12.1}},{"remove":["c2"],"priority":{"c1":1000},
       "add":[{"id":"c3","terms":[],"relation":">=","constant":0}]}]}
    """

  /// A failed run has nothing on standard output and one located line of error; a good one gives JSON.
  private func check(_ run: ToolRun, _ context: String) {
    switch run.status {
    case .done:
      #expect(run.errors == "", "\(context)")
      #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil, "\(context)")
    case .failed:
      #expect(run.output == "", "\(context)")
      #expect(run.errors.hasPrefix("error: a.json:"), "\(run.errors)\n\(context)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)\n\(context)")
    default: Issue.record("status \(run.status), \(context)")
    }
  }

  @Test(arguments: 0..<6)
  func damagedDocuments(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("{}[]\",:\\u0123456789.-+eE \ntruefalsnulabc<=>\u{E9}".utf8) + [0, 0xFF, 0xC0]
    for round in 0..<60 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let byte = alphabet[Int.random(in: alphabet.indices, using: &generator)]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default: bytes[place] = byte
        }
      }
      let run = ToolRun("solve", "a.json", files: MemoryFiles(bytes: ["a.json": Data(bytes)]))
      check(run, "seed \(seed) round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<3)
  func randomDocuments(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    for round in 0..<60 {
      let text = Self.document(&generator)
      check(
        ToolRun("solve", "a.json", files: MemoryFiles(["a.json": text])),
        "seed \(seed) round \(round): \(text)")
    }
  }

  /// A document of the right shape, mostly, with odd numbers and names.
  private static func document(_ generator: inout SeededGenerator) -> String {
    let constraints = (0..<Int.random(in: 0...5, using: &generator)).map { constraint($0, &generator) }
    let changes = [
      "remove": "[\"c0\"]", "constant": "{\"c1\":\(number(&generator))}", "priority": "{\"c0\":500}",
    ]
    let steps = changes.sorted { $0.key < $1.key }.map { "{\"\($0.key)\":\($0.value)}" }
    return
      "{\"constraints\":[\(constraints.joined(separator: ","))],\"steps\":[\(steps.joined(separator: ","))]}"
  }

  private static func constraint(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let names = ["x", "y", "", "\\\"", "e\\u0301", "a.right"]
    let terms = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      "[\"\(names[Int.random(in: names.indices, using: &generator)])\",\(number(&generator))]"
    }
    let relations = ["==", "<=", ">=", "==", "<"]
    let relation = relations[Int.random(in: 0..<50, using: &generator) == 0 ? 4 : index % 3]
    return "{\"id\":\"c\(index)\",\"terms\":[\(terms.joined(separator: ","))],\"relation\":\"\(relation)\","
      + "\"constant\":\(number(&generator)),\"priority\":\([1000, 1000, 999.5, 1e-9][index % 4])}"
  }

  private static func number(_ generator: inout SeededGenerator) -> String {
    let odd = [
      "0", "-0", "1e100", "-1e100", "1e-100", "5e-324", "1e-7", "123456789012345678", "0.1", "1E+2", "-3",
    ]
    return odd[Int.random(in: odd.indices, using: &generator)]
  }

  @Test func numbersRoundTripExactly() throws {
    var generator = SeededGenerator(seed: 5)
    var numbers = [
      0.1, 1.0 / 3, 1e100, -1e100, .leastNonzeroMagnitude, 9_007_199_254_740_994, 1e15, 1e16, 123456.789e-9,
      1e22,
    ]
    while numbers.count < 400 {
      let number = Double(bitPattern: generator.next())
      if abs(number) <= 1e100 { numbers.append(number) }
    }
    let rows = numbers.enumerated().map { index, number in
      "{\"id\":\"\(index)\",\"terms\":[[\"v\(index)\",1]],\"relation\":\"==\",\"constant\":\(number)}"
    }
    let text = "{\"constraints\":[\(rows.joined(separator: ","))]}"
    let run = ToolRun("solve", "a.json", files: MemoryFiles(["a.json": text]))
    struct Answer: Decodable { var values: [String: Double] }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    for (index, number) in numbers.enumerated() { #expect(answer.values["v\(index)"] == number) }
  }
}
