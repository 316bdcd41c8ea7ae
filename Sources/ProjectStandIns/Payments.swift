import Foundation

/// An article. Nothing is offered here. (Apple, `SKProduct`.)
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US_POSIX") }

  override init() {}
}

/// A request to the store. It fails: there is no store. (Apple, `SKRequest`.)
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?

  public override init() {}

  /// Calls the delegate's method for errors.
  open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
  open func cancel() {}
}

/// The delegate of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Never called.
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Requests products. (Apple, `SKProductsRequest`.)
open class SKProductsRequest: SKRequest {
  public let productIdentifiers: Set<String>

  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

/// The answer to a request for products. Nothing here makes one. (Apple, `SKProductsResponse`.)
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }

  override init() {}
}

/// The delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

// MARK: - Payments

/// An order. (Apple, `SKPayment`.)
open class SKPayment: NSObject {
  public let productIdentifier: String
  fileprivate var number = 1
  open var quantity: Int { number }

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// An order that a program changes. (Apple, `SKMutablePayment`.)
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
}

/// The state of an order. Raw values match StoreKit's.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  case purchasing = 0
  case purchased, failed, restored, deferred
}

/// The handling of an order. Nothing here makes one. (Apple, `SKPaymentTransaction`.)
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.unknown) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }

  init(payment: SKPayment) { self.payment = payment }
}

/// The program's orders: the answer to whether it can pay is no, and nothing happens to those that it adds. (Apple,
/// `SKPaymentQueue`.)
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { only }
  open class func canMakePayments() -> Bool { false }

  public override init() {}

  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// Observes orders. Its methods are never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Why an order failed. (Apple, `SKError`.)
public struct SKError: Error {
  /// Raw values match StoreKit's.
  public enum Code: Int, Hashable, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "SKErrorDomain"
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
}
