import CAllocations
import Foundation

/// Microseconds of processor time used by this process: what else the machine does counts for little.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Microseconds that `body` takes, and its result.
@inline(__always)
public func timed<Result>(_ body: () throws -> Result) rethrows -> (time: Double, result: Result) {
  let start = processorTime()
  let result = try body()
  return (processorTime() - start, result)
}

/// The middle one; 0 of none.
public func median(_ samples: [Double]) -> Double {
  samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
}

/// Calls of the allocator so far; nil where they cannot be counted.
public func allocationCount() -> Int? {
  let count = allocation_count()
  return count < 0 ? nil : count
}

/// Bytes allocated now; nil where that is not known.
public func allocatedBytes() -> Int? {
  let bytes = allocated_bytes()
  return bytes < 0 ? nil : bytes
}

/// Whether the counter sees the allocations of Swift's runtime. A counter that sees nothing would always say 0.
public func allocationsAreCounted() -> Bool {
  guard let before = allocationCount() else { return false }
  let kept = Array(repeating: Int(before), count: 1000)
  return kept.withUnsafeBufferPointer { _ in allocationCount() != before }
}
