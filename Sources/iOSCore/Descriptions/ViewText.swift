/// The text of a view whose class shows text, for descriptions, reports and the distances between lines of text.
@_spi(ViewHooks)
public struct ViewText {
  /// The text that the view prints after its address; nil if the class prints none.
  package var described: String?
  /// The text that names the view in a report.
  package var reported: String?
  package var font: UIFont?

  package init(described: String?, reported: String?, font: UIFont?) {
    self.described = described
    self.reported = reported
    self.font = font
  }
}
