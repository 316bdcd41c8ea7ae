import AutoLayout
import CCallStacks
import SwiftMetadata

/// The innermost calls that lead to an object: four bytes, recorded for every view and for constraints without a line of
/// code. Recording follows frame pointers, which takes a few dozen nanoseconds. Debugging information is read only when a
/// place in the program is requested.
package struct CreationTrace {
  private let number: UInt32

  /// The calls of the thread, from the caller outwards.
  @inline(__always)
  package static func here() -> CreationTrace {
    #if AUTOLAYOUT_WITHOUT_TOOLBOX
      return CreationTrace(number: 0)
    #else
      return CreationTrace(number: call_stack_note())
    #endif
  }

  package static let none = CreationTrace(number: 0)

  /// Innermost first; empty if the system does not know them.
  package var calls: [CreationCall] { addresses.flatMap(CallSymbols.calls) }

  /// The line of the program that made an object of a class: outside of the initialisers of the class and its superclasses,
  /// because the caller already knows the class. Nil if the façade made the object, such as a button's label.
  package func site(of type: AnyClass) -> SourceLocation? {
    let classes = Self.names(of: type)
    for address in addresses {
      let function = CallSymbols.function(at: address)
      if function?.makes(oneOf: classes) == true { continue }
      if function?.isInside == true { return nil }
      let calls = CallSymbols.callsOfProgram(at: address)
      if let call = calls.first(where: { !$0.makes(oneOf: classes) }) { return call.fileSite }
    }
    return nil
  }

  /// The innermost line of the program.
  package var caller: SourceLocation? {
    addresses.lazy.compactMap { CallSymbols.callsOfProgram(at: $0).first }.first?.fileSite
  }

  private var addresses: [UInt] {
    guard number != 0 else { return [] }
    return [UInt](unsafeUninitializedCapacity: Int(CALL_STACK_DEPTH)) { buffer, count in
      count = buffer.baseAddress.map { call_stack_addresses(number, $0) } ?? 0
    }
  }

  /// The names of a class and its superclasses, without modules and generic arguments, and of the recording type.
  private static func names(of type: AnyClass) -> Set<String> {
    var names: Set<String> = ["\(CreationTrace.self)"]
    var type: AnyClass? = type
    while let known = type {
      names.insert(String(String(describing: known).prefix { $0 != "<" }))
      type = ClassNames.superclass(of: known)
    }
    return names
  }
}
