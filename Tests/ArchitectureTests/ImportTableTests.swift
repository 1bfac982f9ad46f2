import Foundation
import TestSupport
import Testing

/// Checks the imports in the code against the table of Docs/architecture.md.
struct ImportTableTests {
  @Test func `every module imports only what the table allows`() throws {
    let table = try ImportTable.read()
    var problems: [String] = []
    for module in try Checkout.modules() {
      guard let allowed = table.allowed[module.name] else {
        problems.append("\(module.name) has no row in Docs/architecture.md.")
        continue
      }
      for (file, imported) in try module.imports()
      where imported != module.name && table.allowed[imported] != nil {
        guard !allowed.contains(imported) else { continue }
        problems.append("\(file) imports \(imported), which the table does not allow to \(module.name).")
      }
    }
    #expect(problems == [])
  }

  @Test func `no feature imports another feature`() throws {
    let features = try Checkout.modules().filter(\.isFeature)
    #expect(features.count >= 4)
    for feature in features {
      let others = Set(features.map(\.name)).subtracting([feature.name])
      for (file, imported) in try feature.imports() {
        #expect(!others.contains(imported), "\(file) imports the feature \(imported).")
      }
    }
  }

  @Test func `only the declarations of scenes import the stubs into the screens`() throws {
    let screens = try #require(try Checkout.modules().first { $0.name == "Screens" })
    let files = Set(try screens.imports().filter { $0.imported == "Stubs" }.map(\.file))
    #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("Scene") }, "\(files)")
  }

  @Test func `the table has no row for a removed module`() throws {
    let modules = Set(try Checkout.modules().map(\.name))
    let missing = try Set(ImportTable.read().allowed.keys).subtracting(modules)
    #expect(missing == [])
  }
}
