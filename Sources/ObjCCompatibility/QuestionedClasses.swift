import AutoLayout
import SwiftMetadata

/// Determines for each class of views which values layout has to read from its views: none for this package's classes,
/// and those that may be overridden for a program's classes.
@MainActor
package struct QuestionedClasses {
  private let frames: OverrideProbe
  private let insets: OverrideProbe
  private let alignment: OverrideProbe?
  private let properties: OverrideProbe?
  private var known: [ObjectIdentifier: ViewQuestions] = [:]
  /// The class of the last call: many views of one class are made one after the other.
  private var last: (name: ObjectIdentifier, questions: ViewQuestions)?

  /// - Parameters:
  ///   - frames: finds overrides of the members with which layout moves views.
  ///   - insets: finds overrides of safe areas and margins.
  ///   - alignment: finds overrides of alignment rectangles, those of the library's own classes included. Nil if the façade
  ///     reads them from every view.
  ///   - properties: finds overrides of `updateProperties`; nil if the façade has no such method.
  package init(
    frames: OverrideProbe, insets: OverrideProbe, alignment: OverrideProbe? = nil,
    properties: OverrideProbe? = nil
  ) {
    self.properties = properties
    self.frames = frames
    self.insets = insets
    self.alignment = alignment
  }

  /// The values to read from views of a class.
  package mutating func questions(for type: AnyClass) -> ViewQuestions {
    let name = ObjectIdentifier(type)
    if let last, last.name == name { return last.questions }
    let questions = known[name] ?? look(at: type)
    known[name] = questions
    last = (name, questions)
    return questions
  }

  private func look(at type: AnyClass) -> ViewQuestions {
    var questions: ViewQuestions = alignment?.isOverridden(by: type) == true ? .alignment : []
    guard ClientClasses.contains(type) else { return questions }
    questions.formUnion([.content, .programsPasses])
    if frames.isOverridden(by: type) { questions.insert(.frames) }
    if insets.isOverridden(by: type) { questions.insert(.insets) }
    if properties?.isOverridden(by: type) == true { questions.insert(.properties) }
    return questions
  }
}
