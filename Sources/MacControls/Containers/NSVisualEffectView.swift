import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A translucent background. (Apple, `NSVisualEffectView`.) It is drawn in the colour of its material over a plain
/// window.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
  /// Raw values match AppKit's.
  public enum Material: Int, Hashable, Sendable {
    case appearanceBased = 0
    case light, dark
    case titlebar
    case selection
    case menu
    case popover
    case sidebar
    case mediumLight, ultraDark
    case headerView
    case sheet = 11
    case windowBackground
    case hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
  }
  /// Raw values match AppKit's.
  public enum BlendingMode: Int, Hashable, Sendable {
    case behindWindow = 0
    case withinWindow
  }
  /// Raw values match AppKit's.
  public enum State: Int, Hashable, Sendable {
    case followsWindowActiveState = 0
    case active, inactive
  }

  @AlwaysObserved open var material = Material.appearanceBased { didSet { needsDisplay = true } }
  @AlwaysObserved open var blendingMode = BlendingMode.behindWindow { didSet { needsDisplay = true } }
  @AlwaysObserved open var state = State.followsWindowActiveState { didSet { needsDisplay = true } }
  @AlwaysObserved open var isEmphasized = false { didSet { needsDisplay = true } }
  @AlwaysObserved open var maskImage: NSImage? { didSet { needsDisplay = true } }
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    material == .selection && isEmphasized ? .emphasized : .normal
  }

  private var ground: NSColor {
    switch material {
    case .selection:
      isEmphasized ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    case .contentBackground, .menu, .popover, .headerView: .controlBackgroundColor
    case .underPageBackground: .underPageBackgroundColor
    case .hudWindow, .dark, .ultraDark, .fullScreenUI: Self.darkGround
    default: .windowBackgroundColor
    }
  }

  private static let darkGround = NSColor(white: 0.12, alpha: 0.9)

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    canvas.fill(CGRect(origin: .zero, size: layoutNode.frame.size), ground)
  }
}
