/// One line of results, `key=value` with spaces between, as the table reads them.
public struct ResultLine {
  private var parts: [String] = []

  /// `path`: that of the workload, `…/NAME-COUNT.edges`.
  public init(driver: String, path: String) {
    let file = path.split(separator: "/").last ?? ""
    let name = (file.split(separator: ".").first ?? "").split(separator: "-")
    parts = ["driver=\(driver)", "workload=\(name.first ?? "")", "count=\(name.last ?? "")"]
  }

  public mutating func set(_ key: String, _ value: Double?) {
    if let value { parts.append("\(key)=\(value)") }
  }

  public func print() { Swift.print(parts.joined(separator: " ")) }
}

/// Runs `body` until `seconds` of processor time are used, at least twice and at most `limit` times.
public func repeated<Result>(
  seconds: Double, limit: Int = 200, _ body: () throws -> Result
) rethrows -> [Result] {
  var results: [Result] = []
  let begun = processorTime()
  while results.count < 2 || (results.count < limit && processorTime() - begun < seconds * 1e6) {
    results.append(try body())
  }
  return results
}
