/// A declaration of a class or protocol in a source file, or of further members for one.
public struct SourceType: Hashable, Sendable, Codable {
  /// The kinds of declaration.
  public enum Kind: String, Hashable, Sendable, Codable {
    case `class`, `protocol`
    /// A Swift extension, an Objective-C category or implementation: members for a type that is declared elsewhere.
    case `extension`
    /// A type that is neither a class nor a protocol.
    case value
    /// Another name for a type, the first of ``SourceType/inherited``.
    case alias
  }

  /// The kind of declaration.
  public var kind: Kind
  /// The name in the source, without the types around it.
  public var name: String
  /// The name that the Objective-C runtime knows, where the source states one.
  public var runtimeName: String?
  /// The superclass and the protocols as the source lists them, without modules and generic arguments.
  public var inherited: [String]
  /// The members, in the order of the source.
  public var members: [SourceMember]
  /// Whether there may be members that the source does not show: it uses a macro.
  public var isOpenEnded: Bool
  /// The line of the declaration, from 1.
  public var line: Int

  /// A declaration with all its parts.
  public init(
    _ kind: Kind, _ name: String, runtimeName: String? = nil, inherited: [String] = [],
    members: [SourceMember] = [], isOpenEnded: Bool = false, line: Int = 1
  ) {
    self.kind = kind
    self.name = name
    self.runtimeName = runtimeName
    self.inherited = inherited
    self.members = members
    self.isOpenEnded = isOpenEnded
    self.line = line
  }
}

/// A property or method of a type.
public struct SourceMember: Hashable, Sendable, Codable {
  /// The kinds of member.
  public enum Kind: String, Hashable, Sendable, Codable {
    case property, method
  }

  /// The kind of member.
  public var kind: Kind
  /// The name of the property, or the selector of the method.
  public var name: String
  /// The name of a Swift method without its labels; nil for Objective-C.
  public var baseName: String?
  /// The type of the property as the source has it; nil if it is left to the compiler.
  public var type: String?
  /// Whether the declaration says itself that Objective-C sees the member: by `@IBOutlet`, `@IBAction`, `@objc` or the like.
  public var isExposed: Bool
  /// The line of the declaration, from 1.
  public var line: Int

  /// A member with all its parts.
  public init(
    _ kind: Kind, _ name: String, baseName: String? = nil, type: String? = nil, isExposed: Bool = true,
    line: Int = 1
  ) {
    self.kind = kind
    self.name = name
    self.baseName = baseName
    self.type = type
    self.isExposed = isExposed
    self.line = line
  }
}
