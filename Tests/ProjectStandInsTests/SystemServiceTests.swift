import Foundation
import ProjectStandIns
import Testing

/// The stand-ins for services of Apple's systems do what the pages say of them, or answer that there is none.
struct SystemServiceTests {
  // MARK: Keychain (Apple, "Keychain services")

  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let entries: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService: "keychain tests",
      kSecAttrAccount: account,
    ]
    return entries.merging(more) { $1 } as CFDictionary
  }

  private func data(_ account: String) -> Data? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(
      query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &result)
    return status == errSecSuccess ? result as? Data : nil
  }

  @Test func passwordsAreKept() {
    #expect(SecItemCopyMatching(query("a"), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query("a", [kSecValueData: Data("x".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", [kSecValueData: Data("y".utf8)]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(query("b", [kSecValueData: Data("z".utf8)]), nil) == errSecSuccess)
    #expect(data("a") == Data("x".utf8) && data("b") == Data("z".utf8))
    #expect(SecItemUpdate(query("a"), [kSecValueData: Data("y".utf8)] as CFDictionary) == errSecSuccess)
    #expect(data("a") == Data("y".utf8))
    var all: CFTypeRef?
    let service: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "keychain tests", kSecReturnAttributes: true,
      kSecMatchLimit: kSecMatchLimitAll,
    ]
    #expect(SecItemCopyMatching(service as CFDictionary, &all) == errSecSuccess)
    let accounts = (all as? [[String: Any]])?.compactMap { $0[kSecAttrAccount] as? String }
    #expect(accounts == ["a", "b"])
    #expect((all as? [[String: Any]])?.allSatisfy { $0[kSecValueData] == nil } == true)
    #expect(SecItemDelete(query("a")) == errSecSuccess && SecItemDelete(query("a")) == errSecItemNotFound)
    #expect(data("a") == nil && SecItemDelete(query("b")) == errSecSuccess)
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
  }

  @Test func randomBytesDiffer() {
    var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &other) == errSecSuccess)
    #expect(one != other)
  }

  // MARK: What is not there

  @Test func nobodyIsRecognised() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue && context.biometryType == .none)
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
  }

  @Test func nothingIsIndexed() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: set)
    nonisolated(unsafe) var calls = 0
    CSSearchableIndex.default().indexSearchableItems([item]) { error in calls += error == nil ? 1 : 0 }
    CSSearchableIndex.default().deleteAllSearchableItems { error in calls += error == nil ? 1 : 0 }
    #expect(calls == 2 && !CSSearchableIndex.isIndexingAvailable())
    let activity = NSUserActivity(activityType: "a")
    activity.addUserInfoEntries(from: ["b": 1])
    activity.addUserInfoEntries(from: ["c": 2])
    #expect(activity.userInfo?.count == 2)
  }

  /// Two places 0.01° of latitude apart are 1.1 km apart.
  @Test func circlesContainPlaces() {
    let center = CLLocationCoordinate2D(latitude: 50, longitude: 8)
    let region = CLCircularRegion(center: center, radius: 2_000, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 50.01, longitude: 8)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 50.02, longitude: 8)))
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
    let beacons = CLBeaconRegion(proximityUUID: UUID(), major: 1, minor: 2, identifier: "b")
    #expect(beacons.major == 1 && beacons.minor == 2)
  }

  // MARK: Values

  @Test func unknownObjectsHaveMembers() {
    let values: [String: Any] = [
      "a": 1.5, "b": "12", "c": [1, 2], "d": NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
    ]
    func member(_ key: String) -> DynamicObject { DynamicObject(values[key]! as AnyObject) }
    #expect(member("a").doubleValue == 1.5 && member("a").integerValue == 1 && member("b").intValue == 12)
    #expect(member("c").count == 2 && member("c").doubleValue == nil && member("b").length == 2)
    #expect(
      member("d").cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4) && member("a").cgRectValue == nil)
  }

  @Test func matricesMultiply() {
    let matrix = simd_double4x4(rows: [
      SIMD4(1, 2, 3, 4), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ])
    #expect(matrix * SIMD4(1, 1, 1, 1) == SIMD4(10, 1, 1, 1))
    #expect(SIMD4(1, 1, 1, 1) * matrix == SIMD4(1, 3, 4, 5))
    #expect(matrix * double4x4(1) == matrix && matrix.transpose.transpose == matrix && matrix[1, 0] == 2)
    #expect(simd_mix(2.0, 4.0, 0.25) == 2.5 && simd_clamp(5, 1, 3) == 3)
    #expect(simd_length(SIMD2(3.0, 4)) == 5 && simd_normalize(SIMD2(3.0, 4)) == SIMD2(0.6, 0.8))
  }

  @Test func signpostsDistinguishObjects() {
    let (one, other) = (NSObject(), NSObject())
    #expect(OSSignpostID(log: .default, object: one) == OSSignpostID(log: .default, object: one))
    #expect(OSSignpostID(log: .default, object: one) != OSSignpostID(log: .default, object: other))
    os_signpost(.begin, log: .default, name: "a", "%d", 1)
    #expect(OSSignposter().withIntervalSignpost("a") { 3 } == 3)
  }

  /// As Apple's page of `NSTextCheckingResult` names the kinds and their values.
  @Test func resultsHaveKindsAndValues() throws {
    let text = "a@example.org, www.example.org or +1 (408) 555-0123"
    let detector = try NSDataDetector(types: 1 << 6 | 1 << 11)
    let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(found.map(\.resultType.rawValue) == [1 << 6, 1 << 6, 1 << 11])
    #expect(found.map { $0.url?.absoluteString } == ["mailto:a@example.org", "http://www.example.org", nil])
    #expect(found.map(\.phoneNumber) == [nil, nil, "+1 (408) 555-0123"])
    let link = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 1, length: 2), url: try #require(URL(string: "https://example.org")))
    #expect(link.range == NSRange(location: 1, length: 2) && link.url?.host == "example.org")
  }

  // MARK: Formats (Foundation, "Predicate Format String Syntax")

  @Test(arguments: [
    ("SELF MATCHES %@", ["[a-z]+@[a-z]+"], "a@b", "a@b.c"), ("SELF CONTAINS[cd] %@", ["É"], "cafe", "caf"),
    ("SELF BEGINSWITH 'a' AND SELF ENDSWITH \"c\"", [], "abc", "ab"),
    ("SELF == %@ OR self != %@", ["a", "b"], "c", "b"), ("SELF LIKE[c] 'A*?'", [], "abc", "a"),
  ])
  func predicatesReadFormats(format: String, arguments: [String], holds: String, fails: String) {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    #expect(predicate.evaluate(with: holds) && !predicate.evaluate(with: fails))
  }

  @Test(arguments: [
    (-300, "5 minutes ago", "5 min. ago", "5min ago"), (7_200, "in 2 hours", "in 2 hr.", "in 2h"),
    (-86_400, "1 day ago", "1 day ago", "1d ago"), (172_800, "in 2 days", "in 2 days", "in 2d"),
  ])
  func distancesInTime(seconds: Double, full: String, short: String, abbreviated: String) throws {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for (style, expected) in [
      (RelativeDateTimeFormatter.UnitsStyle.full, full), (.short, short), (.abbreviated, abbreviated),
    ] {
      formatter.unitsStyle = style
      #expect(
        formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start) == expected)
    }
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents()) == "now")
  }

  @Test func rectanglesKeepProportions() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rect == CGRect(x: 0, y: 2.5, width: 10, height: 5))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: rect) == .zero)
  }

  @Test func placesAreNotNamed() async {
    await #expect(throws: CLError.self) { try await CLGeocoder().reverseGeocodeLocation(CLLocation()) }
    #expect(CLLocation().horizontalAccuracy < 0)
  }

  /// Apple, "Randomization Services": the numbers of a seed are the same again, and within their ranges.
  @Test func seedsDetermineNumbers() {
    let (one, other) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
    let numbers = (0..<100).map { _ in one.nextInt(upperBound: 10) }
    #expect(numbers == (0..<100).map { _ in other.nextInt(upperBound: 10) })
    #expect(Set(numbers) == Set(0..<10) && one.nextInt() != one.nextInt())
    let values = Array(0..<20)
    let shuffled = one.arrayByShufflingObjects(in: values) as? [Int]
    #expect(shuffled?.sorted() == values && shuffled != values)
    let die = GKRandomDistribution(randomSource: one, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    #expect((0..<100).allSatisfy { _ in (0...1).contains(die.nextUniform()) })
  }

  // MARK: Foundation

  @Test func notificationsAreSequences() async {
    let (center, name) = (NotificationCenter(), Notification.Name("sequence tests"))
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for count in 1...2 { center.post(name: name, object: nil, userInfo: ["count": count]) }
    center.post(name: Notification.Name("other"), object: nil)
    var counts: [Int?] = []
    for _ in 1...2 { counts.append(await iterator.next()?.userInfo?["count"] as? Int) }
    #expect(counts == [1, 2])
    let waiting = Task {
      var iterator = center.notifications(named: name).makeAsyncIterator()
      return await iterator.next() == nil
    }
    waiting.cancel()
    #expect(await waiting.value)
  }

  @Test func exceptionsEndTheProgram() async {
    let exception = NSException(name: .rangeException, reason: "index 3", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "index 3")
    await #expect(processExitsWith: .failure) { NSException(name: .genericException, reason: nil).raise() }
  }

  @Test func formatsAreAppended() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d%@", 1, "b")
    #expect(text == "a1b")
  }
}
