import Foundation
import ObjCCompatibility
import SwiftMetadata

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
    guard let calls = CapturedCalls.here(limit: deepest) else { return }
    objc_setAssociatedObject(object, key, calls, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The recorded calls, innermost first; empty for objects that were made without recording. Reads the program's
  /// debugging information, which may take seconds the first time.
  package static func calls(of object: AnyObject) -> [CreationCall] {
    recorded(for: object)?.calls ?? []
  }

  /// The innermost recorded function of the program, by the compiler's name; nil without a recording. It does not read
  /// debugging information, so it is fast.
  package static func function(making object: AnyObject) -> String? {
    recorded(for: object)?.innermostFunction
  }

  private static func recorded(for object: AnyObject) -> CapturedCalls? {
    objc_getAssociatedObject(object, key) as? CapturedCalls
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
