import Foundation

/// The reader's languages.
package enum ReaderLanguages {
  /// The reader's preferred languages, in order: `AppleLanguages` among the program's arguments or defaults, else the
  /// system's.
  package static var preferred: [String] {
    UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
  }
}
