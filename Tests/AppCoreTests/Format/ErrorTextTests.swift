import AppCore
import Domain
import Testing

struct ErrorTextTests {
  @Test func `an error with a sentence of its own says it`() {
    #expect(ErrorText.sentence(for: AppError.offline) == AppError.offline.message)
    #expect(ErrorText.sentence(for: DesktopError(message: "No browser.")) == "No browser.")
  }

  @Test func `any other error becomes a sentence that names it`() {
    struct Odd: Error, CustomStringConvertible { let description = "odd thing" }
    #expect(ErrorText.sentence(for: Odd()) == "Something unexpected went wrong: odd thing. Try again.")
  }
}
