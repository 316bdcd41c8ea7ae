import Foundation

/// The files of a project.
public struct ProjectFiles {
  /// The paths of all files as seen from the project's folder, without hidden ones, in any order. Links to folders count as files.
  public var paths: [String]
  /// The bytes of a file, hidden ones included; nil where it cannot be read.
  public var contents: (String) -> Data?

  /// The files that a function reads.
  public init(paths: [String], contents: @escaping (String) -> Data?) {
    self.paths = paths
    self.contents = contents
  }
}

/// The classes of a project with their members, and its resources by name.
///
/// Nothing is read before a rule needs it. All files are looked through once for the names of types; only those that declare a class
/// of a document, one of its superclasses, or an extension of these, are read as programs.
public final class ProjectIndex {
  /// The names of pictures, colours, documents and modules.
  public let resources: ProjectResources
  private let files: ProjectFiles
  /// Sources in all languages that classes of documents are written in, sorted.
  private let sources: [String]
  private lazy var outline = makeOutline()
  /// By a source's place; nil inside for one that cannot be read.
  private var types: [Int: [SourceType]?] = [:]
  private var members: [String: ClassMembers] = [:]
  private var unreadable: Set<Int> = []
  private let cache: FactCache?
  /// By a source's place, where there is a cache.
  private var hashes: [Int: ContentHash] = [:]

  /// Beyond it a file is generated, and its reading takes longer than a person waits.
  static let largestSource = 4_000_000
  /// Objective-C, Swift, and the languages that are compiled to Objective-C classes.
  private static let extensions: Set = [
    "swift", "h", "m", "mm", "pch", "hpp", "inc", "cs", "fs", "kt", "rb", "swifttemplate", "dart",
  ]

  /// Notes what the names of files say.
  ///
  /// - Parameter cache: keeps facts about sources for the next run.
  public init(_ files: ProjectFiles, cache: FactCache? = nil) {
    self.files = files
    self.cache = cache
    let paths = files.paths.sorted()
    // Folders may be listed, too, and have names such as FontAwesome.swift.
    let folders = Set(paths.compactMap { path in path.lastIndex(of: "/").map { path[..<$0] } })
    sources = paths.filter { path in
      Self.extensions.contains(path.split(separator: ".").last.map(String.init) ?? "")
        && !folders.contains(path[...])
    }
    resources = ProjectResources(paths: paths, files: files)
  }

  private func makeOutline() -> SourceOutline {
    var outline = SourceOutline()
    for (place, path) in sources.enumerated() {
      guard let bytes = files.contents(path), bytes.count <= Self.largestSource else {
        unreadable.insert(place)
        continue
      }
      outline.add(facts(about: bytes, file: place), file: place)
    }
    return outline
  }

  private func facts(about bytes: Data, file place: Int) -> OutlineFacts {
    guard let cache else { return OutlineFacts(bytes) }
    // The same bytes mean something else in another language.
    let kind: UInt64 = SourceLanguage(path: sources[place]) == .swift ? 1 : 0
    let hash = ContentHash(bytes, kind: kind)
    hashes[place] = hash
    return cache.outline(hash) { OutlineFacts(bytes) }
  }

  // MARK: Classes

  /// Whether some source may declare a type of this name. False only if all sources were read.
  public func mayDeclare(_ name: String) -> Bool {
    let isDeclared = outline.declares(name)
    return isDeclared || !unreadable.isEmpty
  }

  /// Whether the project has sources at all.
  public var hasSources: Bool { !sources.isEmpty }

  /// The paths of the sources that may declare a type, sorted.
  public func sources(declaring name: String) -> [String] {
    outline.files(declaring: name).map { sources[$0] }
  }

  /// The declarations of a type and its extensions; nil if a file that may have one cannot be read.
  public func declarations(of name: String) -> [SourceType]? {
    var result: [SourceType] = []
    for place in outline.files(declaring: name) {
      guard let types = types(in: place) else { return nil }
      result += types.filter {
        $0.name == name || $0.runtimeName == name || ($0.kind == .alias && $0.inherited.first == name)
      }
    }
    return result
  }

  private func types(in place: Int) -> [SourceType]? {
    if let known = types[place] { return known }
    let found =
      if let cache, let hash = hashes[place] {
        cache.types(hash) { readTypes(in: place) }
      } else {
        readTypes(in: place)
      }
    types[place] = .some(found)
    return found
  }

