import UIKit

/// A screen whose views come from a storyboard.
public final class ProfileScreen: UIViewController {
  // Without Objective-C there is no `@IBOutlet`; a stored property of the outlet's name is enough.
  public weak var profile: ProfileView!
  public weak var follow: UILabel!

  public static func make() -> ProfileScreen {
    UIStoryboard(name: "Profile", bundle: .module).instantiateViewController(identifier: "Profile")
  }
}
