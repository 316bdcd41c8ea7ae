import ObjectiveC
import UIKit

public final class Special: Form {
  @objc override func closed() { super.closed(); note("special") }
}

public class Scroller: UIScrollView, UIScrollViewDelegate {
  public weak var other: UIScrollViewDelegate?
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { other?.scrollViewDidScroll?(scrollView) }
  public let path = #keyPath(UIScrollView.contentOffset)
}
