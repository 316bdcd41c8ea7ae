import Foundation
import Testing
import iOSViews

/// Facts of the screens on which people read and look for things, by hand from their constraints, in every look.
@MainActor
struct LearningScreenTests {
  @Test func dictionary() {
    inEveryLook("dictionary") { screen in
      let (entry, note) = (screen["entry"], screen["note"])
      #expect(isNear(note.minY, entry.maxY + 20) && isNear(screen["column"].width, screen.content.width - 40))
      #expect(isNear(entry.height, screen.wholeHeight("entry")))
      #expect(isNear(note.height, screen.wholeHeight("note")))
    }
  }

  /// In the middle of what bars and notches leave, unless it is too high: then 20 points from the top.
  @Test func ticket() {
    inEveryLook("ticket") { screen in
      let card = screen["card"]
      #expect(
        isNear(card.width, min(360, screen.content.width - 40)) && isNear(card.midX, screen.size.width / 2))
      if card.height < screen.content.height - 40 {
        #expect(isNear(card.midY, screen.content.midY), "\(screen.look)")
      } else {
        #expect(isNear(card.minY, screen.content.minY + 20), "\(screen.look)")
      }
      #expect(isNear(screen["code"].width, 120) && isNear(screen["code"].height, 120))
    }
  }

  /// Scopes are 32 high in the last 44 points of the bar; rows begin below the bar.
  @Test func search() {
    inEveryLook("search") { screen in
      let bar = screen["search"]
      let scopes = screen.view("search")?.subviews.first { $0 is UISegmentedControl }
      #expect(
        scopes?.frame.height == 32 && isNear(scopes?.frame.minY ?? 0, bar.height - 44), "\(screen.look)")
      #expect(screen["result0"].minY >= bar.maxY - 0.5, "\(screen.look)")
      #expect(isNear(screen["result1"].minY, screen["result0"].maxY))
    }
  }

  @Test func compare() {
    inEveryLook("compare") { screen in
      #expect(screen["table"].width >= screen.content.width - 0.5)
      for column in 0..<3 {
        #expect(isNear(screen["cell0\(column)"].width, screen["cell2\(column)"].width))
        #expect(screen["cell1\(column)"].width >= 129.5)
      }
      #expect(isNear(screen["cell20"].minY, screen["row2"].minY + 10))
    }
  }

  @Test func card() {
    inEveryLook("card") { screen in
      let (column, sheet) = (screen["column"], screen["sheet"])
      #expect(isNear(screen["body"].height, screen.wholeHeight("body")))
      #expect(isNear(screen["chip Urgent"].minY, screen["heading"].maxY + 16))
      #expect(column.minX >= sheet.minX + 16 && column.maxX <= sheet.maxX - 16)
      if screen.look == .pad { #expect(isNear(sheet.midX, 597) && isNear(sheet.midY, 417), "\(sheet)") }
    }
  }

  /// The accessory stands at the bottom, and the text ends at its top.
  @Test func reader() {
    inEveryLook("reader") { screen in
      let (field, bar) = (screen["field"], screen["bar"])
      #expect(
        bar.width == screen.size.width && isNear(field.maxY, bar.minY), "\(screen.look) \(field) \(bar)")
      #expect(field.minY == screen.content.minY && isNear(field.midX, screen.size.width / 2))
    }
  }

  @Test func wizard() {
    inEveryLook("wizard") { screen in
      let (progress, step, next) = (screen["progress"], screen["step"], screen["next"])
      #expect(isNear(progress.minY, screen.content.minY + 16) && isNear(step.minY, progress.maxY + 16))
      #expect(isNear(next.maxY, screen.content.maxY - 16) && isNear(next.midY, screen["back"].midY))
      #expect(
        isNear(step.maxY, next.minY - 16) && isNear(screen["question"].height, screen.wholeHeight("question"))
      )
    }
  }

  @Test func empty() {
    inEveryLook("empty") { screen in
      var placeholder: UIView?
      ScreenPlaces.visit(screen.window) { if $0 is UIContentUnavailableView { placeholder = $0 } }
      #expect(placeholder?.bounds.width == screen.size.width)
    }
  }
}
