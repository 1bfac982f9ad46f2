import Terminal
import Testing
import Texts

@testable import Console

struct ArgumentTests {
  @Test func `a size and a language are parsed`() throws {
    let size = try Size(argument: "100x30")
    #expect(size == Size(columns: 100, rows: 30))
    let language = try Language(argument: "ja_JP.UTF-8")
    #expect(language == .ja)
  }

  @Test(arguments: ["", "80", "80x", "x24", "80x24x2", "0x24", "80x1001", "-80x24"])
  func `an invalid size is refused with an example`(text: String) {
    #expect { try Size(argument: text) } throws: {
      ($0 as? UsageProblem)?.sentence.contains("100x30") == true
    }
  }

  @Test func `a language without texts is refused with the supported ones`() {
    #expect { try Language(argument: "fr") } throws: {
      ($0 as? UsageProblem)?.sentence.contains("en or ja") == true
    }
  }
}
