#if canImport(Runtime) && !canImport(Darwin)
  import CCallStacks
  import Foundation
  import Runtime

  /// The files of code that the process has loaded, as the loader lists them.
  ///
  /// `ImageMap.capture()` reads the first bytes of every mapped file, and crashes if another thread unmaps such a file at the
  /// same time (github.com/swiftlang/swift/issues/92089).
  enum LoadedCode {
    /// Nil if this version of Swift reads another format.
    static var imageMap: ImageMap? {
      let text = CompactImages(files).bytes.base64EncodedString()
      return try? JSONDecoder().decode(ImageMap.self, from: Data("\"\(text)\"".utf8))
    }

    fileprivate struct File {
      var base: UInt64
      /// Bytes from the base.
      var endOfText: UInt64
      var buildID: Data
      var path: String
    }

    private static var files: [File] {
      var files: [File] = []
      withUnsafeMutablePointer(to: &files) { list in
        code_images_visit(
          { image, list in
            guard let image, let list else { return }
            let found = image.pointee
            list.assumingMemoryBound(to: [File].self).pointee.append(
              File(
                base: UInt64(found.base), endOfText: UInt64(found.end_of_text - found.base),
                buildID: found.build_id.map { Data(bytes: $0, count: found.build_id_length) } ?? Data(),
                path: String(cString: found.path)))
          }, list)
      }
      return files.sorted { $0.base < $1.base }
    }
  }

  /// A list of loaded files in the compact format of Swift's runtime, without any of its abbreviations. (Swift,
  /// `docs/CompactImageMapFormat.md`.)
  private struct CompactImages {
    /// Version 0, words of eight bytes.
    private static let header: UInt8 = 0x02
    private static let platform = "Linux"
    /// An absolute base address and an end of text follow, in eight bytes each.
    private static let wholeWords: UInt8 = 0x07 << 3 | 0x07
    /// The largest number of bytes of a path after one count.
    private static let mostOfPath = 0x3F
    private static let endOfPath: UInt8 = 0

    private(set) var bytes = Data([header])

    init(_ files: [LoadedCode.File]) {
      bytes.append(UInt8(Self.platform.utf8.count))
      bytes += Self.platform.utf8
      append(count: files.count)
      for file in files { append(file) }
    }

    private mutating func append(_ file: LoadedCode.File) {
      bytes.append(Self.wholeWords)
      for number in [file.base, file.endOfText] { withUnsafeBytes(of: number.bigEndian) { bytes += $0 } }
      append(count: file.buildID.count)
      bytes += file.buildID
      var path = Array(file.path.utf8)[...]
      while !path.isEmpty {
        let part = path.prefix(Self.mostOfPath)
        bytes.append(UInt8(part.count))
        bytes += part
        path = path.dropFirst(part.count)
      }
      bytes.append(Self.endOfPath)
    }

    /// Appends seven bits per byte, the most significant first; all bytes except the last have the highest bit set.
    private mutating func append(count: Int) {
      var groups = [UInt8(count & 0x7F)]
      var rest = count >> 7
      while rest > 0 {
        groups.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes += groups.reversed()
    }
  }
#endif
