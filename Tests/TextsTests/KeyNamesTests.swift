import Testing
import Texts

struct KeyNamesTests {
  private let rebound = KeyNames { $0 == .add ? "n" : $0.presetKeys.first }
  private let without = KeyNames { $0 == .makeTodo ? nil : $0.presetKeys.first }

  @Test func `a sentence names the key of its action`() {
    let (english, japanese) = (Texts(.en, keys: rebound).todoList, Texts(.ja, keys: rebound).todoList)
    #expect(english.welcome.hasPrefix("Press n to write a todo, or t on a repository"))
    #expect(japanese.welcome.hasPrefix("nキーでToDoを書きます。"))
  }

  @Test func `the settings are named by the key that works while a query is typed`() {
    #expect(Texts(.en).tracking.firstStart.hasSuffix("Turn it off in Settings (Alt+6)."))
  }

  @Test func `a part is left out if its action has no key`() {
    #expect(Texts(.en, keys: without).todoList.welcome.isEmpty)
    #expect(Texts(.ja, keys: without).todoList.welcome == "aキーでToDoを書きます。")
    #expect(
      Texts(.en, keys: without).search.welcomeThen
        == "Then: arrows to choose, Enter to open, ? for all keys.")
  }

  @Test func `texts differ if their keys do`() {
    #expect(Texts(.en) == Texts(.en, keys: .preset))
    #expect(Texts(.en) != Texts(.en, keys: rebound))
  }
}
