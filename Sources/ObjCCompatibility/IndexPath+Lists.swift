import Foundation

/// Index paths of rows and items in the sections of lists.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

#if !canImport(ObjectiveC)
  /// The same for Objective-C's class.
  extension NSIndexPath {
    /// The path of a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The path of an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int { index(atPosition: 1) }
  }
#endif
