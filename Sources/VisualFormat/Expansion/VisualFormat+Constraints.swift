extension VisualFormat {
  /// The constraints that a format describes, in Apple's order.
  ///
  /// Throws the error that Apple's parser would report first: names are looked up as they are read, the superview and
  /// the options after the whole format has been read. The time is linear in the format's length.
  public static func constraints(
    _ text: String, options: FormatOptions = [], vocabulary: FormatVocabulary
  ) throws(VisualFormatError) -> [FormatConstraint] {
    var parser = Parser(text)
    let result = Result { () throws(VisualFormatError) in try parser.parse() }
    for use in parser.names {
      if let message = vocabulary.message(for: use) {
        throw VisualFormatError(message, in: text, at: use.end)
      }
    }
    let format = try result.get()
    let end = parser.viewEnds.last
    if let message = format.objection(options: options, vocabulary: vocabulary) {
      throw VisualFormatError(message, in: text, at: end)
    }
    return Expander(format: format, options: options, vocabulary: vocabulary).constraints()
  }

  /// The error in the format as a whole, if there is one.
  private func objection(options: FormatOptions, vocabulary: FormatVocabulary) -> String? {
    let mentionsSuperview = leading != nil || trailing != nil
    if mentionsSuperview, views.contains(where: { vocabulary.views[$0.name]?.hasSuperview == false }) {
      return Message.noSuperview
    }
    let isHorizontal = orientation != .vertical
    guard options.alignments.contains(where: { $0.isHorizontal == isHorizontal }) else { return nil }
    return Message.parallelAlignment(isHorizontal ? "horizontal" : "vertical")
  }
}
