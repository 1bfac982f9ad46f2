import Testing

@testable import RepoDetail

struct SourceSliceTests {
  @Test func `a text is found at or after a place`() {
    let source = Array("-- --> -->".utf8)[...]
    #expect(source.firstIndex(of: "-->", from: 0) == 3)
    #expect(source.firstIndex(of: "-->", from: 4) == 7)
    #expect(source.firstIndex(of: "-->", from: 8) == nil)
    #expect(source.firstIndex(of: "-->", from: 10) == nil)
  }

  @Test func `no scalar is cut in half`() {
    let source = Array("a日本".utf8)[...]
    #expect(source.prefix(bytes: 5).elementsEqual("a日".utf8))
    #expect(source.prefix(bytes: 7) == source)
  }
}