  private func readTypes(in place: Int) -> [SourceType]? {
    let path = sources[place]
    guard let language = SourceLanguage(path: path), let bytes = files.contents(path),
      bytes.count <= Self.largestSource
    else { return nil }
    return language == .swift
      ? SwiftSourceReader.types(in: [UInt8](bytes)) : ObjCScanner.types(in: [UInt8](bytes))
  }

  /// The members of a class and its superclasses, as far as the sources show them.
  public func members(of name: String) -> ClassMembers {
    if let known = members[name] { return known }
    var result = ClassMembers()
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      result.chain.append(next)
      pending += superclasses(of: next, into: &result)
    }
    if !unreadable.isEmpty || !result.chain.contains(SystemClasses.root) { result.isComplete = false }
    members[name] = result
    return result
  }

  /// Adds the members of one class; hands back the names of its possible superclasses.
  private func superclasses(of name: String, into result: inout ClassMembers) -> [String] {
    guard let declarations = declarations(of: name) else {
      result.isComplete = false
      return []
    }
    var next: [String] = []
    for type in declarations {
      result.add(type.members)
      // Extensions of a Swift class have its Swift name, or another name for it.
      if type.name != name { next.append(type.name) }
      // Macros in additions to the system's classes help code; those of documents are in the project's.
      if type.isOpenEnded, !SystemClasses.contains(name) { result.isComplete = false }
    }
    var isKnown = SystemClasses.contains(name)
    if let superclass = SystemClasses.superclass(of: name) { next.append(superclass) }
    for type in declarations where type.kind == .class || type.kind == .alias {
      // A class without a superclass has none of the members that documents set.
      guard let superclass = superclass(in: type.inherited) else { continue }
      isKnown = true
      next.append(superclass)
    }
    if !isKnown { result.isComplete = false }
    return next
  }

  /// The first name that is a class, where Swift lists protocols beside it; nil if it may be a class that no source declares.
  private func superclass(in inherited: [String]) -> String? {
    guard let first = inherited.first else { return nil }
    if SystemClasses.contains(first) { return first }
    let kinds = Set((declarations(of: first) ?? []).map(\.kind))
    return kinds.contains(.class) || kinds.contains(.alias) ? first : nil
  }

  /// Whether some source may be written in Swift 2: settings say so, or calls that Swift 3 renamed. Projects that state a later
  /// version while their sources are being converted have them.
  public private(set) lazy var mayPredateSwift3 =
    resources.settingsMayPredateSwift3
    || sources.contains { path in
      guard path.hasSuffix(".swift"), let bytes = files.contents(path) else { return false }
      return Self.callsOfSwift2.contains { ByteSearch.contains($0, in: bytes) }
    }

  private static let callsOfSwift2 = [
    "UIScreen.mainScreen()", "NSBundle.mainBundle()", "UIApplication.sharedApplication()",
    "NSNotificationCenter.defaultCenter()", "NSUserDefaults.standardUserDefaults()",
    "dispatch_get_main_queue()", "UIColor.whiteColor()", "UIColor.clearColor()", "UIColor.blackColor()",
  ]

  // MARK: Types of properties

  /// The class that a property of a class has, or that the elements of a collection have; nil where it is no class that is known,
  /// and where several classes of the same name have several.
  public func className(ofProperty key: String, in className: String, isCollection: Bool) -> String? {
    for name in members(of: className).chain {
      let found = (declarations(of: name) ?? []).flatMap(\.members).filter { member in
        member.kind == .property && (member.name == key || member.baseName == key)
      }
      let types = Set(found.compactMap(\.type).map { Self.className(inType: $0, isCollection: isCollection) })
      if !types.isEmpty { return types.count == 1 ? types.first ?? nil : nil }
    }
    return nil
  }

  /// Such as `UILabel` in `UIKit.UILabel!`, or in `[UILabel]!` for a collection.
  private static func className(inType type: String, isCollection: Bool) -> String? {
    var text = type.filter { !$0.isWhitespace && $0 != "!" && $0 != "?" }
    if isCollection {
      guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
      text = String(text.dropFirst().dropLast())
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    return text.split(separator: ".").last.map(String.init)
  }

  /// Whether a class is certainly no other class and none of its subclasses: all its superclasses are known, and the other one is a
  /// class as well.
  public func isKnown(_ className: String, notToBe other: String) -> Bool {
    guard className != other, isClass(className), isClass(other) else { return false }
    let members = members(of: className)
    return members.isComplete && !members.chain.contains(other)
  }

  private func isClass(_ name: String) -> Bool {
    // Another name for the class says nothing about it.
    let found = (declarations(of: name) ?? []).filter { $0.kind != .alias || $0.name == name }
    let kinds = Set(found.map(\.kind))
    if SystemClasses.contains(name) { return kinds.isSubset(of: [.extension]) }
    return kinds.contains(.class) && kinds.isSubset(of: [.class, .extension])
  }

  // MARK: Identifiers in code

  /// Whether code may make a name from a class: sources may declare the class, or it is one of the system's and some source asks a
  /// class for its name.
  public func mayNameByClass(_ name: String) -> Bool {
    mayDeclare(name)
      || SystemClasses.contains(name) && Self.callsForNames.contains(where: mayMention)
  }

  private static let callsForNames = ["NSStringFromClass", "describing"]

  /// The calls that name parts of documents by literals, in files that a test accepts: by file, in the order of their paths.
  public func identifierUses(in isWanted: (String) -> Bool) -> [(path: String, uses: [IdentifierUse])] {
    outline.filesWithIdentifiers.compactMap { place in
      guard isWanted(sources[place]), let uses = uses(in: place), !uses.isEmpty else { return nil }
      return (sources[place], uses)
    }
  }

  private func uses(in place: Int) -> [IdentifierUse]? {
    guard let cache, let hash = hashes[place] else { return readUses(in: place) }
    return cache.uses(hash) { readUses(in: place) }
  }

  private func readUses(in place: Int) -> [IdentifierUse]? {
    let path = sources[place]
    guard let language = SourceLanguage(path: path), let bytes = files.contents(path) else { return nil }
    return IdentifierUses.uses(in: [UInt8](bytes), language)
  }

  /// Whether an object of another class than a document states may be its owner and have a member: some source has the name of
  /// the member, and declares a subclass, or names the document and loads documents.
  public func mayLoad(_ document: String, with member: String, besides className: String) -> Bool {
    let declaring = Set(outline.files(declaring: className))
    return sources.indices.contains { place in
      guard !declaring.contains(place) else { return false }
      guard let bytes = files.contents(sources[place]) else { return true }
      guard ByteSearch.containsWord(member, in: bytes) else { return false }
      if Self.subclassing(className).contains(where: { ByteSearch.containsWord($0, in: bytes) }) {
        return true
      }
      guard document == className else { return ByteSearch.containsWord(document, in: bytes) }
      // The document has the name of the class: a source that names it may only make an object of the class.
      return [Self.naming(document), Self.loading].allSatisfy { words in
        words.contains { ByteSearch.contains($0, in: bytes) }
      }
    }
  }

  private static func subclassing(_ className: String) -> [String] { [": \(className)", ":\(className)"] }

  /// The ways to name a document of the same name as a class.
  private static func naming(_ className: String) -> [String] {
    ["\"\(className)\"", "\(className) class", "\(className).class", "\(className).self"]
  }

  /// Calls that load a document for an object.
  private static let loading = [
    "loadNibNamed", "instantiate(withOwner", "instantiateWithOwner", "super.init(nibName",
    "super initWithNibName",
  ]

  /// The words of all sources, by their hashes.
  private lazy var words: Set<ContentHash> = {
    var words: Set<ContentHash> = []
    for path in sources {
      guard let bytes = files.contents(path) else { continue }
      bytes.withUnsafeBytes { buffer in
        var place = 0
        while place < buffer.count {
          let end = ByteSearch.end(ofWordAt: place, in: buffer)
          if end > place { words.insert(ContentHash(UnsafeRawBufferPointer(rebasing: buffer[place..<end]))) }
          place = max(end, place + 1)
        }
      }
    }
    return words
  }()

  /// Whether the sources have all words of a text, be it in other places. False only if all sources were read.
  public func mayMention(_ text: String) -> Bool {
    let bytes = Data(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let end = ByteSearch.end(ofWordAt: place, in: buffer)
        let word = UnsafeRawBufferPointer(rebasing: buffer[place..<end])
        if end > place, !words.contains(ContentHash(word)) { return !unreadable.isEmpty }
        place = max(end, place + 1)
      }
      return true
    }
  }

  /// The number of times that sources have a text as a literal.
  public func occurrences(ofLiterals texts: Set<String>) -> [String: Int] {
    var result: [String: Int] = [:]
    guard !texts.isEmpty else { return result }
    for path in sources {
      guard let bytes = files.contents(path) else { continue }
      for text in texts {
        bytes.withUnsafeBytes { buffer in
          ByteSearch.forEach("\"\(text)\"", in: buffer) { _ in result[text, default: 0] += 1 }
        }
      }
    }
    return result
  }
}
