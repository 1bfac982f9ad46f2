import AppTestSupport
import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

/// A field of a form with a language: of digits, in words. It can be completed with three names.
struct SentenceFieldTests {
  @Test func `below the field stands what is understood of it`() throws {
    try onSentence { form in
      form.press("1", "2")
      #expect(form.reading == .understood("the number 12"))
    }
  }

  @Test func `a text that cannot be read is not answered, and the form says why`() throws {
    try onSentence { form in
      form.press("1", "x")
      #expect(form.reading == .understood("the number 1x"))
      #expect(form.answer == nil)
      #expect(form.reading == .fault("x is no digit."))
      form.press("Backspace")
      #expect(form.reading == .understood("the number 1"))
      #expect(form.answer == "1")
    }
  }

  @Test func `Tab takes the first word that is offered, and Down and Enter another one`() throws {
    try onSentence { form in
      form.press("1", "Space", "o", "Tab")
      #expect(form.text == "1 one ")
      form.press("o", "Down", "Down", "Enter")
      #expect(form.text == "1 one oneself ")
    }
  }

  @Test func `keys move a date by days and weeks, and go to words in any other text`() throws {
    try onSentence { form in
      form.press("d", "1", "0", "Down", "PageDown", "Up")
      #expect(form.text == "d17")
      form.press("PageUp", "PageUp")
      #expect(form.text == "d3")
      form.press("Space", "o", "Down", "Enter")
      #expect(form.text == "d3 one ")
    }
  }

  @Test func `typing begins another date than the one that keys moved`() throws {
    try onSentence { form in
      form.press("d", "1", "Down", "2", "4")
      #expect(form.text == "d24")
      form.press("Down", "Space", "1")
      #expect(form.text == "d25 1")
      form.press("Backspace", "Backspace", "Down", "Backspace", "9")
      #expect(form.text == "d29")
    }
  }

  @Test func `an empty field is answered without a value`() throws {
    try onSentence { form in
      #expect(form.reading == nil)
      #expect(form.answer == "")
    }
  }

  @LoopActor
  private struct Opened {
    let form: OpenForm

    var reading: FieldLanguage.Reading? { form.reading }
    var text: String { form.values[0].line?.text ?? "" }
    /// Empty if the form was answered without a value; nil if Enter did not answer it.
    var answer: String? {
      guard case .answered(let answer) = form.handle(.key(Key(.enter))) else { return nil }
      return answer.value(of: "number") ?? ""
    }

    func press(_ keys: String...) {
      for key in keys {
        if let key = Key(name: key) { _ = form.handle(.key(key)) }
      }
    }
  }

  private func onSentence(_ body: @escaping @LoopActor @Sendable (Opened) throws -> Void) throws {
    try onWorld { world in
      var language = FieldLanguage { text, isFinished in
        let wrong = text.first { !$0.isNumber && $0 != " " && $0 != "d" }
        return wrong != nil && isFinished
          ? .fault("\(wrong ?? " ") is no digit.") : .understood("the number \(text)")
      } completion: { text, cursor in
        guard let start = text.lastIndex(of: " ") else { return nil }
        let typed = text[start...].dropFirst()
        let words = ["one", "oneself", "two"].filter { !typed.isEmpty && $0.hasPrefix(typed) && $0 != typed }
        return FieldLanguage.Completion(cursor - typed.count..<cursor, words, ending: " ")
      }
      // A date is d and its number.
      language.dated = { text, days in
        text.first == "d" ? Int(text.dropFirst()).map { "d\($0 + days)" } : nil
      }
      language.undated = { $0.first == "d" && Int($0.dropFirst()) != nil ? "d" : nil }
      let form = BoxForm(
        "number", title: "Number", fields: [.sentence("number", "", value: "", hint: "any", language)])
      try body(Opened(form: OpenForm(form, world.environment)))
    }
  }
}
