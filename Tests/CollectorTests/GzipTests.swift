import Testing

@testable import Collector

struct GzipTests {
  @Test(arguments: [0, 1, 100, 300_000])
  func `bytes survive compression and decompression`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let compressed = try #require(Gzip.compressed(bytes))
    let unzipped = try gunzip(compressed)
    #expect(unzipped == bytes)
  }

  @Test func `incompressible bytes fit too`() throws {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let compressed = try #require(Gzip.compressed(bytes))
    let unzipped = try gunzip(compressed)
    #expect(unzipped == bytes)
  }

  @Test func `similar lines become small`() throws {
    let bytes = Array(String(repeating: "{\"name\":\"launch\"}\n", count: 500).utf8)
    let compressed = try #require(Gzip.compressed(bytes))
    #expect(compressed.count < bytes.count / 20)
  }
}
