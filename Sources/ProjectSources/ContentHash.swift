import Foundation

/// A number of 128 bits by which the contents of a file are recognised.
///
/// Two chains of multiplications and shifts over words of 64 bits, as in the finalisers of MurmurHash3 (A. Appleby). It recognises
/// changes of a person's files; it does not resist somebody who looks for two files with one hash.
struct ContentHash: Hashable {
  var high: UInt64
  var low: UInt64

  private static let factors: (UInt64, UInt64) = (0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53)
  private static let shift: UInt64 = 33

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// - Parameter kind: a different number for each way in which contents are read.
  init(_ bytes: Data, kind: UInt64 = 0) {
    self = bytes.withUnsafeBytes { Self($0, kind: kind) }
  }

  init(_ bytes: UnsafeRawBufferPointer, kind: UInt64 = 0) {
    var (high, low) = (UInt64(bytes.count), ~kind)
    let width = MemoryLayout<UInt64>.size
    let whole = bytes.count / width * width
    for place in stride(from: 0, to: whole, by: width) {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      Self.mix(word, into: &high, &low)
    }
    var rest: UInt64 = 0
    for place in whole..<bytes.count { rest = rest << UInt64(UInt8.bitWidth) | UInt64(bytes[place]) }
    Self.mix(rest, into: &high, &low)
    self.init(high: Self.finished(high ^ low), low: Self.finished(low))
  }

  private static func mix(_ word: UInt64, into high: inout UInt64, _ low: inout UInt64) {
    high = (high ^ word) &* factors.0
    high ^= high >> shift
    low = (low &+ word) &* factors.1
    low ^= low >> shift
  }

  private static func finished(_ value: UInt64) -> UInt64 {
    var value = (value ^ value >> shift) &* factors.0
    value = (value ^ value >> shift) &* factors.1
    return value ^ value >> shift
  }
}
