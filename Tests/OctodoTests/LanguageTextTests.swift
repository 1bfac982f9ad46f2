import Scripting
import Testing

@testable import octodo

struct LanguageTextTests {
  private func text(_ arguments: [String]) -> (text: String, status: Int32)? {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else { return nil }
    return (text, status)
  }

  @Test(arguments: CommandFormat.allCases)
  func `the language is printed in each format`(format: CommandFormat) throws {
    let printed = text(["--commands", format.rawValue])
    #expect(printed?.status == 0)
    let formatText = try format.text()
    #expect(printed?.text == formatText)
    #expect(printed?.text.contains("doubleclick") == true)
  }

  @Test func `an unknown format is refused with the known ones`() {
    #expect(
      text(["--commands", "emacs"])?.text.hasPrefix(
        "--commands takes one of json, vim, textmate, not emacs.\n") == true)
    #expect(text(["--commands", "emacs"])?.status == 2)
    #expect(text(["--commands", "JSON"])?.status == 2)
  }
}
