import AutoLayout
import Foundation
import Graphics
import iOSViews

// Subclasses that note each call of an override and go on to super. See docs/overrides.tsv.

class RecordingTable: UITableView {
  override var numberOfSections: Int {
    Calls.note("UITableView.numberOfSections")
    return super.numberOfSections
  }

  override func numberOfRows(inSection section: Int) -> Int {
    Calls.note("UITableView.numberOfRows(inSection:)")
    return super.numberOfRows(inSection: section)
  }

  override var rowHeight: CGFloat {
    get {
      Calls.note("UITableView.rowHeight")
      return super.rowHeight
    }
    set {
      Calls.note("UITableView.rowHeight set")
      super.rowHeight = newValue
    }
  }

  override var sectionHeaderHeight: CGFloat {
    get {
      Calls.note("UITableView.sectionHeaderHeight")
      return super.sectionHeaderHeight
    }
    set {
      Calls.note("UITableView.sectionHeaderHeight set")
      super.sectionHeaderHeight = newValue
    }
  }

  override var sectionFooterHeight: CGFloat {
    get {
      Calls.note("UITableView.sectionFooterHeight")
      return super.sectionFooterHeight
    }
    set {
      Calls.note("UITableView.sectionFooterHeight set")
      super.sectionFooterHeight = newValue
    }
  }

  override var separatorStyle: UITableView.SeparatorStyle {
    get {
      Calls.note("UITableView.separatorStyle")
      return super.separatorStyle
    }
    set {
      Calls.note("UITableView.separatorStyle set")
      super.separatorStyle = newValue
    }
  }

  override var separatorColor: UIColor? {
    get {
      Calls.note("UITableView.separatorColor")
      return super.separatorColor
    }
    set {
      Calls.note("UITableView.separatorColor set")
      super.separatorColor = newValue
    }
  }

  override var separatorInset: UIEdgeInsets {
    get {
      Calls.note("UITableView.separatorInset")
      return super.separatorInset
    }
    set {
      Calls.note("UITableView.separatorInset set")
      super.separatorInset = newValue
    }
  }
}

class RecordingRow: UITableViewCell {
  override func prepareForReuse() {
    Calls.note("UITableViewCell.prepareForReuse()")
    super.prepareForReuse()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    Calls.note("UITableViewCell.setSelected(_:animated:)")
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    Calls.note("UITableViewCell.setHighlighted(_:animated:)")
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    Calls.note("UITableViewCell.setEditing(_:animated:)")
    super.setEditing(editing, animated: animated)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    Calls.note("UITableViewCell.updateConfiguration(using:)")
    super.updateConfiguration(using: state)
  }

  override var configurationState: UICellConfigurationState {
    Calls.note("UITableViewCell.configurationState")
    return super.configurationState
  }

  override var accessoryType: UITableViewCell.AccessoryType {
    get {
      Calls.note("UITableViewCell.accessoryType")
      return super.accessoryType
    }
    set {
      Calls.note("UITableViewCell.accessoryType set")
      super.accessoryType = newValue
    }
  }

  override var selectionStyle: UITableViewCell.SelectionStyle {
    get {
      Calls.note("UITableViewCell.selectionStyle")
      return super.selectionStyle
    }
    set {
      Calls.note("UITableViewCell.selectionStyle set")
      super.selectionStyle = newValue
    }
  }

  override var indentationLevel: Int {
    get {
      Calls.note("UITableViewCell.indentationLevel")
      return super.indentationLevel
    }
    set {
      Calls.note("UITableViewCell.indentationLevel set")
      super.indentationLevel = newValue
    }
  }
}

class RecordingHeader: UITableViewHeaderFooterView {
  override func prepareForReuse() {
    Calls.note("UITableViewHeaderFooterView.prepareForReuse()")
    super.prepareForReuse()
  }

  override func updateConfiguration(using state: UIViewConfigurationState) {
    Calls.note("UITableViewHeaderFooterView.updateConfiguration(using:)")
    super.updateConfiguration(using: state)
  }

  override var configurationState: UIViewConfigurationState {
    Calls.note("UITableViewHeaderFooterView.configurationState")
    return super.configurationState
  }
}

class RecordingCollection: UICollectionView {
  override var numberOfSections: Int {
    Calls.note("UICollectionView.numberOfSections")
    return super.numberOfSections
  }

  override func numberOfItems(inSection section: Int) -> Int {
    Calls.note("UICollectionView.numberOfItems(inSection:)")
    return super.numberOfItems(inSection: section)
  }
}

