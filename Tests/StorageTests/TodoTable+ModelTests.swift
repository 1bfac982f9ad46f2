import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

/// Random changes compared with a simple model: a dictionary, and its copies before each change.
struct TodoTableModelTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `list, counts and undo agree with the model`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    // Two connections alternate, like two octodos.
    var databases = [try AppDatabase(in: folder), try AppDatabase(in: folder)]
    for database in databases { try database.forgoDurability() }
    var model: [Int64: Todo] = [:]
    var past: [[Int64: Todo]] = []

    for step in 0..<400 {
      let turn = Int.random(in: 0...1, using: &random)
      if step % 50 == 49 {
        databases[turn] = try AppDatabase(in: folder)
        try databases[turn].forgoDurability()
      }
      let table = TodoTable(databases[turn])
      let now = noon.addingTimeInterval(Double(Int.random(in: 0..<20, using: &random)))
      let id = model.keys.sorted().randomElement(using: &random) ?? 0
      let before = model
      var isUndo = false
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let todo = try table.add(TodoDraft(title: "todo \(step)", note: "note"), now: now)
        #expect(model[todo.id] == nil)
        model[todo.id] = todo
      case 4 where id != 0:
        let draft = try TodoDraft(title: "edited \(Int.random(in: 0..<3, using: &random))")
        guard let original = model[id] else { break }
        guard case .saved(let edited) = try table.update(original, to: draft, now: noon) else {
          Issue.record("an edit reported a conflict without another change")
          break
        }
        model[id] = edited
      case 5...6 where id != 0:
        model[id] = try table.setDone(id: id, Bool.random(using: &random), now: now)
      case 7 where id != 0:
        try table.delete(id: id)
        model[id] = nil
      default:
        let undone = try table.undo()
        #expect((undone == nil) == past.isEmpty)
        model = past.popLast() ?? model
        isUndo = true
      }
      if !isUndo, model != before { past.append(before) }
      try expect(TodoTable(databases[1 - turn]), shows: model)
    }
    let damage = try databases[0].quickCheck()
    #expect(damage.isEmpty)
  }

  private func expect(_ table: TodoTable, shows model: [Int64: Todo]) throws {
    let list = inListOrder(model.values)
    let open = list.count { !$0.isDone }
    let counts = TodoCounts(open: open, done: list.count - open)
    let window = try table.window(.top, limit: 1_000)
    #expect(window.todos == list)
    #expect(window.counts == counts)
  }
}
