import Domain
import Foundation
import TestSupport
import Testing

@testable import octodo

struct BuiltInLicensesTests {
  @Test func `every text of the index is embedded completely`() throws {
    let built = BuiltInLicenses.dependencies()
    let licenses = Checkout.file("Resources/licenses")
    let index = try JSONDecoder().decode(
      [[String: String?]].self, from: Data(contentsOf: licenses.appendingPathComponent("index.json")))
    #expect(built.map(\.name) == index.map { $0["name"] ?? nil })
    #expect(built.map(\.version) == index.map { $0["version"] ?? nil })
    for (dependency, entry) in zip(built, index) {
      let file = try #require(entry["file"] ?? nil)
      let text = try String(contentsOf: licenses.appendingPathComponent(file), encoding: .utf8)
      #expect(dependency.license == text)
      #expect(text.count > 500)
      #expect(dependency.address ?? "" == entry["address"] ?? nil)
    }
  }

  @Test func `every resolved package has its text for its version`() throws {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { let version: String }
        let location: String
        let state: State
      }
      let pins: [Pin]
    }
    let resolved = try JSONDecoder().decode(
      Resolved.self, from: Data(contentsOf: Checkout.file("Package.resolved")))
    let built = BuiltInLicenses.dependencies()
    for pin in resolved.pins {
      let dependency = try #require(built.first { $0.address == pin.location }, "\(pin.location)")
      #expect(dependency.version == pin.state.version)
    }
  }

  @Test func `linked code that is not a package has its text`() {
    let names = Set(BuiltInLicenses.dependencies().map(\.name))
    let expected: Set = [
      "octodo", "LibYAML", "Swift", "Foundation", "ICU", "Swift Collections of Foundation", "libdispatch",
      "ncurses",
      "libcurl",
      "SQLite",
    ]
    #expect(expected.subtracting(names) == [])
  }
}
