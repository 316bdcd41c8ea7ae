/// An error in a line of a ``CallLog``'s text, or in replaying that line.
public struct CallLogError: Error, Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// The reason, in plain words.
  public var message: String

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

extension CallLog {
  /// The largest block that is accepted: a line of text should not allocate gigabytes.
  static let largestBlock = 10_000_000

  /// Reads what ``description`` writes. Empty lines are skipped.
  ///
  /// - Throws: ``CallLogError`` for the first line that is not a call.
  public init(_ text: String) throws(CallLogError) {
    self.init(limit: .max)
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard isComplete else { throw CallLogError(line: number, message: "nothing follows \(Self.cutMark)") }
      if line == Self.cutMark {
        isComplete = false
        continue
      }
      var words = RemainingWords(line: number, words: line.split(separator: " ")[...])
      keep(try words.call())
    }
  }
}

/// The unread words of a line.
private struct RemainingWords {
  let line: Int
  var words: ArraySlice<Substring>

  mutating func call() throws(CallLogError) -> Call {
    let call = try firstWords()
    guard words.isEmpty else { throw expected("the end of the line") }
    return call
  }

  private mutating func firstWords() throws(CallLogError) -> Call {
    guard let word = words.popFirst().flatMap({ Call.Word(rawValue: String($0)) }) else {
      throw expected("the name of a call")
    }
    switch word {
    case .variables: return .makeVariables(count: try count())
    case .release: return .releaseVariables(first: try variable(), count: try count())
    case .add: return .add(try id(), try row())
    case .remove: return .remove(try id())
    case .constant: return .setConstant(try id(), try number())
    case .priority: return .setPriority(try id(), try number())
    case .begin: return .beginBatch
    case .end: return .endBatch
    case .solve: return .solve
    case .changes: return .takeChanges
    }
  }

  private func expected(_ what: String) -> CallLogError {
    CallLogError(line: line, message: "expected \(what)" + (words.first.map { ", not \($0)" } ?? ""))
  }

  private mutating func take<Value>(
    _ what: String, _ read: (Substring) -> Value?
  ) throws(CallLogError) -> Value {
    guard let word = words.first, let value = read(word) else { throw expected(what) }
    words.removeFirst()
    return value
  }

  private mutating func number() throws(CallLogError) -> Double { try take("a number") { Double($0) } }

  private mutating func count() throws(CallLogError) -> Int {
    try take("a number from 0 to \(CallLog.largestBlock)") { word in
      Int(word).flatMap { (0...CallLog.largestBlock).contains($0) ? $0 : nil }
    }
  }

  private mutating func variable() throws(CallLogError) -> Int {
    try take("a variable such as x3") { $0.first == "x" ? Int($0.dropFirst()) : nil }
  }

  private mutating func id() throws(CallLogError) -> ConstraintID {
    try take("a constraint such as #3.0") { word in
      let parts = word.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      guard word.first == "#", parts.count == 2, let slot = Int32(parts[0]),
        let generation = UInt32(parts[1])
      else { return nil }
      return ConstraintID(slot: slot, generation: generation)
    }
  }

  private mutating func row() throws(CallLogError) -> Row {
    var terms: [Term] = []
    while words.first?.contains("*") == true { terms.append(try term()) }
    let relation = try take("a relation") { word in
      [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].first { $0.symbol == word }
    }
    let constant = try number()
    let priority = try take("a priority such as @1000.0") { $0.first == "@" ? Double($0.dropFirst()) : nil }
    return Row(
      terms, relation, constant, priority: priority, rank: try named("rank"), token: try named("token"))
  }

  private mutating func term() throws(CallLogError) -> Term {
    try take("a summand such as 2.0*x3") { word in
      let parts = word.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].first == "x", let coefficient = Double(parts[0]),
        let index = Int32(parts[1].dropFirst())
      else { return nil }
      return Term(coefficient, Variable(index: Int(index)))
    }
  }

  /// A number after its name; 0 if the name is missing.
  private mutating func named(_ name: String) throws(CallLogError) -> Int {
    guard words.first == name[...] else { return 0 }
    words.removeFirst()
    return try take("a whole number") { Int($0) }
  }
}
