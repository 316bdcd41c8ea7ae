import AutoLayout

/// Knows for each class of views which questions layout puts to its views: of this package's classes none, of a program's
/// classes those that its overrides can answer otherwise.
@MainActor
package struct QuestionedClasses {
  private let frames: OverrideProbe
  private let insets: OverrideProbe
  private var known: [ObjectIdentifier: ViewQuestions] = [:]
  /// The class of the last call: many views of one class are made one after the other.
  private var last: (name: ObjectIdentifier, questions: ViewQuestions)?

  /// - Parameters:
  ///   - frames: finds overrides of the members that layout moves views by.
  ///   - insets: finds overrides of safe areas and margins.
  package init(frames: OverrideProbe, insets: OverrideProbe) {
    self.frames = frames
    self.insets = insets
  }

  /// The questions for views of a class.
  package mutating func questions(for type: AnyClass) -> ViewQuestions {
    let name = ObjectIdentifier(type)
    if let last, last.name == name { return last.questions }
    let questions = known[name] ?? look(at: type)
    known[name] = questions
    last = (name, questions)
    return questions
  }

  private func look(at type: AnyClass) -> ViewQuestions {
    guard ClientClasses.contains(type) else { return [] }
    var questions = ViewQuestions.content
    if frames.isOverridden(by: type) { questions.insert(.frames) }
    if insets.isOverridden(by: type) { questions.insert(.insets) }
    return questions
  }
}
