import UIKit

/// A form that stays above the keyboard.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let email = UITextField()
  private let password = UITextField()
  private let signIn = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let logo = UIImageView(image: UIImage(systemName: "leaf.fill") ?? UIImage(systemName: "star.fill"))
    logo.tintColor = .systemGreen
    logo.contentMode = .scaleAspectFit
    let title = UILabel("Welcome back", style: .title1)
    let note = UILabel("Sign in to water your plants together.", style: .subheadline, color: .secondaryLabel)
    for label in [title, note] { label.textAlignment = .center }
    setUp(email, placeholder: "Email", symbol: "envelope")
    email.keyboardType = .emailAddress
    email.textContentType = .username
    email.text = "iris@example.org"
    setUp(password, placeholder: "Password", symbol: "lock")
    password.isSecureTextEntry = true
    password.text = "correct horse"
    signIn.configuration?.title = "Sign In"
    signIn.configuration?.buttonSize = .large
    let forgotten = UIButton(configuration: .plain())
    forgotten.configuration?.title = "Forgot your password?"
    let fields = UIStackView(arrangedSubviews: [email, password])
    fields.axis = .vertical
    fields.spacing = 12
    let form = UIStackView(arrangedSubviews: [logo, title, note, fields, signIn, forgotten])
    form.axis = .vertical
    form.spacing = 8
    form.setCustomSpacing(16, after: logo)
    form.setCustomSpacing(28, after: note)
    form.setCustomSpacing(20, after: fields)
    addInScrollView(form)
    logo.heightAnchor.constraint(equalToConstant: 72).isActive = true
  }

  /// The form is in the middle of what the keyboard leaves, and scrolls where that is too little.
  private func addInScrollView(_ form: UIView) {
    let scrollView = CentredScrollView(form, margin: 24, greatestWidth: 420)
    scrollView.keyboardDismissMode = .interactive
    view.addConstrained(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func setUp(_ field: UITextField, placeholder: String, symbol: String) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.backgroundColor = .secondarySystemBackground
    field.clearButtonMode = .whileEditing
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 0, width: 36, height: 24)
    field.leftView = icon
    field.leftViewMode = .always
    field.delegate = self
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}
