import HTTP
import Testing

struct CurlLibraryTests {
  @Test func `the version is three numbers`() throws {
    let version = try #require(CurlLibrary.version())
    #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
