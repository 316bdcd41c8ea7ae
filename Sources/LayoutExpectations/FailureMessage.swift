import Foundation

/// The message of a failed expectation.
struct FailureMessage {
  var subject: String
  var problems: [FoundProblem]
  var page: FailurePage.Result

  /// The number of variants of the same problem that are listed; further ones are counted.
  private static let mostVariants = 6

  /// Plain text of several lines.
  var text: String {
    let count = problems.count == 1 ? "1 layout problem" : "\(problems.count) layout problems"
    var text = "\(count) in \(subject)\n"
    for (index, found) in problems.enumerated() {
      text += "\(index + 1). \(found.problem.headline)\n\(found.problem.details)"
      if let place = place(of: found) { text += "  Seen: \(place)\n" }
    }
    switch page {
    case .written(let path): text += "To look into the layout, open \(path)"
    case .failed(let reason): text += "The page to look into the layout could not be written: \(reason)"
    }
    return text
  }

  /// Nil if there is only one screen and no variant.
  private func place(of found: FoundProblem) -> String? {
    var names = found.ways.compactMap(\.self)
    let more = names.count - Self.mostVariants
    if more > 0 { names = names.prefix(Self.mostVariants) + ["and \(more) more"] }
    let variants = names.joined(separator: "; ")
    let parts = [found.screen, variants].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}
