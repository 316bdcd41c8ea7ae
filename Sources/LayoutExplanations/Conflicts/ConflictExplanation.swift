import AutoLayout

/// A conflict in plain words: the meaning of each constraint, how they contradict each other, why, and what to
/// do.
public struct ConflictExplanation: Hashable, Sendable {
  /// Nil for texts of unknown shape, which are shown unchanged.
  public typealias Line = (text: String, description: ConstraintDescription?)

  /// One clause for each constraint, in the order of the list.
  public let clauses: [String]
  /// Nil if the printed numbers do not contradict each other.
  public let arithmetic: ConflictArithmetic?
  /// A condition on values that are not printed, if the printed numbers alone do not contradict each other.
  public let condition: ConflictCondition?
  /// Nil if none of the constraints could be read.
  public let advice: ConflictAdvice?
  /// The place of the broken constraint in the list, if it is known.
  public let broken: Int?
  /// Changes that were tried, the most likely first; nil if nothing could be tried, as for a log.
  public let edits: [ConflictAdvice.Edit]?
  /// The views for which the line of code that made them is known, each with that line.
  public let viewSites: [String]
  /// The place in the list of each constraint that could be read.
  private let known: [Int]
  private let sum: [String]
  private let drawing: [String]

  /// Longer lists are described but not analysed: no conflict of so many constraints has been seen.
  private static let mostConstraints = 400

  /// - Parameters:
  ///   - lines: the constraints of the list.
  ///   - broken: the text of the one that the system left out.
  ///   - sites: where constraints were made, by their places in the list.
  ///   - itemSites: where views were made, by their keys in the constraints.
  ///   - edits: changes that have been tried and end the conflict, if any were.
  public init(
    _ lines: [Line], broken: String?, sites: [Int: String] = [:],
    itemSites: [ConflictItems.Key: String] = [:], edits: [ConflictAdvice.Edit]? = nil
  ) {
    self.edits = edits
    let known = lines.indices.filter { lines[$0].description != nil }
    self.known = known
    let descriptions = lines.compactMap(\.description)
    let items = ConflictItems(descriptions)
    let words = LayoutWords(items)
    var clauses = lines.map { $0.text }
    for (place, index) in known.enumerated() {
      clauses[index] = words.clause(descriptions[place], at: place)
      if let note = descriptions[place].origin { clauses[index] += " (\(note))" }
    }
    for (index, site) in sites where clauses.indices.contains(index) { clauses[index] += ", \(site)" }
    self.clauses = clauses
    viewSites = items.keys.compactMap { key in itemSites[key].map { "\(items.name(key)), made at \($0)" } }
    let isTooLong = lines.count > Self.mostConstraints
    let stated = isTooLong ? nil : ConflictArithmetic(of: descriptions)
    condition = isTooLong || stated != nil ? nil : ConflictCondition(of: descriptions)
    let brokenLine = lines.firstIndex { $0.text == broken }
    self.broken = brokenLine
    let found =
      stated ?? (isTooLong || condition != nil ? nil : ConflictArithmetic(assumingMarginsOf: descriptions))
    let leftOut = found.flatMap { Self.leftOut(of: $0, descriptions, known.firstIndex { $0 == brokenLine }) }
    let arithmetic = leftOut.flatMap { found?.counting(once: $0) } ?? found
    self.arithmetic = arithmetic
    let isKnown = !descriptions.isEmpty && known.count == lines.count && !isTooLong
    advice =
      isKnown
      ? ConflictAdvice(
        descriptions, broken: brokenLine, items: items,
        isContradictory: arithmetic != nil || condition != nil, arithmetic: arithmetic)
      : nil
    sum = arithmetic.map { Self.sum($0, places: known) } ?? []
    drawing =
      arithmetic.map {
        ConflictDrawing($0, places: known).lines
          + ConflictMap($0, of: descriptions, places: known, without: leftOut ?? 0).lines
      }
      ?? []
  }

  /// The factor of a constraint of the list in the sum; nil for those that are not part of it.
  public func factor(ofLine index: Int) -> Double? {
    arithmetic?.summands.first { known[$0.index] == index }?.factor
  }

  /// The description that the explanation treats as left out: the broken one, or the program's last one if the
  /// broken one is unknown or not part of the sum.
  private static func leftOut(
    of arithmetic: ConflictArithmetic, _ descriptions: [ConstraintDescription], _ broken: Int?
  ) -> Int? {
    let members = arithmetic.summands.map(\.index)
    return members.first { $0 == broken } ?? members.last { descriptions[$0].isOrdinary } ?? members.last
  }

  /// Whether the contradiction is known.
  public var isContradictory: Bool { arithmetic != nil || condition != nil }

