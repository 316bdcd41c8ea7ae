#if os(Linux) || os(macOS)
  import LayerTree
  import Testing
  import iOSViews

  /// The misuses that UIKit raises exceptions for. (Apple, `UIViewAnimating`.)
  @MainActor
  struct PropertyAnimatorMisuseTests {
    @Test func finishingWithoutStopping() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
        }
      }
    }

    @Test func startingAStoppedOne() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.startAnimation()
          animator.stopAnimation(false)
          animator.startAnimation()
        }
      }
    }

    @Test func continuingARunningOne() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.startAnimation()
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      }
    }

    @Test func pausingOneThatIsNotInterruptible() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.isInterruptible = false
          animator.startAnimation()
          animator.pauseAnimation()
        }
      }
    }

    /// “It is an error to release a paused or stopped property animator.”
    @Test func releasingAPausedOne() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          AnimationClock.shared.mode = .manual
          UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
        }
      }
    }
  }
#endif
