/// The version that `autolayout --version` and SARIF reports name.
///
/// `Scripts/release.sh` changes this line; nothing else in the package states a version.
enum ToolVersion {
  static let current = "0.1.0-dev"
}
