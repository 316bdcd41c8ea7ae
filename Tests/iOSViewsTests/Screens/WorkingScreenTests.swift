import Foundation
import Testing
import iOSViews

/// Facts of the screens on which people work and meet, by hand from their constraints, in every look.
@MainActor
struct WorkingScreenTests {
  /// A column of 240 points beside the message where the width is regular, below a bar of 44 (50 on an iPad) everywhere.
  @Test func splitMail() {
    inEveryLook("split mail") { screen in
      let (folders, subject) = (screen["folders"], screen["subject"])
      if screen.look == .pad {
        #expect(isNear(folders.width, 240) && subject.minX >= folders.maxX, "\(screen.look) \(folders)")
      }
      guard !subject.isNull else { return }
      #expect(isNear(screen["body"].minY, subject.maxY + 16) || screen.look == .largestText)
      #expect(isNear(subject.height, screen.wholeHeight("subject")))
    }
  }

  @Test func call() {
    inEveryLook("call") { screen in
      let (first, last) = (screen["face0"], screen["face3"])
      #expect(
        isNear(first.width, (screen.size.width - 2) / 2) && isNear(last.height, (screen.size.height - 2) / 2))
      #expect(
        screen["me"].minY == screen.content.minY + 12 && screen["me"].size == CGSize(width: 90, height: 120))
      #expect(isNear(screen["controls"].midX, screen.size.width / 2))
      #expect(isNear(screen["controls"].maxY, screen.content.maxY - 12))
    }
  }

  /// At rest on the safe area; with a keyboard of 200 points on its top, and the text has its full height.
  @Test func comments() {
    inEveryLook("comments") { screen in
      #expect(isNear(screen["bar"].maxY, screen.content.maxY))
      #expect(isNear(screen["table"].maxY, screen["bar"].minY))
      #expect(isNear(screen["composer"].height, screen.wholeHeight("composer")))
      moveKeyboard(UIResponder.keyboardWillShowNotification, top: screen.size.height - 200, in: screen)
      #expect(isNear(screen["bar"].maxY, screen.size.height - 200), "\(screen.look)")
      moveKeyboard(UIResponder.keyboardWillHideNotification, top: screen.size.height, in: screen)
      #expect(isNear(screen["bar"].maxY, screen.content.maxY), "\(screen.look)")
    }
  }

  private func moveKeyboard(_ name: Notification.Name, top: CGFloat, in screen: ShownScreen) {
    let frame = CGRect(x: 0, y: top, width: screen.size.width, height: 200)
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    screen.window.layoutIfNeeded()
  }

  @Test func stories() {
    inEveryLook("stories") { screen in
      #expect(
        isNear(screen["bar1"].width, (screen.content.width - 16 - 12) / 4) && screen["bar1"].height == 2)
      #expect(isNear(screen["reel"].height, 64) && isNear(screen["story"].minY, screen["reel"].maxY + 12))
      #expect(isNear(screen["story"].maxY, screen.content.maxY - 8))
      #expect(isNear(screen["text"].height, screen.wholeHeight("text")))
    }
  }

  @Test func invoice() {
    inEveryLook("invoice") { screen in
      let (client, due, total) = (screen["field Client"], screen["field Due"], screen["total"])
      #expect(screen["label Client"].width == screen["label Hours"].width && client.width == due.width)
      #expect(
        isNear(due.minY, client.maxY + 12) && isNear(total.minY, screen["field Hours"].maxY + 32),
        "\(screen.look) \(client) \(due) \(screen["label Client"])")
      #expect(isNear(screen["form"].midX, screen.size.width / 2))
    }
  }

  @Test func medication() {
    inEveryLook("medication") { screen in
      let (row, time) = (screen["row0"], screen["time"])
      #expect(isNear(time.midY, row.midY) && row.height >= 44, "\(screen.look) \(row) \(time)")
      #expect(isNear(screen["add"].midX, screen.size.width / 2) || screen["add"].isNull)
    }
  }

  /// The heads stay where the frame is while the plan scrolls by 100.
  @Test func timetable() {
    inEveryLook("timetable") { screen in
      let (lesson, plan) = (screen["lesson2"], screen["plan"])
      #expect(isNear(lesson.width, plan.width / 5 - 4) && lesson.height == 56)
      #expect(isNear(lesson.midX, plan.midX) && isNear(lesson.minY, plan.minY + 180), "\(screen.look)")
      (screen.view("scroll") as? UIScrollView)?.contentOffset.y = 100
      screen.window.layoutIfNeeded()
      #expect(isNear(screen["heads"].minY, screen.content.minY))
      #expect(isNear(screen["plan"].minY, screen.content.minY - 100))
    }
  }

  @Test func weather() {
    inEveryLook("weather") { screen in
      let (column, strip) = (screen["column"], screen["strip"])
      #expect(isNear(screen["page"].width, screen.content.width - 40))
      #expect(isNear(strip.minY, column.maxY + 24) && isNear(screen["hour9"].minY, strip.minY + 12))
      #expect(isNear(screen["degrees"].midX, column.midX))
    }
  }
}
