import Foundation

/// Sets properties by name, as documents do with outlets and user-defined runtime attributes.
@MainActor
package enum KeyedValues {
  /// - Returns: false where the object has no such property, or one of another type.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    setBuiltIn(value, key, object) || StoredProperty(named: key, in: object)?.set(value, of: object) == true
  }

  /// Sets the outlets that the façade's own classes have.
  private static func setBuiltIn(_ value: Any?, _ key: String, _ object: AnyObject) -> Bool {
    switch (object, key) {
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let controller as UITableViewController, "tableView"): controller.tableView = value as? UITableView
    case (let controller as UICollectionViewController, "collectionView"):
      controller.collectionView = value as? UICollectionView
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
    case (let recogniser as UIGestureRecognizer, "delegate"):
      recogniser.delegate = value as? any UIGestureRecognizerDelegate
    case (let view as UIView, "gestureRecognizers"):
      for recogniser in value as? [UIGestureRecognizer] ?? [] { view.addGestureRecognizer(recogniser) }
    case (let cell as UITableViewCell, _): return setPart(value, key, of: cell)
    default: return false
    }
    return true
  }

  private static func setPart(_ value: Any?, _ key: String, of cell: UITableViewCell) -> Bool {
    switch key {
    case "backgroundView": cell.backgroundView = value as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = value as? UIView
    case "accessoryView": cell.accessoryView = value as? UIView
    default: return false
    }
    return true
  }
}

#if !canImport(ObjectiveC)
  extension UIResponder {
    /// Apple's words for a property that a class does not have.
    func failForUndefinedKey(_ key: String) -> Never {
      preconditionFailure(
        """
        [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
        \(key). A stored property of that name, of a type that the value fits, would do.
        """)
    }
  }
#endif
