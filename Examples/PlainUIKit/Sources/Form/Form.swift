#if os(iOS)
  import UIKit

  @objc public protocol FormDelegate: AnyObject {
    @objc optional func formDidClose(_ form: Form)
    @objc optional func formShouldSave(_ form: Form, force: Bool) -> Bool
  }

  @IBDesignable
  open class Form: UIView {
    @IBOutlet public weak var delegate: FormDelegate?
    @IBOutlet private weak var label: UILabel!
    @objc public dynamic var title = ""
    public let button = UIButton(type: .system)
    public private(set) var log: [String] = []

    override public init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
      button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
      button.addTarget(self, action: #selector(Form.closed), for: .touchDown)
      NotificationCenter.default.addObserver(
        self, selector: #selector(noted), name: Notification.Name("A"), object: nil)
    }

    required public init?(coder: NSCoder) { fatalError() }

    @objc private func save(_ sender: UIButton) {
      guard delegate?.formShouldSave?(self, force: true) ?? true else { return log.append("refused") }
      log.append("save")
    }

    func note(_ text: String) { log.append(text) }
  }
#endif
