import Foundation
import ObjCCompatibility

#if canImport(Runtime)
  import Runtime
#endif

/// All calls that lead to the creation of a view or a constraint. Recorded on demand: while recording is off, making an
/// object costs one check of a flag, and for views the innermost 16 calls are still known.
public enum CreationStacks {
  /// Whether all calls are recorded for objects that are made from now on. Default false.
  public static var isRecording: Bool {
    get { recordsCreation }
    set { recordsCreation = newValue }
  }

  /// The largest number of calls that are kept.
  private static let deepest = 64

  /// The key under which the recorded calls are associated with an object.
  private static let key = AssociationKey()

  @inline(never)
  fileprivate static func record(_ object: AnyObject) {
    #if canImport(Runtime)
      guard let calls = try? Backtrace.capture(algorithm: .auto, limit: deepest) else { return }
    #else
      let calls = Thread.callStackSymbols
    #endif
    objc_setAssociatedObject(object, key, calls, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The recorded calls, innermost first; empty for objects that were made without recording. Reads the program's
  /// debugging information, which may take seconds the first time.
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
  /// The innermost recorded function of the program, by the compiler's name; nil without a recording. It does not read
  /// debugging information, so it is fast.
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

/// Constant, so that checking it is free; tools set it before the interface is built.
private nonisolated(unsafe) var recordsCreation = false

/// Called by the initialisers of views and constraints.
@inline(__always)
package func noteCreation(of object: AnyObject) {
  #if !AUTOLAYOUT_WITHOUT_TOOLBOX
    if recordsCreation { CreationStacks.record(object) }
  #endif
}