  /// The contradiction as a sum, one summand per line.
  private static func sum(_ arithmetic: ConflictArithmetic, places: [Int]) -> [String] {
    var rows: [(number: String, words: String)] = []
    for summand in arithmetic.summands where summand.amount != 0 {
      rows.append((signed(summand.amount), "constraint \(places[summand.index] + 1)\(times(summand.factor))"))
    }
    let excess = DescribedNumber(arithmetic.excess).spelling
    let conclusion = "points too many" + (assumptions(arithmetic.rules).map { ", since " + $0 } ?? "")
    rows.append(("= " + excess, conclusion))
    let width = rows.map(\.number.count).max() ?? 0
    return rows.map { String(repeating: " ", count: width - $0.number.count) + $0.number + "  " + $0.words }
  }

  /// The rules in one clause; nil for none.
  private static func assumptions(_ rules: [ConflictArithmetic.Rule]) -> String? {
    guard !rules.isEmpty else { return nil }
    let extents = rules.filter(\.isAboutSign).map(\.subject)
    var clauses: [String] = []
    if extents.count == 1 { clauses.append(extents[0] + " is not negative") }
    if extents.count > 1 {
      clauses.append("none of these is negative: " + extents.joined(separator: ", "))
    }
    for rule in rules where !rule.isAboutSign { clauses.append(rule.subject) }
    return clauses.joined(separator: ", and since ")
  }

  private static func signed(_ amount: Double) -> String {
    (amount < 0 ? "− " : "+ ") + DescribedNumber(abs(amount)).spelling
  }

  private static func times(_ factor: Double) -> String {
    let spelling = DescribedNumber(abs(factor)).spelling
    return spelling == "1" ? "" : ", \(spelling) times"
  }

  /// Several lines, each ended by a line break.
  public var text: String {
    var lines: [String] = []
    for (index, clause) in clauses.enumerated() {
      let mark = index == broken ? "  ← left out" : ""
      lines.append("  \(index + 1)  \(clause)\(mark)")
    }
    if !viewSites.isEmpty { lines += ["", "The views:"] + viewSites.map { "  " + $0 } }
    if !sum.isEmpty { lines += ["", "The sum:"] + sum.map { "  " + $0 } }
    if !drawing.isEmpty { lines += [""] + drawing.map { $0.isEmpty ? "" : "  " + $0 } }
    if let arithmetic {
      lines += ["", "They disagree by \(LayoutWords.points(DescribedNumber(arithmetic.excess).spelling))."]
    }
    if let condition { lines += ["", condition.text] }
    if let advice { lines += ["Likely cause: \(advice.cause)"] + editLines(advice) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func editLines(_ advice: ConflictAdvice) -> [String] {
    guard let edits else { return advice.edit.map { ["Try: \($0.text)"] } ?? [] }
    guard let first = edits.first else {
      if let edit = advice.edit, edit.kind == .none { return ["Try: \(edit.text)"] }
      return ["No single edit was found that ends this conflict and begins no other."]
    }
    return ["Try: \(first.text)"] + edits.dropFirst().map { "Or: \($0.text)" }
      + ["Tried on a copy of the layout: this conflict ends, and no other begins."]
  }
}

extension ConstraintDescription {
  /// The origin of a constraint, if its class or identifier shows it.
  var origin: String? {
    if mask != nil { return "from its frame and autoresizing mask" }
    if contentPriorities != nil { return "from its content" }
    guard let identifier else { return place }
    let known: [(String, String)] = [
      ("GridView", "from a grid view"), ("accessoryView.", "the system keyboard's"),
      ("assistant", "the system keyboard's"), ("UINav", "the navigation bar's"),
      ("NSView-Encapsulated-Layout", "imposed by its container"),
      ("UISV-hiding", "a stack view hides it"), ("UISV-", "from a stack view"),
      ("NSStackView", "from a stack view"), ("UIView-Encapsulated-Layout", "imposed by its container"),
      ("_UITemporaryLayout", "for measuring"), ("fittingSize", "for measuring"),
      ("UIViewSafeAreaLayoutGuide", "safe area"), ("UIView-", "layout margins"),
      ("IB auto generated", "added by Interface Builder because constraints are missing"),
    ]
    return known.first { identifier.hasPrefix($0.0) }?.1 ?? "'\(identifier)'"
  }

  /// The file and line that some libraries print after the address.
  private var place: String? {
    guard let at = address.firstIndex(of: "@") else { return nil }
    let place = address[address.index(after: at)...]
    let file = place.split(separator: "/").last ?? place
    return file.split(separator: "#").joined(separator: ":")
  }
}
