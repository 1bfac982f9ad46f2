import Terminal
import TestSupport
import Testing

/// The events must not depend on how the bytes are split into reads.
struct KeyDecoderChunkingTests {
  private static let pieces: [[UInt8]] = [
    "\u{1B}", "[", "O", "]", "M", "<", ";", ":", "1", "27", "200", "~", "u", "A", "$", "^", "\\", "\u{7}",
    "\r", "a",
    "é", "検", "👩", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;3;4M", "\u{1B}[1;5C", "\u{1B}[[A", "\u{1B}OP",
  ].map { Array($0.utf8) }

  private static func events(_ chunks: [[UInt8]]) -> [InputEvent] {
    var decoder = KeyDecoder()
    return chunks.flatMap { decoder.feed($0) } + decoder.flush()
  }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...30, using: &random)).flatMap { _ -> [UInt8] in
      let any = [UInt8.random(in: 0...255, using: &random)]
      return Int.random(in: 0..<4, using: &random) == 0 ? any : pieces.randomElement(using: &random) ?? any
    }
  }

  @Test func `the same bytes give the same events in any pieces`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let bytes = Self.bytes(&random)
      var chunks: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let chunk = rest.prefix(Int.random(in: 1...5, using: &random))
        chunks.append(Array(chunk))
        rest = rest.dropFirst(chunk.count)
      }
      #expect(Self.events(chunks) == Self.events([bytes]))
      #expect(Self.events(bytes.map { [$0] }) == Self.events([bytes]))
    }
  }

  @Test func `after any bytes the keyboard works`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      var decoder = KeyDecoder()
      _ = decoder.feed(Self.bytes(&random))
      // Ends a paste, an old mouse report and any open sequence.
      _ = decoder.feed(Array("\u{1B}[201~\u{1B}[201~\r\r\r".utf8))
      #expect(decoder.feed([0x61]) == [.key(.char("a"))])
    }
  }

  @Test func `an interrupted sequence is completed, with or without a flush in between`() {
    let bytes = Array("\u{1B}[1;5C検\u{1B}[<0;3;4M\u{1B}[200~x\u{1B}[201~".utf8)
    // A timeout right after ESC or ESC [ means the Escape or Alt+[ key, so the split is elsewhere.
    for cut in 3..<bytes.count {
      var decoder = KeyDecoder()
      let first = decoder.feed(Array(bytes[..<cut]))
      let between = decoder.isPending ? [] : decoder.flush()
      #expect(first + between + decoder.feed(Array(bytes[cut...])) == Self.events([bytes]))
    }
  }
}
