/// A name in a format, and the kind of object that it may mean there.
struct NameUse: Hashable {
  enum Role: Hashable {
    /// In brackets.
    case view
    /// A space or a priority.
    case metric
    /// An extent: a metric, or another view of the same size.
    case metricOrView
  }

  var name: String
  var role: Role
  /// The column after the name, which is the position of Apple's parser when it looks up the name.
  var end: Int
}
