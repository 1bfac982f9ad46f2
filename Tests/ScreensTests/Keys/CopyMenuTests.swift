import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

struct CopyMenuTests {
  @Test func `y shows what can be copied, and a key copies it`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.subject = Subject(.repo(try #require(RepoName("octo/kettle"))), on: "https://ghe.example")
      try await app.press("y")
      let rows = app.frame.rows(of: "copy")
      #expect(rows.contains { $0.contains("c  address to clone from") })
      #expect(app.frame.focus == "copy")
      try await app.press("s")
      #expect(app.world.desktop.copied == ["git@ghe.example:octo/kettle.git"])
      #expect(app.frame.panes["copy"] == nil)
      try await app.press("y")
      try await app.mouse(.press(.left), row: 0, column: 0)
      #expect(app.frame.panes["copy"] == nil)
      try await app.press("y", "Esc", "y", "n")
      #expect(app.world.desktop.copied.last == "octo/kettle")
    }
  }

  @Test(arguments: [
    ("https://github.com", "git@github.com:octo/kettle.git"),
    ("https://ghe.example:8443", "git@ghe.example:octo/kettle.git"),
    ("https://[::1]:8443", "git@[::1]:octo/kettle.git"),
    ("https://[::1]", "git@[::1]:octo/kettle.git"),
    ("http://127.0.0.1:8913", nil),
  ])
  func `the address for SSH has the host alone, and a page without https has none`(
    web: String, ssh: String?
  ) throws {
    let copies = Subject(.repo(try #require(RepoName("octo/kettle"))), on: web).copies
    #expect(copies.first { $0.kind == .sshAddress }?.text == ssh)
    #expect(copies.first { $0.kind == .cloneAddress }?.text == "\(web)/octo/kettle.git")
  }

  @Test func `arrows and j k move, Enter takes the focused choice, and so does a click`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.subject = Subject(.repo(try #require(RepoName("octo/kettle"))), on: "https://ghe.example")
      try await app.press("y")
      #expect(app.frame.selected["copy"] == "address")
      #expect(app.frame.rows(of: "copy").last?.contains("Enter chooses, Esc closes") == true)
      try await app.press("j", "Down", "k")
      #expect(app.frame.selected["copy"] == "name")
      let box = try #require(app.frame.panes["copy"])
      let cursor = app.frame.hiddenCursor
      #expect(app.frame.text(row: cursor.row).contains("n  name") && cursor.column == box.column + 1)
      try await app.press("Enter")
      #expect(app.world.desktop.copied == ["octo/kettle"])
      try await app.press("y")
      let row = try #require(app.frame.rows(of: "copy").firstIndex { $0.contains("c  address") })
      try await app.mouse(.press(.left), row: box.row + row, column: box.column + 8)
      #expect(app.world.desktop.copied.last == "https://ghe.example/octo/kettle.git")
      #expect(app.frame.panes["copy"] == nil)
    }
  }

  @Test(arguments: [8, 12])
  func `a menu that does not fit scrolls, and keeps the tabs and the status line visible`(rows: Int) throws {
    try onApp(size: Size(columns: 40, rows: rows)) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.subject = Subject(.repo(try #require(RepoName("octo/kettle"))), on: "https://ghe.example")
      try await app.press("y")
      let box = try #require(app.frame.panes["copy"])
      #expect(box.row == 1 && box.rows == rows - 2)
      let top = try #require(app.frame.rows(of: "copy").first)
      #expect(top.contains("1 of 4"))
      try await app.press("G")
      let shown = app.frame.rows(of: "copy").joined(separator: "\n")
      #expect(shown.contains("s  address to clone from, by SSH"))
      #expect(app.frame.selected["copy"] == "address to clone from, by SSH")
    }
  }

  @Test func `the status line does not show keys of the screen behind a box`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.subject = Subject(.repo(try #require(RepoName("octo/kettle"))), on: "https://ghe.example")
      stub.actions = [Action("throw", [.char("x")], "throw it away", hint: "throw") {}]
      try await app.world.waitUntilIdle()
      #expect(app.status.contains("x throw") && app.status.contains("? keys"))
      for opener in ["y", ":", "?"] {
        try await app.press(opener)
        #expect(!app.status.contains("throw") && !app.status.contains("keys"))
        try await app.press("Esc")
        #expect(app.status.contains("? keys"))
      }
      app.world.environment.dialogs.ask(Question(title: "Sure?", detail: "", yes: "Yes")) { _ in }
      try await app.world.waitUntilIdle()
      #expect(!app.status.contains("throw") && !app.status.contains("keys"))
    }
  }

  @Test func `several items are copied one line each`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.subjects = ["a", "b"].map { Subject(url: "https://o.example/\($0)") }
      try await app.press("y", "a")
      #expect(app.world.desktop.copied == ["https://o.example/a\nhttps://o.example/b"])
      #expect(app.world.lastNotice == "Sent to the terminal's clipboard: 2 lines")
    }
  }

  @Test func `if nothing can be copied, y says so`() throws {
    try onApp { app in
      try await app.press("y")
      #expect(app.world.lastNotice == "There is nothing to copy here.")
    }
  }
}
