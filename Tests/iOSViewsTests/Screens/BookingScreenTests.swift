import Foundation
import Testing
import iOSViews

/// Facts of the screens on which something is chosen, by hand from their constraints, in every look.
@MainActor
struct BookingScreenTests {
  /// A seventh of the width each, rounded down; 4 points between the weeks of 48.
  @Test func hotel() {
    inEveryLook("hotel") { screen in
      let (first, second) = (screen["day0"], screen["day7"])
      #expect(first.width == (screen.content.width / 7).rounded(.down), "\(screen.look)")
      if !second.isNull {
        #expect(
          isNear(second.minY, first.minY + 52) && isNear(second.minX, first.minX),
          "\(screen.look) \(first) \(second)")
      }
      #expect(
        isNear(screen["bar"].maxY, screen.content.maxY) && isNear(screen["bar"].width, screen.content.width))
      #expect(isNear(screen["total"].height, screen.wholeHeight("total")))
    }
  }

  @Test func podcast() {
    inEveryLook("podcast") { screen in
      let (cover, column) = (screen["cover"], screen["column"])
      #expect(isNear(cover.width, cover.height) && cover.width <= 320)
      #expect(isNear(cover.midY, (screen.content.minY + column.minY - 8) / 2), "\(screen.look)")
      #expect(isNear(column.maxY, screen.content.maxY - 16))
      #expect(isNear(screen["passed"].minY, screen["progress"].maxY + 4))
      #expect(isNear(screen["play"].midX, column.midX))
    }
  }

  @Test func transfers() {
    inEveryLook("transfers") { screen in
      let (icon, name, progress) = (screen["icon"], screen["name"], screen["progress"])
      let leading = screen.look == .rightToLeft ? icon.minX - name.maxX : name.minX - icon.maxX
      #expect(isNear(leading, 12))
      #expect(isNear(progress.minY, name.maxY + 6) && isNear(progress.width, name.width))
      #expect(screen["name"].minY >= screen.content.minY)
    }
  }

  @Test func statement() {
    inEveryLook("statement") { screen in
      #expect(screen["balance"].width == screen.size.width)
      let (one, two) = (screen["row00"], screen["row01"])
      #expect(isNear(two.minY, one.maxY) && one.width == screen.size.width && one.height >= 44)
    }
  }

  /// Half the width less the 12 points between, or all of it below each other.
  @Test func quiz() {
    inEveryLook("quiz") { screen in
      let (one, two, question) = (screen["Inn"], screen["Drava"], screen["question"])
      let width = screen.content.width - 48
      if screen.look == .largestText {
        #expect(isNear(one.width, width) && isNear(two.minY, one.maxY + 12))
      } else {
        #expect(isNear(one.width, (width - 12) / 2) && isNear(two.minY, one.minY))
      }
      #expect(
        isNear(question.minY, screen.content.minY + 24)
          && isNear(screen["Tisza"].maxY, screen.content.maxY - 24))
    }
  }

  /// 240 points above the safe area at the bottom; covering where the height is compact, a card on an iPad.
  @Test func sheet() {
    inEveryLook("sheet") { screen in
      let sheet = screen["sheet"]
      switch screen.look {
      case .upright, .dark, .rightToLeft, .largestText:
        #expect(isNear(sheet.minY, 852 - 34 - 240) && sheet.maxY == 852, "\(sheet)")
      case .lying: #expect(sheet == CGRect(x: 0, y: 0, width: 852, height: 393))
      case .pad, .narrowPad: #expect(sheet.midX == screen.size.width / 2)
      }
    }
  }

  @Test func onboarding() {
    inEveryLook("onboarding") { screen in
      let (pager, page, next) = (screen["pager"], screen["page1"], screen["next"])
      #expect(page.width == screen.size.width && isNear(page.height, pager.height))
      let second = screen.look == .rightToLeft ? -screen.size.width : screen.size.width
      #expect(isNear(screen["page1"].minX - screen["page0"].minX, second))
      #expect(isNear(next.maxY, screen.content.maxY - 20) && isNear(screen["dots"].maxY, next.minY - 8))
      #expect(next.width >= 200)
    }
  }

  /// Rows stand in by 20 or 16 points; a switch is 51 wide, of which two are ornament, and in the middle of its row.
  @Test func settings() {
    inEveryLook("settings") { screen in
      let (row, toggle) = (screen["Sounds"], screen["switch Sounds"])
      #expect(toggle.width == 49 && isNear(toggle.midY, row.midY), "\(toggle)")
      let gap = screen.look == .rightToLeft ? toggle.minX - row.minX : row.maxX - toggle.maxX
      #expect(gap >= 16 && gap <= 20, "\(screen.look) \(gap)")
      #expect(row.minX > screen.content.minX && row.maxX < screen.content.maxX)
    }
  }
}
