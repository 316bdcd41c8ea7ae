import AutoLayout
import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// Looks up return addresses in the debugging information. A function's name is found at once; a line costs some milliseconds
/// in a large program, so each is looked up only when needed, and once.
enum CallSymbols {
  /// The function as it stands in the program; what the compiler has put into it is not distinguished, and has no line.
  static func function(at address: UInt) -> CreationCall? {
    functions.withLock { known in
      if let function = known[address] { return function }
      let function = symbols(at: address, withLines: false).first
      known[address] = .some(function)
      return function
    }
  }

  /// The lines, the innermost first: several where the compiler has put functions into each other.
  static func calls(at address: UInt) -> [CreationCall] {
    lines.withLock { known in
      if let calls = known[address] { return calls }
      let calls = symbols(at: address, withLines: true)
      known[address] = calls
      return calls
    }
  }

  /// Those that are neither the façade's nor the compiler's.
  ///
  /// Values of stored properties are made on no line, as far as compilers record, but the code just before stands on the
  /// property's.
  static func callsOfProgram(at address: UInt) -> [CreationCall] {
    guard let function = function(at: address), function.isOfProgram else { return [] }
    for distance in stride(from: 0, through: preparation, by: 8) {
      guard self.function(at: address - distance)?.function == function.function else { break }
      let calls = calls(at: address - distance).filter { $0.isWritten && !$0.isInside }
      if !calls.isEmpty { return calls }
    }
    return []
  }

  /// The preparation of a call takes no more bytes of code than that: 28 where it was looked at.
  private static let preparation: UInt = 96

  private static let functions = LockedValue<[UInt: CreationCall?]>([:])
  private static let lines = LockedValue<[UInt: [CreationCall]]>([:])
}

#if canImport(Runtime) && !canImport(Darwin)
  extension CallSymbols {
    private static func symbols(at address: UInt, withLines: Bool) -> [CreationCall] {
      let backtrace = try? JSONDecoder().decode(Backtrace.self, from: CompactBacktrace([address]).json)
      let options: Backtrace.SymbolicationOptions = withLines ? .default : .useSymbolCache
      let frames = backtrace?.symbolicated(with: images, options: options)?.frames
      return frames?.compactMap(\.symbol).map(CreationCall.init) ?? []
    }

    /// Where code lies; what is loaded later is not found.
    private static let images = LoadedCode.imageMap ?? ImageMap.capture()
  }

  /// Return addresses in the compact format of Swift's runtime, by which alone a backtrace can be made of them. (Swift,
  /// `docs/CompactBacktraceFormat.md`.)
  private struct CompactBacktrace {
    /// Version 0, words of eight bytes.
    private static let header: UInt8 = 0x02
    /// A return address follows, as the difference to the last one, in eight bytes.
    private static let returnAddress: UInt8 = 0x20 | 0x07
    private static let end: UInt8 = 0

    let json: Data

    init(_ addresses: [UInt]) {
      var bytes = [Self.header]
      var last: UInt = 0
      for address in addresses {
        bytes.append(Self.returnAddress)
        withUnsafeBytes(of: UInt64(address &- last).bigEndian) { bytes += $0 }
        last = address
      }
      bytes.append(Self.end)
      let text = Data(bytes).base64EncodedString()
      json = Data(#"{"architecture":"\#(Self.architecture)","backtrace":"\#(text)"}"#.utf8)
    }

    #if arch(arm64)
      private static let architecture = "arm64"
    #else
      private static let architecture = "x86_64"
    #endif
  }
#else
  extension CallSymbols {
    private static func symbols(at address: UInt, withLines: Bool) -> [CreationCall] { [] }
  }
#endif
