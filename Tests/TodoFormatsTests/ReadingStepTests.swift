import Domain
import Testing
import TodoFormats

struct ReadingStepTests {
  private struct Stop: Error {}

  private func file(of trial: FormatTrial) -> [UInt8] {
    let todos = (Int64(1)...100).map { number in
      var todo = Todo(id: number, title: "todo \(number)", createdAt: trial.context.now)
      todo.uid = "u\(number)"
      return todo
    }
    return Array(trial.write(todos).utf8)
  }

  @Test(arguments: TodoFormat.allCases)
  func `a reader says how far it is, from the beginning to the end`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    var shares: [Double] = []
    let content = trial.file.read(file(of: trial)) { shares.append($0) }
    #expect(content.todos.count == 100)
    #expect(shares == shares.sorted() && shares.count >= 100)
    let (first, last) = try (#require(shares.first), #require(shares.last))
    #expect(first < 0.1 && (0.9...1).contains(last))
  }

  @Test(arguments: TodoFormat.allCases)
  func `a reader that is stopped reads nothing more`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    var last = 0.0
    #expect(throws: Stop.self) {
      _ = try trial.file.read(file(of: trial)) { share in
        last = share
        if share > 0.25 { throw Stop() }
      }
    }
    #expect((0.25..<0.3).contains(last))
  }
}
