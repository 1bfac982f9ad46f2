import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

struct KeysAfterFieldTests {
  private static let effects: [Action.Effect] = [.moves, .shows, .works, .alters, .mayDelete]

  @LoopActor private static func after(_ closing: Key) -> KeysAfterField {
    var keys = KeysAfterField()
    keys.fieldClosed(by: closing, at: .zero)
    return keys
  }

  @LoopActor private static func action(_ effect: Action.Effect) -> Action {
    Action("", [], "", effect: effect) {}
  }

  @Test(arguments: [(Key(.enter), Action.Effect.works), (Key(.escape), .shows)])
  func `how much a letter may do at once depends on how the field closed`(key: Key, most: Action.Effect)
    throws
  {
    try onLoop { _ in
      for effect in Self.effects {
        var keys = Self.after(key)
        let isLeftOut = keys.leavesOut(.char("x"), at: .milliseconds(299)) { Self.action(effect) }
        #expect(isLeftOut == (effect > most), "\(effect)")
        keys = Self.after(key)
        #expect(!keys.leavesOut(.char("x"), at: KeysAfterField.span) { Self.action(effect) })
      }
    }
  }

  @Test func `Tab and a second Enter right after Enter are meant, and so is what follows`() throws {
    try onLoop { _ in
      for key in [Key(.tab), Key(.enter)] {
        var keys = Self.after(Key(.enter))
        #expect(!keys.leavesOut(key, at: .zero) { Self.action(.mayDelete) })
        #expect(!keys.leavesOut(.char("D"), at: .zero) { Self.action(.mayDelete) })
      }
    }
  }

  @Test func `Tab right after Esc runs, but what follows is still typed on`() throws {
    try onLoop { _ in
      var keys = Self.after(Key(.escape))
      #expect(!keys.leavesOut(Key(.tab), at: .zero) { Self.action(.works) })
      #expect(keys.leavesOut(.char("D"), at: .zero) { Self.action(.mayDelete) })
    }
  }

  @Test func `what follows a letter that was left out is left out until a pause or an arrow`() throws {
    try onLoop { _ in
      for (key, time) in [(Key(.down), Duration.zero), (.char("j"), KeysAfterField.span)] {
        var keys = Self.after(Key(.escape))
        #expect(keys.leavesOut(.char("D"), at: .zero) { Self.action(.mayDelete) })
        #expect(keys.leavesOut(.char("j"), at: .zero) { Self.action(.moves) })
        #expect(keys.leavesOut(Key(.enter), at: .zero) { Self.action(.works) })
        #expect(keys.leftOut == "Dj ")
        #expect(!keys.leavesOut(key, at: time) { Self.action(.moves) })
        #expect(!keys.leavesOut(.char("D"), at: time) { Self.action(.mayDelete) })
      }
    }
  }

  @Test(arguments: [(Action.Effect.moves, true), (.shows, false), (.works, false)])
  func `a command after Enter ends the moment, a move does not`(effect: Action.Effect, isLeftOut: Bool) throws
  {
    try onLoop { _ in
      var keys = Self.after(Key(.enter))
      #expect(!keys.leavesOut(.char("x"), at: .zero) { Self.action(effect) })
      #expect(keys.leavesOut(.char("u"), at: .zero) { Self.action(.alters) } == isLeftOut)
    }
  }

  @Test(arguments: [(12, 49, true), (12, 0, true), (12, 50, false), (50, 12, false), (0, 12, false)])
  func `what follows an Enter that a program typed in a form is typed too`(
    before: Int, after: Int, isLeftOut: Bool
  ) throws {
    try onLoop { _ in
      for effect in Self.effects.prefix(3) {
        var keys = KeysAfterField()
        for key in 0...3 { keys.formTook(at: .milliseconds(key * before)) }
        keys.fieldClosed(by: Key(.enter), at: .milliseconds(4 * before))
        let time = Duration.milliseconds(4 * before + after)
        #expect(keys.leavesOut(.char("x"), at: time) { Self.action(effect) } == isLeftOut)
        #expect(
          keys.leavesOut(.char("D"), at: time) { Self.action(.mayDelete) } == (isLeftOut || effect == .moves))
      }
    }
  }

  @Test func `a few keys that come soon after each other are no program that types`() throws {
    try onLoop { _ in
      var keys = KeysAfterField()
      for key in 0...2 { keys.formTook(at: .milliseconds(12 * key)) }
      keys.fieldClosed(by: Key(.enter), at: .milliseconds(36))
      #expect(!keys.leavesOut(.char("x"), at: .milliseconds(48)) { Self.action(.works) })
    }
  }

  @Test func `a letter without an action is left out, and a key that only leaves a field starts no moment`()
    throws
  {
    try onLoop { _ in
      var keys = Self.after(Key(.enter))
      #expect(keys.leavesOut(.char("x"), at: .zero) { nil })
      for key in [Key(.down), Key(.up), Key(.tab), Key(.backTab)] {
        keys = Self.after(key)
        #expect(!keys.leavesOut(.char("D"), at: .zero) { Self.action(.mayDelete) })
      }
    }
  }
}
