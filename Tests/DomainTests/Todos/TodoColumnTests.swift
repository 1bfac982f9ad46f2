import Domain
import Testing

struct TodoColumnTests {
  @Test func `columns are words in any case with blanks or commas between, each once`() {
    let read = TodoColumn.read(" Due,project  tags,,due\tcolour ")
    #expect(read.columns == [.due, .project, .tags])
    #expect(read.unknown == ["colour"])
    #expect(TodoColumn.words(read.columns) == "due project tags")
  }
}
