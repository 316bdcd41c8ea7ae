#if AUTOLAYOUT_CHECKED
  /// A reference that does not keep its object, which has to outlive it. Using one whose object is gone ends the program.
  struct BorrowedReference<Object: AnyObject> {
    private unowned let object: Object
    private let address: UnsafeMutableRawPointer

    static func passUnretained(_ object: Object) -> Self {
      Self(object: object, address: Unmanaged.passUnretained(object).toOpaque())
    }
    func takeUnretainedValue() -> Object { object }
    /// For comparisons alone, so that the object may be gone.
    func toOpaque() -> UnsafeMutableRawPointer { address }

    func _withUnsafeGuaranteedRef<Result, Failure: Error>(
      _ body: (Object) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(object)
    }
  }
#else
  /// A reference that does not keep its object, which has to outlive it. Nothing checks that but in the tests of
  /// `Scripts/checked-tests.sh`, which compile with `AUTOLAYOUT_CHECKED`.
  ///
  /// Trees have thousands of these references, and each step reads most of them: counting them costs more than the work itself.
  typealias BorrowedReference = Unmanaged
#endif
