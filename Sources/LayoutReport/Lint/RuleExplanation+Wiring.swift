extension RuleExplanation {
  static let missingClass = RuleExplanation(
    finds: """
      A custom class that no source of the project declares, although all sources in which it could stand are there. Classes of \
      packages and frameworks that are not in the repository are passed over. So are documents that no Xcode project and no \
      package builds.
      """,
    matters: """
      The app cannot find the class when it loads the document. It prints “Unknown class … in Interface Builder file” and makes \
      an object of Apple's class instead. The next outlet or action then ends the app.
      """,
    wrong: """
      <viewController customClass="LoginControler" customModule="App" customModuleProvider="target" id="login"/>
      <!-- class LoginController: UIViewController -->
      """,
    right: """
      <viewController customClass="LoginController" customModule="App" customModuleProvider="target" id="login"/>
      """)

  static let missingOutlet = RuleExplanation(
    finds: """
      An outlet or outlet collection whose name neither the class nor one of its superclasses has as a property, a variable or a \
      setter. The rule needs the sources of the class and of all its superclasses up to the first one of Apple's.
      """,
    matters: """
      Loading the document ends the app: “This class is not key value coding-compliant for the key …”. It happens after a \
      property was renamed or removed in code only.
      """,
    wrong: """
      <outlet property="titelLabel" destination="title" id="o-1"/>
      <!-- @IBOutlet var titleLabel: UILabel! -->
      """,
    right: """
      <outlet property="titleLabel" destination="title" id="o-1"/>
      """)

  static let outletType = RuleExplanation(
    finds: """
      An outlet whose property is declared for another class than that of the object that it connects, and for none of its \
      superclasses. Protocols, generic types, and classes whose superclasses are not all known are passed over.
      """,
    matters: """
      Loading the document succeeds. The app ends later, when it sends the object a message that only the declared class has.
      """,
    wrong: """
      <button id="title"/>
      <outlet property="titleLabel" destination="title" id="o-1"/>
      <!-- @IBOutlet var titleLabel: UILabel! -->
      """,
    right: """
      <label id="title"/>
      <outlet property="titleLabel" destination="title" id="o-1"/>
      """)

  static let missingAction = RuleExplanation(
    finds: """
      An action whose selector neither the class of its target nor one of its superclasses has. Swift's names count as \
      Objective-C sees them: `func save(_ sender: Any)` is `save:`, and `func save(sender: Any)` is `saveWithSender:`.
      """,
    matters: """
      The first touch ends the app: “unrecognized selector sent to instance”.
      """,
    wrong: """
      <action selector="save:" destination="form" eventType="touchUpInside" id="a-1"/>
      <!-- @IBAction func saveForm(_ sender: Any) -->
      """,
    right: """
      <action selector="saveForm:" destination="form" eventType="touchUpInside" id="a-1"/>
      """)

  static let missingImage = RuleExplanation(
    finds: """
      A picture that an object of the document shows and that neither an asset catalogue nor a file of the project has. System \
      symbols and pictures in the document itself are passed over.
      """,
    matters: "The view stays empty, and a button with no other content cannot be seen.",
    wrong: """
      <imageView image="hero-old" id="hero"/>
      <!-- The catalogue has hero.imageset only. -->
      """,
    right: """
      <imageView image="hero" id="hero"/>
      """)

  static let missingColor = RuleExplanation(
    finds:
      "A named colour that an object of the document uses and that no asset catalogue of the project has.",
    matters: """
      The app shows the colour that Xcode last saved in the document, for one appearance only. Changes of the colour elsewhere do \
      not reach this view.
      """,
    wrong: """
      <color key="textColor" name="Brnad"/>
      <!-- The catalogue has Brand.colorset. -->
      """,
    right: """
      <color key="textColor" name="Brand"/>
      """)

  static let missingFont = RuleExplanation(
    finds: """
      A font of the document's list that a text has, and that no font file of the project is or contains. Fonts of the system, \
      objects with a custom class, documents of AppKit, and projects with a font file that cannot be read, or with a dependency \
      that has fonts, are passed over.
      """,
    matters: "UIKit shows the text in the system's font, whose letters have other widths.",
    wrong: """
      <array key="Nunito-Bold.ttf"><string>Nunito-Bold</string></array>
      <!-- The project has Montserrat-Bold.ttf only. -->
      """,
    right: """
      <array key="Montserrat-Bold.ttf"><string>Montserrat-Bold</string></array>
      """)

  static let unusedIdentifier = RuleExplanation(
    finds: """
      An identifier of a segue, a controller or a cell whose words no source of the project has, and to which no other storyboard \
      refers.
      """,
    matters: "It makes people believe that some code needs it, or it has outlived the code that did.",
    wrong: """
      <segue destination="detail" kind="show" identifier="showOldDetail" id="s-1"/>
      """,
    right: """
      <segue destination="detail" kind="show" id="s-1"/>
      """)

  static let missingDestination = RuleExplanation(
    finds: """
      A segue to an object that the document does not have, a storyboard reference to a storyboard or an identifier that the \
      project does not have, or a controller with the name of a xib that does not exist.
      """,
    matters: """
      The app ends when the segue is performed: “Could not find a storyboard named …”, or “Storyboard doesn't contain a view \
      controller with identifier …”.
      """,
    wrong: """
      <viewControllerPlaceholder storyboardName="Setings" id="settings"/>
      <!-- The project has Settings.storyboard. -->
      """,
    right: """
      <viewControllerPlaceholder storyboardName="Settings" id="settings"/>
      """)

  static let missingInitialController = RuleExplanation(
    finds: """
      A storyboard that the app's property list names as its main or launch storyboard and that has no initial view controller, or \
      an initial view controller that the document does not have.
      """,
    matters: "The app starts with a black screen: “perhaps the designated entry point is not set?”.",
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="home">
      """)

  static let missingIdentifier = RuleExplanation(
    finds: """
      A literal in code that names a controller, a segue, a cell, a xib or a storyboard that no document of the project has. \
      Identifiers of cells that code registers are no finding. The rule looks at the sources in the folders that are linted.
      """,
    matters: """
      The call ends the app: “Storyboard doesn't contain a view controller with identifier …”, “Receiver has no segue with \
      identifier …”, or “unable to dequeue a cell with identifier …”.
      """,
    wrong: """
      <viewController storyboardIdentifier="Detail" id="detail"/>
      <!-- storyboard.instantiateViewController(withIdentifier: "Details") -->
      """,
    right: """
      <viewController storyboardIdentifier="Details" id="detail"/>
      """)

  static let duplicateReuseIdentifier = RuleExplanation(
    finds: "Two prototypes of one table or collection with the same reuse identifier.",
    matters: "The app only ever shows one of the two. Which one is not defined.",
    wrong: """
      <tableViewCell reuseIdentifier="Cell" id="first"/>
      <tableViewCell reuseIdentifier="Cell" id="second"/>
      """,
    right: """
      <tableViewCell reuseIdentifier="Cell" id="first"/>
      <tableViewCell reuseIdentifier="Switch" id="second"/>
      """)

  static let duplicateConstraint = RuleExplanation(
    finds: """
      Two constraints of a view that say exactly the same. Constraints that only some size classes have, and those that outlets \
      refer to, are passed over.
      """,
    matters: "Whoever changes one of the two gets a conflict with the other.",
    wrong: """
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w-1"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w-2"/>
      """,
    right: """
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w-1"/>
      """)

  static let deprecatedClass = RuleExplanation(
    finds: "A `UIWebView`.",
    matters: """
      The App Store has not accepted new apps with it since April 2020, and no updates since the end of that year (Apple, news of 23 \
      December 2019).
      """,
    wrong: """
      <webView id="page"/>
      """,
    right: """
      <wkWebView id="page"/>
      """)
}
