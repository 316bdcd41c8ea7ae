import Foundation
import Graphics

// The keychain of Apple's module Security, in memory: what a program adds is there until it ends. (Apple, "Keychain services".)

/// A number of an error; 0 for none.
public typealias OSStatus = Int32
/// No error.
public let noErr: OSStatus = 0

/// A dictionary, which is bridged on Apple's systems.
public typealias CFDictionary = NSDictionary
/// An object of any class.
public typealias CFTypeRef = AnyObject
/// A truth value, which is bridged on Apple's systems.
public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

// MARK: Errors (Apple, "Security Framework Result Codes")

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

// MARK: Keys (Apple, "Item class keys and values", "Item attribute keys and values")

// Values of keys are objects, which dictionaries of objects take.
public let kSecClass: CFString = "class"
public var kSecClassGenericPassword: NSString { "genp" }
public var kSecClassInternetPassword: NSString { "inet" }
public var kSecClassCertificate: NSString { "cert" }
public var kSecClassKey: NSString { "keys" }
public var kSecClassIdentity: NSString { "idnt" }

public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrService: CFString = "svce"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"

public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

public let kSecMatchLimit: CFString = "m_Limit"
public var kSecMatchLimitOne: NSString { "m_LimitOne" }
public var kSecMatchLimitAll: NSString { "m_LimitAll" }
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecValueData: CFString = "v_Data"

// MARK: Items

/// Adds an item with the attributes and the data.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  MemoryKeychain.shared.add(attributes, result)
}

/// Finds items by their attributes.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{ MemoryKeychain.shared.find(query, result) }

/// Changes attributes or the data of items.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  MemoryKeychain.shared.update(query, attributesToUpdate)
}

/// Removes items.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { MemoryKeychain.shared.remove(query) }

/// A text for the number of an error.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  "OSStatus \(status)"
}

/// The source of random bytes. There is one.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  for index in 0..<count { bytes.storeBytes(of: .random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}

private final class MemoryKeychain: @unchecked Sendable {
  static let shared = MemoryKeychain()
  private let lock = NSLock()
  private var items: [[String: AnyObject]] = []

  /// The attributes that distinguish items of a class. (Apple, `errSecDuplicateItem`.)
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
    kSecAttrAccessGroup,
  ]
  /// The beginnings of keys that say what to do, and are not attributes.
  private static let commands = ["m_", "r_", "u_", "v_"]

  func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    lock.withLock {
      let item = Self.entries(attributes)
      guard item[kSecClass] != nil else { return errSecParam }
      let isKnown = items.contains { known in
        Self.identity.allSatisfy { Self.isSame(known[$0], item[$0]) }
      }
      guard !isKnown else { return errSecDuplicateItem }
      let kept = item.filter { !Self.isCommand($0.key) || $0.key == kSecValueData }
      items.append(kept)
      result?.pointee = Self.value(of: kept, for: item)
      return errSecSuccess
    }
  }

  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    lock.withLock {
      let query = Self.entries(query)
      guard query[kSecClass] != nil else { return errSecParam }
      let found = items.filter { Self.matches($0, query) }
      guard let first = found.first else { return errSecItemNotFound }
      let limit = query[kSecMatchLimit]
      let findsOne = limit == nil || (limit as? NSString) == kSecMatchLimitOne || limit as? Int == 1
      result?.pointee =
        findsOne
        ? Self.value(of: first, for: query)
        : NSArray(array: found.compactMap { Self.value(of: $0, for: query) })
      return errSecSuccess
    }
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    lock.withLock {
      let query = Self.entries(query)
      let indices = items.indices.filter { Self.matches(items[$0], query) }
      guard !indices.isEmpty else { return errSecItemNotFound }
      for index in indices { items[index].merge(Self.entries(changes)) { $1 } }
      return errSecSuccess
    }
  }

  func remove(_ query: CFDictionary) -> OSStatus {
    lock.withLock {
      let query = Self.entries(query)
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  private static func entries(_ dictionary: CFDictionary) -> [String: AnyObject] {
    var entries: [String: AnyObject] = [:]
    dictionary.enumerateKeysAndObjects { key, value, _ in
      if let key = key as? String { entries[key] = value as AnyObject }
    }
    return entries
  }

  private static func isCommand(_ key: String) -> Bool { commands.contains { key.hasPrefix($0) } }

  private static func isSame(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
    guard let one = one as? NSObject else { return other == nil }
    return one.isEqual(other)
  }

  private static func matches(_ item: [String: AnyObject], _ query: [String: AnyObject]) -> Bool {
    query.allSatisfy { key, value in
      isCommand(key) || value as? String == kSecAttrSynchronizableAny || isSame(item[key], value)
    }
  }

  /// The value that a query requests: the data, the attributes, or both.
  private static func value(of item: [String: AnyObject], for query: [String: AnyObject]) -> CFTypeRef? {
    let returns = { (key: CFString) in (query[key] as? NSNumber)?.boolValue == true }
    guard returns(kSecReturnAttributes) else {
      return returns(kSecReturnData) ? item[kSecValueData] : nil
    }
    return NSDictionary(
      dictionary: item.filter { $0.key != kSecValueData || returns(kSecReturnData) })
  }
}
