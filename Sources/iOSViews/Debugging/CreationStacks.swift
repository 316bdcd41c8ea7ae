import AutoLayout
import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// The calls that lead to a view or a constraint, for finding out who made it. Recorded on demand: while nobody asks,
/// making an object costs one look at a flag.
public enum CreationStacks {
  /// Whether objects that are made from now on remember their calls. Default false.
  public static var isRecording: Bool {
    get { recordsCreation }
    set { recordsCreation = newValue }
  }

  /// More calls than that are not kept.
  private static let deepest = 64

  /// Address of a variable that stands for the recorded calls among an object's associated values.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  @inline(never)
  fileprivate static func record(_ object: AnyObject) {
    #if canImport(Runtime)
      guard let calls = try? Backtrace.capture(algorithm: .auto, limit: deepest) else { return }
    #else
      let calls = Thread.callStackSymbols
    #endif
    objc_setAssociatedObject(object, key, calls, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The recorded calls, the innermost first; empty for objects that were made while nothing was recorded. Reads the
  /// program's debugging information, which may take seconds the first time.
  static func calls(of object: AnyObject) -> [CreationCall] {
    let recorded = objc_getAssociatedObject(object, key)
    #if canImport(Runtime)
      guard let frames = (recorded as? Backtrace)?.symbolicated()?.frames else { return [] }
      return frames.compactMap(\.symbol).map { symbol in
        CreationCall(
          function: symbol.name,
          site: symbol.sourceLocation.flatMap {
            $0.line > 0 ? SourceLocation(file: $0.path, line: $0.line) : nil
          })
      }
    #else
      return (recorded as? [String])?.map { CreationCall(function: $0, site: nil) } ?? []
    #endif
  }
}

extension CreationStacks {
  /// The recorded function, as the compiler names it, that is the innermost one of the program's; nil where nothing was
  /// recorded. Reads no debugging information, so it is quick.
  static func function(making object: AnyObject) -> String? {
    let recorded = objc_getAssociatedObject(object, key)
    #if canImport(Runtime)
      let frames = (recorded as? Backtrace)?.symbolicated(with: nil, options: [])?.frames
      return frames?.lazy.compactMap(\.symbol).first { isOfProgram($0.rawName) }?.name
    #else
      return (recorded as? [String])?.first
    #endif
  }

  /// What mangled names of functions of this package, and of the language's own library, start with.
  private static let insidePrefixes = ["$s8iOSViews", "$s10AutoLayout", "$ss", "$sS"]

  private static func isOfProgram(_ mangled: String) -> Bool {
    mangled.hasPrefix("$s") && !insidePrefixes.contains(where: mangled.hasPrefix)
  }
}

/// A call on the way to where an object was made.
public struct CreationCall: Hashable, Sendable {
  /// As the compiler names it.
  public var function: String
  /// Where in the function; nil without debugging information.
  public var site: AutoLayout.SourceLocation?

  public init(function: String, site: AutoLayout.SourceLocation?) {
    self.function = function
    self.site = site
  }

  /// True for calls within the façade, the core and the language's own libraries.
  var isInside: Bool {
    guard let file = site?.file else { return true }
    // Optimised programs tell paths from the package's folder on.
    return ["/Sources/iOSViews/", "/Sources/AutoLayout/", "/<compiler-generated>"].contains(
      where: ("/" + file).contains)
  }
}

/// Constant, so that looking at it costs nothing; set by tools before the interface is built.
private nonisolated(unsafe) var recordsCreation = false

/// Called by the initialisers of views and constraints.
@inline(__always)
func noteCreation(of object: AnyObject) {
  #if !AUTOLAYOUT_WITHOUT_TOOLBOX
    if recordsCreation { CreationStacks.record(object) }
  #endif
}

extension UIView {
  /// The calls that lead to the view, the innermost first, if ``CreationStacks`` recorded when it was made.
  public var creationCallStack: [CreationCall] { CreationStacks.calls(of: self) }

  /// Where the view was made: the element of its document or, if ``CreationStacks`` recorded, the line of the program.
  public var creationSite: SourceLocation? {
    documentLocation ?? creationCallStack.first { !$0.isInside }?.site
  }
}

extension NSLayoutConstraint {
  /// The calls that lead to the constraint, the innermost first, if ``CreationStacks`` recorded when it was made. Where
  /// a layout library makes the constraints, they tell which line asked for it.
  public var creationCallStack: [CreationCall] { CreationStacks.calls(of: self) }
}
