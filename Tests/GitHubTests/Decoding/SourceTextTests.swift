import Testing

@testable import GitHub

struct SourceTextTests {
  @Test(arguments: [
    (Array("héllo".utf8), "héllo"), ([0xEF, 0xBB, 0xBF, 0x68], "h"), ([0xFF, 0xFE, 0x68, 0, 0x69, 0], "hi"),
    ([0xFE, 0xFF, 0, 0x68], "h"), ([0x68, 0xFF, 0x69], "h\u{FFFD}i"), ([], ""),
  ])
  func `a text is decoded in its encoding`(bytes: [UInt8], text: String) {
    #expect(SourceText.read(bytes) == text)
  }
}
