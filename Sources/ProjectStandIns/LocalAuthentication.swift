import Foundation

/// How a user proves who they are. Raw values match Local Authentication's.
public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The kind of biometry of a device. Raw values match Local Authentication's.
public enum LABiometryType: Int, Hashable, Sendable {
  case none = 0
  case touchID, faceID, opticID
}

/// The reason why nobody was recognised. (Apple, `LAError`.)
public struct LAError: CustomNSError, Hashable, Sendable {
  /// Raw values match Local Authentication's.
  public enum Code: Int, Hashable, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
}

/// Recognises users. Nothing on Linux does: the answer is that biometry is not available. (Apple, `LAContext`.)
open class LAContext: NSObject, @unchecked Sendable {
  /// Stored only: nobody is asked.
  open var localizedFallbackTitle: String?
  /// Stored only: nobody is asked.
  open var localizedCancelTitle: String?
  /// Stored only: nobody is asked.
  open var localizedReason = ""
  /// Stored only: nobody is asked. In seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  public override init() {}

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}
}
