import UIKit

extension Form {
  open override func layoutSubviews() {
    super.layoutSubviews()
    mark()
  }

  override open var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }

  private func mark() { note("layout") }

  @objc func closed() {
    note("closed")
    delegate?.formDidClose?(self)
  }

  @objc fileprivate func noted(_ note: Notification) { self.note("noted \(note.object ?? "nothing")") }
}
