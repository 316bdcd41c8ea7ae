import Foundation
import Testing
import iOSViews

/// Facts of the screens on which something is made, by hand from their constraints, in every look.
@MainActor
struct MakingScreenTests {
  @Test func checkout() {
    inEveryLook("checkout") { screen in
      let (bar, pay) = (screen["bar"], screen["pay"])
      #expect(isNear(pay.maxY, screen.content.maxY - 16) && bar.maxY == screen.size.height)
      #expect(isNear(pay.minY, bar.minY + 16) && bar.width == screen.size.width)
      #expect(isNear(screen["lines"].width, screen.content.width - 32), "\(screen.look)")
      #expect(isNear(screen["lines"].minY, screen.content.minY + 16))
    }
  }

  @Test func camera() {
    inEveryLook("camera") { screen in
      let (shutter, modes) = (screen["shutter"], screen["modes"])
      #expect(screen["finder"] == CGRect(origin: .zero, size: screen.size))
      if screen.look == .lying {
        #expect(isNear(shutter.maxX, 852 - 59 - 24) && isNear(shutter.midY, (393 - 21) / 2))
        #expect(isNear(modes.maxY, 393 - 21 - 8))
      } else {
        #expect(isNear(shutter.midX, screen.size.width / 2) && isNear(shutter.maxY, screen.content.maxY - 24))
        #expect(isNear(modes.maxY, shutter.minY - 20))
      }
      #expect(screen["flash"].minY == screen.content.minY + 8 && screen["flash"].width >= 44)
    }
  }

  /// Columns of at least 160 points: two in 393, seven in 1194, three in 600, four in 852 without 59 at each side.
  @Test func documents() {
    let columns: [ScreenLook: CGFloat] = [.pad: 7, .narrowPad: 3, .lying: 4]
    inEveryLook("documents") { screen in
      let (page, caption) = (screen["page0"], screen["caption0"])
      let count = columns[screen.look] ?? 2
      #expect(
        isNear(page.width, (screen.content.width - 32 - 12 * (count - 1)) / count), "\(screen.look) \(page)")
      #expect(isNear(page.height, 1.25 * page.width) && isNear(caption.minY, page.maxY + 6))
      #expect(isNear(screen["page1"].minY, page.minY))
    }
  }

  @Test func chart() {
    inEveryLook("chart") { screen in
      let plot = screen["plot"]
      #expect(isNear(screen["bar3"].height, plot.height) && isNear(screen["bar0"].height, plot.height / 2))
      #expect(isNear(screen["bar0"].width, (plot.width - 24 - 4 * 8) / 5))
      #expect(isNear(screen["note"].maxY, screen.content.maxY - 12))
      #expect(isNear(screen["heading"].height, screen.wholeHeight("heading")))
    }
  }

  /// The gutter stays at the left; the guide of a keyboard that is not there lies at the safe area's bottom.
  @Test func code() {
    inEveryLook("code") { screen in
      let (gutter, code) = (screen["gutter"], screen["code"])
      #expect(isNear(gutter.minX, screen.content.minX + 8) && isNear(code.minX, gutter.maxX + 8))
      #expect(isNear(code.maxY, screen.content.maxY - 8) && isNear(gutter.minY, code.minY))
    }
  }

  @Test func photo() {
    inEveryLook("photo") { screen in
      let (picture, rows, slider) = (screen["picture"], screen["rows"], screen["slider"])
      #expect(isNear(picture.minY, screen.content.minY + 8) && isNear(picture.maxY, rows.minY - 16))
      #expect(isNear(rows.maxY, screen.content.maxY - 8))
      #expect(isNear(slider.width, 0.7 * rows.width - 12))
    }
  }

  /// Each ring is 18 points inside the one before: 120, 84, 48.
  @Test func rings() {
    inEveryLook("rings") { screen in
      let (rings, texts) = (screen["rings"], screen["texts"])
      #expect([rings.width, screen["ring0"].width, screen["ring1"].width] == [120, 84, 48])
      #expect(isNear(screen["card"].width, screen.content.width - 32))
      if screen.look == .largestText {
        #expect(isNear(texts.minY, rings.maxY + 16) && isNear(texts.midX, rings.midX))
      } else {
        #expect(isNear(texts.midY, rings.midY))
      }
    }
  }

  @Test func recipe() {
    inEveryLook("recipe") { screen in
      let (picture, steps) = (screen["picture"], screen["steps"])
      #expect(picture.minY == 0 && isNear(picture.height, screen.size.width * 9 / 16))
      #expect(isNear(steps.minY, picture.maxY + 20) && isNear(steps.midX, screen.size.width / 2))
      #expect(screen["number0"].width == screen["number2"].width)
      #expect(isNear(screen["step1"].height, screen.wholeHeight("step1")))
    }
  }
}
