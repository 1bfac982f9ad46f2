import Testing

@testable import Domain

struct ReadableAddressTests {
  /// The words as a browser sends them.
  private static func encoded(_ words: String) -> String { PercentEncoding.encode(words) }

  @Test(arguments: ["例え", "テスト", "예시", "bücher", "пример", "Чай-2", "παράδειγμα", "日本_1"])
  func `a word of one script is read`(word: String) {
    let address = "https://\(Self.encoded(word)).example:80/\(Self.encoded(word))/a?q=\(Self.encoded(word))#b"
    #expect(ReadableAddress.text(of: address) == "https://\(word).example:80/\(word)/a?q=\(word)#b")
  }

  @Test(arguments: [
    // Cyrillic letters among Latin ones, and alone.
    "p\u{430}ypal", "\u{430}\u{440}\u{440}\u{435}", "\u{3BF}\u{3C1}",
    // Several scripts, also of those that look like no other.
    "github例", "пример例",
    // Invisible, turning, a mark on its own, a full width dot and slash, and what looks like a slash.
    "例\u{200B}え", "例\u{202E}え", "e\u{301}", "例。え", "例／え", "例ノ例", "\u{131}", "א",
    // Signs of ASCII.
    "/", "a b", "例/え", "%", "\n",
  ])
  func `what could be taken for another word stays encoded`(word: String) {
    let address = "https://\(Self.encoded(word)).example/\(Self.encoded(word))"
    #expect(ReadableAddress.text(of: address) == address)
  }

  @Test(arguments: [
    "https://a.example/", "https://a.example/%", "https://%E4%BE.example", "https://a/%zz", "",
  ])
  func `what is no encoded text stays as it is`(address: String) {
    #expect(ReadableAddress.text(of: address) == address)
  }
}
