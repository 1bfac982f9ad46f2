import Terminal
import TestSupport
import Testing

@testable import Scripting

struct SnapshotTextTests {
  @Test func `a snapshot has size, cursor, rows and styles`() throws {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 2))
    let canvas = Canvas(buffer)
    canvas.draw("a|検", row: 0, style: Style(.bold, foreground: .yellow))
    canvas.draw("b", row: 1, column: 5, style: Style([.reverse, .dim], background: .palette(200)))
    canvas.showCursor(row: 1, column: 2)
    let text = SnapshotText(buffer.frame, in: Rect(buffer.frame.size), isPlain: false)
    #expect(
      text.text == """
        size 6x2
        cursor 2:3
        |a|検  |
        |     b|
        1:1-4 bold fg=yellow
        2:6-6 dim reverse bg=200

        """)
    let read = try SnapshotText(reading: Array(text.text.utf8))
    #expect(read == text)
    #expect(read.differences(from: text) == [])
  }

  @Test func `a snapshot includes the position of a hidden cursor`() throws {
    let buffer = FrameBuffer(size: Size(columns: 2, rows: 3))
    let canvas = Canvas(buffer)
    canvas.parkCursor(row: 1, column: 1)
    let whole = SnapshotText(buffer.frame, in: Rect(buffer.frame.size), isPlain: false)
    #expect(whole.head == ["size 2x3", "cursor hidden 2:2"])
    let read = try SnapshotText(reading: Array(whole.text.utf8))
    #expect(read == whole)
    let part = SnapshotText(buffer.frame, in: Rect(row: 1, column: 1, rows: 1, columns: 1), isPlain: false)
    #expect(part.head == ["size 1x1", "cursor hidden 1:1"])
    let other = SnapshotText(buffer.frame, in: Rect(row: 0, column: 0, rows: 1, columns: 2), isPlain: false)
    #expect(other.head == ["size 2x1", "cursor hidden"])
  }

  @Test(arguments: [
    (Style(.bold), "bold"), (Style(.dim), "dim"), (Style(.italic), "italic"),
    (Style(.underline), "underline"),
    (Style(.reverse), "reverse"), (Style(foreground: .palette(0)), "fg=black"),
    (Style(foreground: .palette(15)), "fg=bright-white"), (Style(foreground: .palette(16)), "fg=16"),
    (Style(background: .palette(3)), "bg=yellow"), (Style(background: .palette(255)), "bg=255"),
    (
      Style([.bold, .dim, .italic, .underline, .reverse], foreground: .palette(9), background: .palette(1)),
      "bold dim italic underline reverse fg=bright-red bg=red"
    ),
  ])
  func `a snapshot has all attributes of a cell`(style: Style, words: String) {
    let buffer = FrameBuffer(size: Size(columns: 3, rows: 1))
    Canvas(buffer).draw("abc", row: 0, column: 0, style: .plain)
    Canvas(buffer).draw("b", row: 0, column: 1, style: style)
    let text = SnapshotText(buffer.frame, in: Rect(buffer.frame.size), isPlain: false)
    #expect(text.styles == ["1:2-2 \(words)"])
  }

  @Test func `a part of the screen starts at its own corner`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 3))
    let canvas = Canvas(buffer)
    canvas.draw("word", row: 1, column: 2, style: Style(.underline))
    canvas.showCursor(row: 0, column: 0)
    let rect = Rect(row: 1, column: 1, rows: 2, columns: 4)
    let text = SnapshotText(buffer.frame, in: rect, isPlain: false).text
    #expect(text == "size 4x2\ncursor hidden\n| wor|\n|    |\n1:2-4 underline\n")
  }

  @Test func `changed styles are listed one per line, in the order of the screen`() throws {
    let before = try SnapshotText(
      reading: Array("size 1x3\n|a|\n|b|\n|c|\n1:1-1 bold\n2:1-1 dim\n10:1-1 dim\n".utf8))
    let after = try SnapshotText(
      reading: Array("size 1x3\n|a|\n|b|\n|c|\n1:1-1 dim\n2:1-1 dim\n9:1-1 bold fg=red\n".utf8))
    #expect(
      before.differences(from: after) == [
        "- 1:1-1 bold", "+ 1:1-1 dim", "+ 9:1-1 bold fg=red", "- 10:1-1 dim",
      ])
  }

  @Test func `the ruler and the bars count columns, also for wide glyphs`() throws {
    let before = SnapshotText(
      drawn(["a検", "xyz"], columns: 4), in: Rect(Size(columns: 4, rows: 2)), isPlain: true)
    let after = SnapshotText(
      drawn(["a検索", "xyz"], columns: 6), in: Rect(Size(columns: 6, rows: 2)), isPlain: true)
    #expect(
      before.differences(from: after) == [
        "- size 4x2", "+ size 6x2", "        ----+-", "-    1 |a検 |", "+    1 |a検索 |", "-    2 |xyz |",
        "+    2 |xyz   |",
      ])
  }
}

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
        let position = Int.random(in: 0..<max(1, changed.count), using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where !changed.isEmpty: changed.remove(at: position)
        case 1: changed.insert(UInt8.random(in: 0...255, using: &random), at: min(position, changed.count))
        default: if !changed.isEmpty { changed[position] = UInt8.random(in: 0...255, using: &random) }
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
