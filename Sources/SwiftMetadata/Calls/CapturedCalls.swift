#if canImport(Runtime)
  import Runtime
#else
  import Foundation
#endif

/// All calls of a thread at a moment, up to a number.
package struct CapturedCalls {
  #if canImport(Runtime)
    private let backtrace: Backtrace
  #else
    private let symbols: [String]
  #endif

  /// The calls that lead here; nil if the system does not know them.
  @inline(never)
  package static func here(limit: Int) -> CapturedCalls? {
    #if canImport(Runtime)
      return (try? Backtrace.capture(algorithm: .auto, limit: limit)).map(CapturedCalls.init)
    #else
      return CapturedCalls(symbols: Thread.callStackSymbols)
    #endif
  }

  /// Innermost first. Reads the program's debugging information, which may take seconds the first time.
  package var calls: [CreationCall] {
    #if canImport(Runtime)
      return backtrace.symbolicated()?.frames.compactMap(\.symbol).map(CreationCall.init) ?? []
    #else
      return symbols.map { CreationCall(function: $0, site: nil) }
    #endif
  }

  /// The innermost function of the program, by the compiler's name. It does not read debugging information, so it is fast.
  package var innermostFunction: String? {
    #if canImport(Runtime)
      let frames = backtrace.symbolicated(with: nil, options: [])?.frames
      return frames?.lazy.compactMap(\.symbol).map(CreationCall.init).first { $0.isOfProgram }?.function
    #else
      return symbols.first
    #endif
  }
}
