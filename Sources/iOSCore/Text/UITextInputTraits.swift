import Foundation

/// The kind of keyboard. Raw values match UIKit's.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter,
    webSearch, asciiCapableNumberPad
}

/// The label of the return key. Raw values match UIKit's.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// When letters are capitalized. Raw values match UIKit's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether typing is corrected. Raw values match UIKit's.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spelling is checked. Raw values match UIKit's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether quotes become curly ones. Raw values match UIKit's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether hyphens become dashes. Raw values match UIKit's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spaces are adjusted around cut and pasted text. Raw values match UIKit's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

/// The look of a keyboard. Raw values match UIKit's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default` = 0
  case dark, light
}

/// The meaning of a field's text. Raw values match UIKit's.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The traits of the keyboard for a text. Stored only: there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// Rules for a generated password, in Apple's rule language. Stored only: nothing makes passwords.
/// (Apple, `UITextInputPasswordRules`.)
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// All requirements are optional in UIKit: these are the defaults for members that a client's view does
/// not implement.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
