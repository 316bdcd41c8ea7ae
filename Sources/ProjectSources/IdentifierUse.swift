/// A place in code that names a part of a document by a literal.
public struct IdentifierUse: Hashable, Sendable {
  /// The kinds of part.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller of a storyboard.
    case controller
    /// A segue.
    case segue
    /// A cell or another view that is made again and again, where the call ends the app if nothing has the name.
    case reuse
    /// A xib.
    case nib
    /// A storyboard.
    case storyboard
  }

  /// The kind of part.
  public var kind: Kind
  /// The name of the part.
  public var name: String
  /// The method that the name is given to.
  public var method: String
  /// The line of the name, from 1.
  public var line: Int
  /// The column of the name in bytes, from 1.
  public var column: Int

  /// A use with all its parts.
  public init(_ kind: Kind, _ name: String, method: String, line: Int, column: Int) {
    self.kind = kind
    self.name = name
    self.method = method
    self.line = line
    self.column = column
  }
}

/// Finds the calls that name parts of documents by literals.
public enum IdentifierUses {
  private struct Call {
    var kind: IdentifierUse.Kind
    var method: String
    /// The labels that Swift writes before the name.
    var labels: [String]
    /// Whether only the app's own bundle is looked in.
    var namesBundle = false
  }

  private static let swift = [
    Call(kind: .controller, method: "instantiateViewController", labels: ["withIdentifier", "identifier"]),
    Call(kind: .controller, method: "instantiateController", labels: ["withIdentifier", "identifier"]),
    Call(kind: .segue, method: "performSegue", labels: ["withIdentifier"]),
    Call(kind: .reuse, method: "dequeueReusableCell", labels: ["withIdentifier", "withReuseIdentifier"]),
    Call(kind: .nib, method: "UINib", labels: ["nibName"], namesBundle: true),
    Call(kind: .storyboard, method: "UIStoryboard", labels: ["name"], namesBundle: true),
  ]
  private static let objectiveC = [
    Call(kind: .controller, method: "instantiateViewControllerWithIdentifier", labels: []),
    Call(kind: .segue, method: "performSegueWithIdentifier", labels: []),
    Call(kind: .reuse, method: "dequeueReusableCellWithIdentifier", labels: []),
    Call(kind: .reuse, method: "dequeueReusableCellWithReuseIdentifier", labels: []),
    Call(kind: .nib, method: "nibWithNibName", labels: [], namesBundle: true),
    Call(kind: .storyboard, method: "storyboardWithName", labels: [], namesBundle: true),
  ]

  /// The names of the methods, in both languages.
  static let methods = Set((swift + objectiveC).map { Array($0.method.utf8) })

  /// The uses in a file, in the order of the source.
  public static func uses(in bytes: [UInt8], _ language: SourceLanguage) -> [IdentifierUse] {
    let tokens = SourceTokenizer.tokens(of: bytes, language)
    let calls = Dictionary(
      (language == .swift ? swift : objectiveC).map { ($0.method, $0) },
      uniquingKeysWith: { first, _ in first })
    let isRestored = tokens.contains { restoredStoryboards.contains($0.text) }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, let call = calls[tokens[index].text],
        !isOfOtherBundle(tokens[..<index]), !(isRestored && call.kind == .controller)
      else { return nil }
      let rest = Array(tokens[(index + 1)...].prefix(longestCall))
      guard let place = language == .swift ? swiftName(rest, call) : objectiveCName(rest, call) else {
        return nil
      }
      let name = rest[place]
      return IdentifierUse(call.kind, name.text, method: call.method, line: name.line, column: name.column)
    }
  }

  /// The keys of the storyboard that a controller was made from before the app ended: libraries restore their controllers from it if
  /// the app has any.
  private static let restoredStoryboards: Set = [
    "UIStateRestorationViewControllerStoryboardKey", "stateRestorationViewControllerStoryboardKey",
  ]

  /// Whether the receiver of a call is a storyboard of another bundle than the app's: `before` ends where the method's name begins.
  private static func isOfOtherBundle(_ before: ArraySlice<SourceToken>) -> Bool {
    let receiver = before.last.map { $0.is(".") } == true ? before.dropLast() : before
    guard let end = receiver.last, end.is(")") || end.is("]") else { return false }
    let open = end.is(")") ? "(" : "["
    var depth = 0
    let inside = receiver.suffix(longestReceiver).reversed().prefix { token in
      if token.is(end.text) { depth += 1 } else if token.is(open) { depth -= 1 }
      return depth > 0
    }
    let tokens = Array(inside.reversed().dropLast())
    guard let bundle = tokens.firstIndex(where: { $0.isWord("bundle") }), bundle + 2 < tokens.count else {
      return false
    }
    let value = tokens[(bundle + 2)...]
    return end.is(")") ? !isMain(Array(value)) : !isMainOfObjectiveC(value)
  }

  /// Tokens of a call that makes a storyboard.
  private static let longestReceiver = 40

  /// Tokens from a method's name to the end of its bundle.
  private static let longestCall = 16

  /// The place of the literal in `(label: "name"`, if nothing is added to it.
  private static func swiftName(_ rest: [SourceToken], _ call: Call) -> Int? {
    let name = 3
    guard rest.count > name + 1, rest[0].is("("), call.labels.contains(rest[1].text), rest[2].is(":"),
      rest[name].kind == .string, rest[name + 1].is(",") || rest[name + 1].is(")")
    else { return nil }
    if call.kind == .reuse { return rest.count > name + 2 && rest[name + 2].isWord("for") ? name : nil }
    guard call.namesBundle, rest[name + 1].is(",") else { return name }
    let bundle = Array(rest[(name + 2)...])
    return bundle.count > 2 && bundle[0].isWord("bundle") && isMain(Array(bundle[2...])) ? name : nil
  }

  /// `nil`, `.main` or `Bundle.main`.
  private static func isMain(_ bundle: [SourceToken]) -> Bool {
    let text = bundle.prefix { !$0.is(")") && !$0.is(",") }.map(\.text).joined()
    return ["nil", ".main", "Bundle.main"].contains(text)
  }

  private static func objectiveCName(_ rest: [SourceToken], _ call: Call) -> Int? {
    let name = 2
    guard rest.count > name + 1, rest[0].is(":"), rest[1].is("@"), rest[name].kind == .string else {
      return nil
    }
    if call.kind == .reuse { return rest[name + 1].isWord("forIndexPath") ? name : nil }
    guard call.namesBundle else { return rest[name + 1].kind == .word || rest[name + 1].is("]") ? name : nil }
    let bundle = rest[(name + 1)...]
    guard bundle.count > 2, bundle[name + 1].isWord("bundle") else { return nil }
    return isMainOfObjectiveC(bundle.dropFirst(2)) ? name : nil
  }

  /// `nil` or `[NSBundle mainBundle]`.
  private static func isMainOfObjectiveC(_ bundle: ArraySlice<SourceToken>) -> Bool {
    let text = bundle.prefix { !$0.is("]") }.map(\.text).joined()
    return ["nil", "[NSBundlemainBundle"].contains(text)
  }
}
