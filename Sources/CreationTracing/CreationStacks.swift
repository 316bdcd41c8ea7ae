import Foundation
import ObjCCompatibility

#if canImport(Runtime)
  import Runtime
#endif

/// All calls that lead to a view or a constraint, for finding out who made it. Recorded on demand: while it is off,
/// making an object costs one look at a flag, and of views the innermost 16 calls are known nevertheless.
public enum CreationStacks {
  /// Whether objects that are made from now on remember all their calls. Default false.
  public static var isRecording: Bool {
    get { recordsCreation }
    set { recordsCreation = newValue }
  }

  /// More calls than that are not kept.
  private static let deepest = 64

  /// The key under which the recorded calls are associated with an object.
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
  package static func calls(of object: AnyObject) -> [CreationCall] {
    let recorded = objc_getAssociatedObject(object, key)
    #if canImport(Runtime)
      guard let frames = (recorded as? Backtrace)?.symbolicated()?.frames else { return [] }
      return frames.compactMap(\.symbol).map(CreationCall.init)
    #else
      return (recorded as? [String])?.map { CreationCall(function: $0, site: nil) } ?? []
    #endif
  }
}

extension CreationStacks {
  /// The recorded function, as the compiler names it, that is the innermost one of the program's; nil where nothing was
  /// recorded. Reads no debugging information, so it is quick.
  package static func function(making object: AnyObject) -> String? {
    let recorded = objc_getAssociatedObject(object, key)
    #if canImport(Runtime)
      let frames = (recorded as? Backtrace)?.symbolicated(with: nil, options: [])?.frames
      return frames?.lazy.compactMap(\.symbol).map(CreationCall.init).first { $0.isOfProgram }?.function
    #else
      return (recorded as? [String])?.first
    #endif
  }

}

/// Constant, so that looking at it costs nothing; set by tools before the interface is built.
private nonisolated(unsafe) var recordsCreation = false

/// Called by the initialisers of views and constraints.
@inline(__always)
package func noteCreation(of object: AnyObject) {
  #if !AUTOLAYOUT_WITHOUT_TOOLBOX
    if recordsCreation { CreationStacks.record(object) }
  #endif
}
