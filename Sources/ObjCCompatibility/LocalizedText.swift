import AutoLayout
import Foundation

// Foundation's function of this name has default values for the middle parameters; calls that omit some of them use
// this function, so that `LayoutSwitches` apply to the texts of programs.

/// A text of the program in the user's language, or the key if there is no translation. (Apple, Foundation.)
public func NSLocalizedString(_ key: String, comment: String) -> String {
  switchedText(key, nil, .main)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  switchedText(key, tableName, .main)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  switchedText(key, nil, bundle)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  switchedText(key, tableName, bundle)
}

private func switchedText(_ key: String, _ table: String?, _ bundle: Bundle) -> String {
  // A value that no table contains, which distinguishes a key without a translation from a translation.
  let none = "\u{1}"
  let translation = bundle.localizedString(forKey: key, value: none, table: table)
  let switches = LayoutSwitches.current
  var text = translation
  if translation == none { text = switches.showsNonLocalizedStrings ? key.uppercased() : key }
  return switches.doublesLocalizedStrings ? text + " " + text : text
}
