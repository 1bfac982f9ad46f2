import Testing

@testable import Scripting

struct TemplateTests {
  @Test func `a template without captured values is a text`() {
    #expect(Template("a").literal == "a")
    #expect(Template(merging: [.text("a"), .text("b")]) == "ab")
    #expect(Template(merging: []).literal == "")
  }

  @Test func `captured values are replaced if they are known`() {
    let template = Template(merging: [.text("a"), .captured("x"), .text("b")])
    #expect(template.literal == nil)
    #expect(template.resolved(with: ["x": "1"]) == "a1b")
    #expect(template.resolved(with: [:]) == nil)
  }
}
