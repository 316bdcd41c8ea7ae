/// Decompresses data in the zlib format (RFC 1950) with its blocks (RFC 1951). The checksum is not compared.
struct Inflation {
  private let input: [UInt8]
  private var position = 2
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private enum Fault: Error { case damaged }

  /// The decompressed bytes; nil if the data is damaged, or longer than `limit` when decompressed.
  static func bytes(of input: [UInt8], limit: Int) -> [UInt8]? {
    var inflation = Inflation(input: input, limit: limit)
    return try? inflation.run()
  }

  private init(input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func run() throws(Fault) -> [UInt8] {
    guard input.count > 2, input[0] & 0x0F == 8, input[1] & 0x20 == 0 else { throw .damaged }
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(literals: .fixedLiterals, distances: .fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try expand(literals: literals, distances: distances)
      default: throw .damaged
      }
    }
    return output
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Fault) -> Int {
    while bitCount < count {
      guard position < input.count else { throw .damaged }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ code: PrefixCode) throws(Fault) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try take(1)
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  // MARK: Blocks

  private mutating func copyStored() throws(Fault) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + length <= input.count, output.count + length <= limit else { throw .damaged }
    output += input[position..<position + length]
    position += length
  }

  /// The order in which a block states the lengths of the code for lengths (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func codes() throws(Fault) -> (PrefixCode, PrefixCode) {
    let (literals, distances) = (try take(5) + 257, try take(5) + 1)
    let stated = try take(4) + 4
    var lengths = [Int](repeating: 0, count: Self.order.count)
    for place in Self.order.prefix(stated) { lengths[place] = try take(3) }
    let code = PrefixCode(lengths: lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = all.last else { throw .damaged }
        all += [Int](repeating: last, count: try take(2) + 3)
      case 17: all += [Int](repeating: 0, count: try take(3) + 3)
      case 18: all += [Int](repeating: 0, count: try take(7) + 11)
      case let length: all.append(length)
      }
    }
    guard all.count == literals + distances else { throw .damaged }
    return (
      PrefixCode(lengths: Array(all.prefix(literals))), PrefixCode(lengths: Array(all.suffix(distances)))
    )
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097,
    6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func expand(literals: PrefixCode, distances: PrefixCode) throws(Fault) {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      guard output.count < limit else { throw .damaged }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count else { throw .damaged }
      let length = try Self.lengthBases[symbol - 257] + take(Self.lengthBits[symbol - 257])
      let place = try self.symbol(distances)
      guard place < Self.distanceBases.count else { throw .damaged }
      let distance = try Self.distanceBases[place] + take(max(0, place / 2 - 1))
      guard distance <= output.count else { throw .damaged }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}

/// A canonical prefix code (RFC 1951, 3.2.2).
private struct PrefixCode {
  /// The number of codes by their lengths, of which the first is 0.
  let counts: [Int]
  /// The symbols in the order of their codes.
  let symbols: [Int]

  private static let longest = 15

  init(lengths: [Int]) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = (1...Self.longest).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }

  static let fixedLiterals = PrefixCode(
    lengths: [(8, 144), (9, 112), (7, 24), (8, 8)].flatMap { [Int](repeating: $0.0, count: $0.1) })
  static let fixedDistances = PrefixCode(lengths: [Int](repeating: 5, count: 30))
}
