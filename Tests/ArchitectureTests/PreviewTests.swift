import Foundation
import TestSupport
import Testing

/// Checks what the program of `Scripts/preview` links, and the commands in the documentation.
struct PreviewTests {
  @Test func `the preview links the features and the sandbox, but not the rest of octodo`() throws {
    let table = try ImportTable.read()
    #expect(table.allowed["PreviewProgram"] == ["AllFeatures", "Sandbox"])
  }

  @Test func `the sandbox links no feature`() throws {
    let table = try ImportTable.read()
    let features = Set(try Checkout.modules().filter(\.isFeature).map(\.name))
    var linked: Set = ["Sandbox"]
    var rest = linked
    while let name = rest.popFirst() {
      let new = (table.allowed[name] ?? []).subtracting(linked)
      linked.formUnion(new)
      rest.formUnion(new)
    }
    #expect(linked.count > 5 && linked.isDisjoint(with: features))
  }

  @Test func `the documentation previews existing features`() throws {
    let top = try FileManager.default.contentsOfDirectory(at: Checkout.root, includingPropertiesForKeys: nil)
    let docs = Checkout.files(in: Checkout.file("Docs"), endings: ["md"])
    let names = try (top.filter { $0.pathExtension == "md" } + docs).flatMap { page in
      let text = try String(contentsOf: page, encoding: .utf8)
      return text.matches(of: #/Scripts/preview (\w+)/#).map { String($0.output.1) }
    }
    #expect(!names.isEmpty)
    let features = try Checkout.modules().filter(\.isFeature).map(\.name)
    let unknown = Set(names).subtracting(features + ["FEATURE"])
    #expect(unknown == [], "name a folder of Sources/Features")
  }
}
