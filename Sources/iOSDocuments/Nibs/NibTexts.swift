import Foundation

/// Where a document comes from, for messages and for the pictures that it names.
struct NibTexts {
  /// The name of the document in locations.
  var file: String
  /// The bundle of its pictures and colours.
  var bundle = Bundle.main
}
