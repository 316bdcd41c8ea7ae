import DocumentMerging
import PrintedWords

/// Asks a person about one conflict after the other.
@MainActor
struct ResolveDialog {
  let environment: ToolEnvironment
  /// The next line that the person types; nil at the end.
  let nextAnswer: () -> String?

  private enum Answer {
    case take(MergeDecision)
    case later, back, stop, help
  }

  /// Each decision is stored immediately, so that nothing is lost if the program is stopped.
  func run(_ session: inout ResolveSession) throws {
    try write(session.report.heading)
    var left: Set<[Int]> = []
    var way: [[Int]] = []
    while let (place, number) = next(session, besides: left) {
      let document = session.documents[place]
      try write(
        "\n"
          + PrintableText.escapedLines(
            "\(document.path), \(document.openNumbers.count) to decide\n"
              + session.report.lines(number, document)))
      switch try answer(session) {
      case .take(let decision):
        let undecided = try session.decide([number], of: place, decision)
        if undecided.refused.isEmpty { way.append([place, number]) }
        let lines = undecided.sentences(decision, session.sides).map { "\($0)\n" }
        try write(PrintableText.escapedLines(lines.joined()))
      case .later: left.insert([place, number])
      case .back:
        guard let last = way.popLast() else { continue }
        try session.reopen(last[1], of: last[0])
      case .help: try write(Self.help)
      case .stop: return
      }
    }
  }

  private func next(_ session: ResolveSession, besides left: Set<[Int]>) -> (place: Int, number: Int)? {
    for (place, document) in session.documents.enumerated() {
      if let number = document.openNumbers.first(where: { !left.contains([place, $0]) }) {
        return (place, number)
      }
    }
    return nil
  }

  private static let help = """
    o  take ours               t  take theirs
    b  take both, where that is possible
    l  decide later            u  undo the last decision
    q  stop; decisions are kept until all are made

    """

  private func answer(_ session: ResolveSession) throws -> Answer {
    let names = SideNames(session.sides)
    let prompt = "(o) \(names.ours)  (t) \(names.theirs)  (b) both  (l) later  (u) undo  (q) stop: "
    while true {
      try write(PrintableText.escaped(prompt))
      guard let line = nextAnswer() else {
        try write("\n")
        return .stop
      }
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "o", "ours": return .take(.ours)
      case "t", "theirs": return .take(.theirs)
      case "b", "both": return .take(.both)
      case "l", "later": return .later
      case "u", "undo": return .back
      case "q", "quit": return .stop
      default: return .help
      }
    }
  }

  private func write(_ text: String) throws { try environment.standardOutput.write(text) }
}
