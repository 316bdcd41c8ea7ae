import Foundation

/// The dictionaries of the machine, read on first use.
@MainActor
final class SpellingDictionaries {
  /// The dictionaries of all checkers. Tests replace them.
  static var shared = SpellingDictionaries(folders: systemFolders)

  /// The folders of `DICPATH`, as in hunspell, then the folder of Debian's packages.
  private static var systemFolders: [String] {
    let named = ProcessInfo.processInfo.environment["DICPATH"] ?? ""
    return named.split(separator: ":").map(String.init) + ["/usr/share/hunspell"]
  }

  /// The largest file that is read, in bytes. Debian's largest word lists have about 10 MB.
  private static let largestFile = 32 << 20

  private let folders: [String]
  private var read: [String: SpellingDictionary?] = [:]

  init(folders: [String]) { self.folders = folders }

  /// The languages whose dictionaries can be read, in alphabetical order.
  private(set) lazy var languages: [String] = {
    let names = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(".dic".count)) }
    }
    return Set(names).filter { affixes(of: $0) != nil }.sorted()
  }()

  /// The dictionary of a language, as `en_US` or `en-US`, or as `en` for American English or else the first variant.
  func dictionary(for language: String) -> SpellingDictionary? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    guard
      let name = [wanted, "\(wanted)_US"].first(where: languages.contains)
        ?? languages.first(where: { $0.hasPrefix("\(wanted)_") })
    else { return nil }
    if let known = read[name] { return known }
    let dictionary = load(name)
    read[name] = .some(dictionary)
    return dictionary
  }

  private func load(_ name: String) -> SpellingDictionary? {
    guard let affixes = affixes(of: name), let data = data(of: "\(name).dic"),
      let words = String(data: data, encoding: affixes.encoding)
    else { return nil }
    return SpellingDictionary(words: words, affixes: affixes)
  }

  private func affixes(of name: String) -> SpellingAffixes? {
    data(of: "\(name).aff").flatMap { SpellingAffixes($0) }
  }

  private func data(of file: String) -> Data? {
    for folder in folders {
      let place = URL(fileURLWithPath: "\(folder)/\(file)").resolvingSymlinksInPath()
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      guard let size = attributes?[.size] as? Int, size <= Self.largestFile,
        let data = try? Data(contentsOf: place)
      else { continue }
      return data
    }
    return nil
  }
}
