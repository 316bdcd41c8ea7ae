#if canImport(Synchronization)
  import Synchronization
#endif

/// Memory that solvers have released, kept for the next ones.
///
/// The system allocates large blocks page by page and reclaims them when they are freed, which took half of the time
/// of a first solve. So the process keeps a few blocks, at most `mostBytes`, and frees the oldest first. On platforms
/// without a lock in Swift's own library, every block is freed at once.
enum SpareMemory {
  /// Smaller blocks are returned to the system's allocator.
  private static let leastBlock = 16 << 10
  private static let mostBytes = 16 << 20
  private static let mostBlocks = 64
  private static let alignment = 16

  /// A block of at least `byteCount` bytes with undefined content.
  static func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    #if canImport(Synchronization)
      if byteCount >= leastBlock, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
        let block = FreeBlocks.shared.withLock({ $0.take(byteCount) })
      {
        return block.memory
      }
    #endif
    return .allocate(byteCount: byteCount, alignment: alignment)
  }

  static func give(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Synchronization)
      if memory.count >= leastBlock, memory.count <= mostBytes,
        #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
      {
        return FreeBlocks.shared.withLock { $0.give(Block(memory: memory)) }
      }
    #endif
    memory.deallocate()
  }

  /// Unused memory. Only the shelf, protected by its lock, and one taker at a time hold it.
  private struct Block: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer
  }

  #if canImport(Synchronization)
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private struct FreeBlocks {
      static let shared = Mutex(FreeBlocks())

      /// The oldest first.
      private var blocks: [Block] = []
      private var byteCount = 0

      /// The smallest block that is large enough and not wastefully large.
      mutating func take(_ wanted: Int) -> Block? {
        var best: Int?
        for (place, block) in blocks.enumerated()
        where block.memory.count >= wanted && block.memory.count / 2 <= wanted {
          if let held = best, blocks[held].memory.count <= block.memory.count { continue }
          best = place
        }
        guard let best else { return nil }
        byteCount -= blocks[best].memory.count
        return blocks.remove(at: best)
      }

      mutating func give(_ block: Block) {
        while byteCount + block.memory.count > mostBytes || blocks.count >= mostBlocks { dropOldest() }
        blocks.append(block)
        byteCount += block.memory.count
      }

      private mutating func dropOldest() {
        let oldest = blocks.removeFirst()
        byteCount -= oldest.memory.count
        oldest.memory.deallocate()
      }
    }
  #endif
}
