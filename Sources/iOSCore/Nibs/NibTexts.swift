import Foundation

/// Where a document comes from, for messages and for the pictures that it names.
package struct NibTexts {
  /// The name of the document in locations.
  package var file: String
  /// The bundle of its pictures and colours.
  package var bundle = Bundle.main
}
