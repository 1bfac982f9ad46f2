import Dates
import Domain
import FoundationEssentials
import Testing
import TodoLanguage

struct TodoStatusTests {
  @Test(arguments: TodoStatus.allCases.filter(\.needsSync))
  func `a state that no todo can have yet is refused with its column`(status: TodoStatus) {
    let reader = FilterReader(
      dates: DateReader(now: Date(timeIntervalSince1970: 0), zone: .gmt, weekStart: .monday))
    #expect(throws: LineFault.self) { try reader.read("+bug is:\(status.rawValue)") }
    do {
      _ = try reader.read("+bug is:\(status.rawValue)")
    } catch {
      #expect(error.column == 9 && error.message.contains("has:link"))
    }
  }

  @Test func `each word of a filter has a sentence for the help`() {
    let words = TodoStatus.allCases.filter { !$0.needsSync }.map(\.summary)
    #expect(!words.contains(""))
    let keys = FilterKey.all.filter { $0.names != ["list"] }.map(\.summary) + LineKey.all.map(\.summary)
    #expect(!keys.contains(""))
  }
}
