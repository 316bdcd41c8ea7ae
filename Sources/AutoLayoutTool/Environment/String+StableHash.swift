extension String {
  /// A number of 64 bits that is the same in every process: FNV-1a of the bytes (Fowler, Noll, Vo).
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
