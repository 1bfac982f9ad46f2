import Foundation
import Sandbox
import Testing

struct SceneFixturesTests {
  @Test func `the fixtures of the program are the files of the folder`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Resources/scenes"
    )
    .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".json")
    }
    let fixtures = SceneFixtures.builtIn()
    #expect(fixtures.names == paths.map { String($0.dropLast(".json".count)) }.sorted())
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      #expect(fixtures.bytes(String(path.dropLast(".json".count))) == bytes, "\(path)")
    }
  }
}
