import Testing

@testable import Scripting

struct KeyChordTests {
  @Test func `chords of the same key are equal`() {
    #expect(KeyChord(.character("R"), modifiers: .control) == KeyChord(.character("r"), modifiers: .control))
    #expect(KeyChord(.tab, modifiers: .shift) == KeyChord(.backTab))
    #expect(KeyChord(.character("a"), modifiers: .shift) == KeyChord(.character("A")))
    #expect(
      KeyChord(.character("a"), modifiers: [.shift, .alt]) == KeyChord(.character("A"), modifiers: .alt))
  }

  @Test func `different chords are not equal`() {
    #expect(KeyChord(.character("a")) != KeyChord(.character("A")))
    #expect(KeyChord(.character("a"), modifiers: .alt) != KeyChord(.character("A"), modifiers: .alt))
    #expect(KeyChord(.up, modifiers: .shift) != KeyChord(.up))
    #expect(KeyChord(.tab, modifiers: .control) != KeyChord(.tab))
  }

  @Test func `a letter without a single capital stays as it is`() {
    #expect(KeyChord(.character("ß"), modifiers: .shift).key == .character("ß"))
  }
}
