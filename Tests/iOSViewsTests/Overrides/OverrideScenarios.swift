import AutoLayout
import Foundation
import iOSViews

/// Actions of programs and users, each of which calls overrides.
@MainActor
struct OverrideScenarios {
  func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  func runAll() {
    views()
    texts()
    controls()
    scrolling()
    stacks()
    tables()
    tableController()
    collections()
    collectionController()
    controllers()
    containers()
    presentations()
    layers()
  }

  func views() {
    let controller = UIViewController()
    let window = makeWindow(controller)
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = RecordingView()
    let inner = RecordingView()
    let tinted = UIButton(type: .system)
    tinted.setTitle("Tint", for: .normal)
    tinted.frame = CGRect(x: 0, y: 50, width: 60, height: 30)
    view.addSubview(tinted)
    controller.view.addSubview(view)
    view.addSubview(child)
    child.addSubview(inner)
    child.translatesAutoresizingMaskIntoConstraints = false
    inner.preservesSuperviewLayoutMargins = true
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pinned = RecordingView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(pinned)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      child.lastBaselineAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      pinned.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      pinned.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    _ = view.systemLayoutSizeFitting(CGSize(width: 10, height: 10))
    _ = window.displayList()
    _ = window.hitTest(CGPoint(x: 20, y: 60), with: nil)
    view.frame.size = CGSize(width: 200, height: 300)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    window.tintColor = .red
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    view.sizeToFit()
    view.insertSubview(UIView(), at: 0)
    view.insertSubview(UIView(), aboveSubview: child)
    child.isHidden = true
    #if !canImport(ObjectiveC)
      _ = child.undoManager
    #endif
    view.setNeedsDisplay(.zero)
    let focusable = Focusable()
    view.addSubview(focusable)
    _ = focusable.becomeFirstResponder()
    view.endEditing(true)
    _ = view.becomeFirstResponder()
    inner.invalidateIntrinsicContentSize()
    view.semanticContentAttribute = .forceRightToLeft
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    window.layoutIfNeeded()
    child.removeFromSuperview()
    view.removeFromSuperview()
    _ = view.snapshotView(afterScreenUpdates: true)
  }

  final class Focusable: RecordingView {
    private let accessory = RecordingInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 40), inputViewStyle: .default)
    override var canBecomeFirstResponder: Bool {
      _ = super.canBecomeFirstResponder
      return true
    }
    override var inputAccessoryView: UIView? { super.inputAccessoryView ?? accessory }
  }

  func texts() {
    let root = UIViewController()
    let window = makeWindow(root)
    let label = RecordingLabel()
    label.text = "A text"
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let other = RecordingLabel()
    other.text = "Other"
    other.isHighlighted = true
    other.translatesAutoresizingMaskIntoConstraints = false
    let field = RecordingTextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.placeholder = "Hint"
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    field.clearButtonMode = .always
    let filled = RecordingTextField(frame: CGRect(x: 0, y: 140, width: 200, height: 40))
    filled.text = "Text"
    filled.borderStyle = .roundedRect
    filled.clearButtonMode = .always
    let text = RecordingTextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    text.text = "Some text"
    for view in [label, other, field, filled, text] { root.view.addSubview(view) }
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: root.view.topAnchor, constant: 400),
    ])
    window.layoutIfNeeded()
    _ = window.displayList()
    label.sizeToFit()
    field.sizeToFit()
    text.sizeToFit()
    filled.becomeFirstResponder()
    window.layoutIfNeeded()
    _ = window.displayList()
    filled.insertText("a")
    filled.resignFirstResponder()
    let attachment = RecordingAttachment(data: nil, ofType: nil)
    attachment.image = UIImage(systemName: "star")
    label.attributedText = NSAttributedString(attachment: attachment)
    text.becomeFirstResponder()
    text.insertText("b")
    window.layoutIfNeeded()
    _ = window.displayList()
    let storage = RecordingStorage(string: "stored")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "more"))
    _ = UITextView(frame: .zero, textContainer: container).sizeThatFits(CGSize(width: 100, height: 100))
  }

  func controls() {
    let root = UIViewController()
    let window = makeWindow(root)
    let control = RecordingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.addTarget(nil, action: Selector("press"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    let button = RecordingButton(frame: CGRect(x: 0, y: 50, width: 150, height: 50))
    button.setTitle("Press", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
    button.isEnabled = false
    button.isEnabled = true
    button.isHighlighted = true
    button.titleLabel?.numberOfLines = 2
    let configured = RecordingButton(frame: CGRect(x: 0, y: 250, width: 150, height: 50))
    configured.configuration = .filled()
    configured.configuration?.title = "Press"
    configured.isSelected = true
    let slider = RecordingSlider(frame: CGRect(x: 0, y: 100, width: 150, height: 50))
    slider.minimumValueImage = UIImage(systemName: "star")
    slider.maximumValueImage = UIImage(systemName: "star")
    let pages = RecordingPageControl(frame: CGRect(x: 0, y: 150, width: 150, height: 50))
    pages.numberOfPages = 3
    let image = RecordingImageView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    image.image = UIImage(systemName: "star")
    image.isHighlighted = true
    for view in [control, button, slider, pages, image, configured] { root.view.addSubview(view) }
    window.layoutIfNeeded()
    _ = window.displayList()
    _ = window.hitTest(CGPoint(x: 20, y: 20), with: nil)
    button.sizeToFit()
    configured.sizeToFit()
    pages.sizeToFit()
    slider.sizeToFit()
    image.sizeToFit()
    slider.setValue(0.5, animated: true)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "A")]
    root.view.addSubview(bar)
    window.layoutIfNeeded()
    _ = window.displayList()
  }

  func scrolling() {
    let root = UIViewController()
    let window = makeWindow(root)
    let scroll = RecordingScrollView(frame: root.view.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    root.view.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    scroll.refreshControl = UIRefreshControl()
    window.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 10), animated: false)
    scroll.contentInset.top = 10
    window.layoutIfNeeded()
    _ = window.displayList()
    scroll.zoomScale = 1
  }

  func stacks() {
    let root = UIViewController()
    let window = makeWindow(root)
    let stack = RecordingStackView()
    let first = RecordingView()
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(RecordingView())
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.addSubview(stack)
    window.layoutIfNeeded()
    first.isHidden = true
    window.layoutIfNeeded()
  }
}