class RecordingReusableView: UICollectionReusableView {
  override func prepareForReuse() {
    Calls.note("UICollectionReusableView.prepareForReuse()")
    super.prepareForReuse()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    Calls.note("UICollectionReusableView.apply(_:)")
    super.apply(layoutAttributes)
  }
}

class RecordingItem: UICollectionViewCell {
  override func prepareForReuse() {
    Calls.note("UICollectionReusableView.prepareForReuse()")
    super.prepareForReuse()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    Calls.note("UICollectionReusableView.apply(_:)")
    super.apply(layoutAttributes)
  }

  override var isSelected: Bool {
    get {
      Calls.note("UICollectionViewCell.isSelected")
      return super.isSelected
    }
    set {
      Calls.note("UICollectionViewCell.isSelected set")
      super.isSelected = newValue
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    Calls.note("UICollectionViewCell.updateConfiguration(using:)")
    super.updateConfiguration(using: state)
  }

  override var configurationState: UICellConfigurationState {
    Calls.note("UICollectionViewCell.configurationState")
    return super.configurationState
  }
}

class RecordingLayout: UICollectionViewLayout {
  override func prepare() {
    Calls.note("UICollectionViewLayout.prepare()")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    Calls.note("UICollectionViewLayout.collectionViewContentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    Calls.note("UICollectionViewLayout.layoutAttributesForElements(in:)")
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    Calls.note("UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Calls.note("UICollectionViewLayout.invalidationContext(forBoundsChange:)")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    Calls.note("UICollectionViewLayout.invalidateLayout(with:)")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    Calls.note("UICollectionViewLayout.prepare(forCollectionViewUpdates:)")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    Calls.note("UICollectionViewLayout.finalizeCollectionViewUpdates()")
    super.finalizeCollectionViewUpdates()
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    Calls.note("UICollectionViewLayout.layoutAttributesForItem(at:)")
    return super.layoutAttributesForItem(at: indexPath)
  }
}

class RecordingFlow: UICollectionViewFlowLayout {
  override var itemSize: CGSize {
    get {
      Calls.note("UICollectionViewFlowLayout.itemSize")
      return super.itemSize
    }
    set {
      Calls.note("UICollectionViewFlowLayout.itemSize set")
      super.itemSize = newValue
    }
  }

  override var minimumLineSpacing: CGFloat {
    get {
      Calls.note("UICollectionViewFlowLayout.minimumLineSpacing")
      return super.minimumLineSpacing
    }
    set {
      Calls.note("UICollectionViewFlowLayout.minimumLineSpacing set")
      super.minimumLineSpacing = newValue
    }
  }

  override var minimumInteritemSpacing: CGFloat {
    get {
      Calls.note("UICollectionViewFlowLayout.minimumInteritemSpacing")
      return super.minimumInteritemSpacing
    }
    set {
      Calls.note("UICollectionViewFlowLayout.minimumInteritemSpacing set")
      super.minimumInteritemSpacing = newValue
    }
  }

  override var sectionInset: LayoutInsets {
    get {
      Calls.note("UICollectionViewFlowLayout.sectionInset")
      return super.sectionInset
    }
    set {
      Calls.note("UICollectionViewFlowLayout.sectionInset set")
      super.sectionInset = newValue
    }
  }

  override var headerReferenceSize: CGSize {
    get {
      Calls.note("UICollectionViewFlowLayout.headerReferenceSize")
      return super.headerReferenceSize
    }
    set {
      Calls.note("UICollectionViewFlowLayout.headerReferenceSize set")
      super.headerReferenceSize = newValue
    }
  }

  override var footerReferenceSize: CGSize {
    get {
      Calls.note("UICollectionViewFlowLayout.footerReferenceSize")
      return super.footerReferenceSize
    }
    set {
      Calls.note("UICollectionViewFlowLayout.footerReferenceSize set")
      super.footerReferenceSize = newValue
    }
  }

  override var scrollDirection: UICollectionView.ScrollDirection {
    get {
      Calls.note("UICollectionViewFlowLayout.scrollDirection")
      return super.scrollDirection
    }
    set {
      Calls.note("UICollectionViewFlowLayout.scrollDirection set")
      super.scrollDirection = newValue
    }
  }

  override var estimatedItemSize: CGSize {
    get {
      Calls.note("UICollectionViewFlowLayout.estimatedItemSize")
      return super.estimatedItemSize
    }
    set {
      Calls.note("UICollectionViewFlowLayout.estimatedItemSize set")
      super.estimatedItemSize = newValue
    }
  }
}
