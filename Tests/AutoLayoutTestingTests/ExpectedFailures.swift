import Testing

/// Runs expectations that have to fail, and gives what they said.
@MainActor
func failures(_ body: () -> Void) -> [String] {
  final class Messages: @unchecked Sendable {
    var texts: [String] = []
  }
  let messages = Messages()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    messages.texts += issue.comments.map(\.rawValue)
    return true
  }
  return messages.texts
}
