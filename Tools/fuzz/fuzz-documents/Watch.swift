import Foundation

/// Measures the resources of the process, and reports its sudden end.
enum Watch {
  /// Seconds of computing time.
  static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process has ever held, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// The round that is under way; read by the handler of a signal, which may do little more than write.
  nonisolated(unsafe) static var round = 0

  /// A crash, and a round that takes `seconds` of computing time, end the process with the round's number.
  static func report(after seconds: Int) {
    for signalNumber in [SIGSEGV, SIGILL, SIGBUS, SIGTRAP, SIGABRT, SIGFPE] {
      signal(signalNumber) { number in Watch.die("crashed", number) }
    }
    signal(SIGVTALRM) { number in Watch.die("hung", number) }
    limit = seconds
  }

  private nonisolated(unsafe) static var limit = 0

  /// Starts the clock of a round.
  static func begin(_ round: Int) {
    self.round = round
    var timer = itimerval()
    timer.it_value.tv_sec = limit
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  private static func die(_ what: StaticString, _ number: Int32) {
    write(2, "\nround ", 7)
    var digits: [UInt8] = []
    var rest = round
    repeat {
      digits.insert(UInt8(48 + rest % 10), at: 0)
      rest /= 10
    } while rest > 0
    write(2, digits, digits.count)
    write(2, " ", 1)
    write(2, what.utf8Start, what.utf8CodeUnitCount)
    write(2, "\n", 1)
    signal(number, SIG_DFL)
    _exit(1)
  }
}
