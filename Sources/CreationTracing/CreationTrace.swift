import AutoLayout
import CCallStacks

/// The innermost calls that lead to an object: four bytes, noted for every view and for constraints that no line of code
/// came with. Noting follows frame pointers, some dozens of nanoseconds; only a request for a place in the program pays
/// for reading its debugging information.
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

  /// The innermost first; empty where the system does not know.
  package var calls: [CreationCall] { addresses.flatMap(CallSymbols.calls) }

  /// The line of the program that made an object of a class: behind the initialisers of the class and its superclasses, for
  /// the caller knows the class and wants to know who uses it. Nil where the façade made it, as it makes a button's label.
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

  /// A class and its superclasses, without modules and generic arguments, and who notes the calls.
  private static func names(of type: AnyClass) -> Set<String> {
    var names: Set<String> = ["\(CreationTrace.self)"]
    var type: AnyClass? = type
    while let known = type {
      names.insert(String(String(describing: known).prefix { $0 != "<" }))
      type = _getSuperclass(known)
    }
    return names
  }
}
