import CPty
import Console
import Glibc
import Testing

/// Text with an escape sequence, and with one that reverses the direction of text.
private let hostile = "red \u{1B}[31m, \u{202E}turned\n"

struct StandardOutputTests {
  @Test func `names and paths are whole for another program`() throws {
    let pipe = try Pipe()
    let output = StandardOutput(descriptor: pipe.writing)
    output.printLine("n❤️ x/d👨‍👩🇯🇵")
    output.print("n❤️ x\td👨‍👩🇯🇵\n")
    StandardError.print("d👨‍👩🇯🇵", to: pipe.writing)
    #expect(pipe.text() == "n❤️ x/d👨‍👩🇯🇵\nn❤️ x\td👨‍👩🇯🇵\nd👨‍👩🇯🇵\n")
  }

  @Test func `text cannot control a terminal, also for a pager`() throws {
    let pipe = try Pipe()
    let output = StandardOutput(descriptor: pipe.writing)
    output.print(hostile)
    output.printLine("a file called \u{1B}]0;x\u{07}\nof two lines")
    #expect(output.finish(0) == 0)
    let text = pipe.text()
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{07}" })
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func `data for another program is written byte for byte`() throws {
    let pipe = try Pipe()
    let output = StandardOutput(descriptor: pipe.writing)
    output.print(hostile, as: .file)
    #expect(pipe.text() == hostile)
  }

  @Test func `JSON for another program has escapes only for what controls a terminal`() throws {
    let pipe = try Pipe()
    let output = StandardOutput(descriptor: pipe.writing)
    output.print("[\"👨‍👩‍👧\u{202E}\u{9B}2J\u{7F}\"]\n", as: .json)
    #expect(pipe.text() == "[\"👨‍👩‍👧\u{202E}\\u009b2J\\u007f\"]\n")
  }

  @Test func `on a terminal data is sanitised too`() throws {
    var pty = octodo_pty()
    try #require(octodo_pty_open(&pty, 24, 80, 0x7F))
    defer { for descriptor in [pty.master, pty.slave] { close(descriptor) } }
    StandardOutput(descriptor: pty.slave).print(hostile, as: .file)
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(pty.master, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #expect(text.hasPrefix("red "))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a full disk is an error, and a worse status is kept`() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(full >= 0)
    defer { close(full) }
    let output = StandardOutput(descriptor: full)
    output.print("text")
    #expect(output.isLost)
    #expect(output.finish(0) == ProcessEnd.faultStatus)
    #expect(output.finish(70) == 70)
  }

  @Test(arguments: [(true, 128 + SIGPIPE), (false, ProcessEnd.faultStatus)])
  func `a closed pipe ends the program like SIGPIPE, unless that is ignored`(
    endsByBrokenPipe: Bool, status: Int32
  ) throws {
    let pipe = try Pipe()
    pipe.closeReading()
    let output = StandardOutput(descriptor: pipe.writing, endsByBrokenPipe: endsByBrokenPipe)
    withoutSIGPIPE { output.print("text") }
    #expect(output.finish(0) == status)
  }

  @Test func `messages on standard error are sanitised`() throws {
    let pipe = try Pipe()
    StandardError.print("cannot open \u{1B}[31m", to: pipe.writing)
    let text = pipe.text()
    #expect(text.hasPrefix("cannot open "))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `a message does not repeat what a mad paste put into a value`() throws {
    let pipe = try Pipe()
    let mad = String(repeating: "x", count: 50_000)
    StandardError.print("There is no \(mad) here.\nTwo  words.", to: pipe.writing)
    let text = pipe.text()
    #expect(text.hasPrefix("There is no xxx") && text.hasSuffix("x here.\nTwo  words.\n"))
    #expect(text.count < 250)
    #expect("".withShortWords == "" && " a\n\n b ".withShortWords == " a\n\n b ")
    let lines = " \(mad)\n\n\(mad) "
    #expect(lines.withShortWords.hasPrefix(" xx") && lines.withShortWords.hasSuffix("xx "))
    #expect(lines.withShortWords.contains("\n\n"))
  }

  /// Runs `body` with SIGPIPE blocked in this thread, which receives it, and then removes the pending signal.
  private func withoutSIGPIPE(_ body: () -> Void) {
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &set, &before)
    body()
    var none = timespec(tv_sec: 0, tv_nsec: 0)
    sigtimedwait(&set, nil, &none)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// A pipe.
private final class Pipe {
  let writing: Int32
  private var reading: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    close(writing)
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  /// What was written so far.
  func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(reading, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
