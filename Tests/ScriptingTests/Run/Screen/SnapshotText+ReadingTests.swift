import TestSupport
import Testing

@testable import Scripting

struct SnapshotTextReadingTests {
  private let stored = "size 3x2\ncursor 1:2\n|a検|\n|   |\n1:1-3 bold fg=yellow bg=200\n"

  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try SnapshotText(reading: bytes)
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  @Test func `a written snapshot can be read`() throws {
    let text = try SnapshotText(reading: Array(stored.utf8)).text
    #expect(text == stored)
    var rows = try SnapshotText(reading: Array("size 1x1\n|||\n".utf8)).rows
    #expect(rows == ["|"])
    let head = try SnapshotText(reading: Array("size 1x1\ncursor hidden\n| |".utf8)).head
    #expect(head.count == 2)
    rows = try SnapshotText(reading: Array("size 1x1\n|\u{301}|\n".utf8)).rows
    #expect(rows == ["\u{301}"])
  }

  @Test(arguments: [
    ("", "1: a snapshot begins with its size, `size 80x24` for example"),
    ("\n\n", "1: a snapshot begins with its size, `size 80x24` for example"),
    ("size 0x1\n||\n", "1: a snapshot begins with its size, `size 80x24` for example"),
    ("size 99999x99999\n", "1: a snapshot begins with its size, `size 80x24` for example"),
    (
      "size 2x1\ncursor 1\n|ab|\n",
      "2: write `cursor ROW:COLUMN`, `cursor hidden ROW:COLUMN` or `cursor hidden`"
    ),
    ("size 2x2\n|ab|\n", "3: row 2 of 2 should stand here, between two |"),
    ("size 2x2\n|ab|\n|\n", "3: row 2 of 2 should stand here, between two |"),
    ("size 2x1\n<<<<<<< HEAD\n|ab|\n", "2: row 1 of 1 should stand here, between two |"),
    ("size 2x1\r\n|ab|\r\n", "1: this line ends in CR LF; store the file with LF alone"),
    ("size 2x1\n|ab|\n|cd|\n", "3: after the rows come styles, `4:3-13 bold fg=yellow` for example"),
    ("size 2x1\n|ab|\n1:1-2 bold\n\n", "4: after the rows come styles, `4:3-13 bold fg=yellow` for example"),
  ])
  func `a malformed file is reported with its line`(text: String, message: String) {
    #expect(problem(Array(text.utf8)) == message)
  }

  @Test func `invalid UTF-8 is reported with its line`() {
    #expect(problem(Array("size 1x1\n|".utf8) + [0xFF] + Array("|\n".utf8)) == "2: this is no UTF-8")
    #expect(problem([0xC3]) == "1: this is no UTF-8")
    #expect(problem([0]) == "1: a snapshot begins with its size, `size 80x24` for example")
  }

  @Test func `any changed file is read or reported`() {
    var random = SeededGenerator(seed: 7)
    let bytes = Array(stored.utf8)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<max(1, changed.count), using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where !changed.isEmpty: changed.remove(at: place)
        case 1: changed.insert(UInt8.random(in: 0...255, using: &random), at: min(place, changed.count))
        default: if !changed.isEmpty { changed[place] = UInt8.random(in: 0...255, using: &random) }
        }
      }
      if let text = try? SnapshotText(reading: changed).text {
        #expect(text.utf8.elementsEqual(changed) || text.utf8.elementsEqual(changed + [0x0A]))
      } else {
        #expect(problem(changed) != nil)
      }
    }
  }
}
