import Foundation

/// The packages in a file `Package.resolved`, of whose formats the first names them by their addresses only.
struct PinnedPackages: Decodable {
  private struct Pin: Decodable {
    var identity: String?
    var repositoryURL: String?
  }

  private struct Pins: Decodable { var pins: [Pin] }

  /// The last parts of the packages' addresses, in small letters.
  let identities: Set<String>

  private enum CodingKeys: CodingKey { case object, pins }

  init?(_ bytes: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: bytes) else { return nil }
    self = read
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let pins =
      try values.decodeIfPresent(Pins.self, forKey: .object)?.pins ?? values.decode([Pin].self, forKey: .pins)
    identities = Set(
      pins.compactMap { $0.identity ?? $0.repositoryURL.map { PackageAddress.name(in: $0).lowercased() } })
  }
}

/// The places of packages.
enum PackageAddress {
  /// The name by which SwiftPM knows the package at a URL or in a folder.
  static func name(in address: String) -> String {
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
  }
}
