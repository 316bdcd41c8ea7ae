import AutoLayout
import Foundation
import Testing
import iOSViews

#if os(Linux) || os(macOS)
  /// Programmers' mistakes end the program, as an uncaught exception does on Apple's systems.
  @MainActor
  struct IllegalUseTests {
    @Test func aConstantMustBeANumber() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: .nan).isActive = true }
      }
    }

    @Test func aFrameMustBeANumber() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
      }
    }

    @Test func itemsMustBeInOneTree() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true }
      }
    }

    @Test func requiredStaysRequiredWhileActive() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = UIView()
          let constraint = view.widthAnchor.constraint(equalToConstant: 1)
          constraint.isActive = true
          var switches = LayoutSwitches()
          switches.allowsCrossingRequired = false
          LayoutSwitches.with(switches) { constraint.priority = .defaultHigh }
        }
      }
    }

    /// As on iOS 13 and later.
    @Test func requiredMayBecomeOptional() {
      let view = UIView()
      let wide = view.widthAnchor.constraint(equalToConstant: 100)
      let narrow = view.widthAnchor.constraint(equalToConstant: 50)
      narrow.priority = .defaultHigh
      view.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView.container(300, 300, view)
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      wide.priority = .defaultLow
      root.layoutIfNeeded()
      #expect(view.frame.width == 50)
      wide.priority = .required
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
    }

    /// Legal calls must not end the program.
    @Test func hugeNumbersAreTakenAsLargeOnes() {
      let view = FixedView(.greatestFiniteMagnitude, .infinity)
      let root = UIView.container(100, 100, view)
      view.leadingAnchor.constraint(
        lessThanOrEqualTo: root.leadingAnchor, constant: .greatestFiniteMagnitude
      ).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width > 1_000_000)
      let fitting = root.systemLayoutSizeFitting(
        CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      #expect(fitting.width.isFinite && fitting.height.isFinite)
    }
  }
#endif
