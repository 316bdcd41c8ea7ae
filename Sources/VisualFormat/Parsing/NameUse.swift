/// A name in a format, and what it may stand for there.
struct NameUse: Hashable {
  enum Role: Hashable {
    /// In brackets.
    case view
    /// A space or a priority.
    case metric
    /// An extent: a metric, or another view to be as large as.
    case metricOrView
  }

  var name: String
  var role: Role
  /// The column after the name, where Apple's parser stands when it looks the name up.
  var end: Int
}
