import Testing

@testable import RepoDetail

struct CharacterReferenceTests {
  @Test(arguments: [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&#x2014;", "—"), ("&#128640;", "🚀"), ("&nbsp;", " "), ("&#10;", " "),
  ])
  func `names and numbers are characters`(source: String, text: String) throws {
    let reference = try #require(CharacterReference(Array(source.utf8)[...], at: 0))
    #expect(reference.text == text)
    #expect(reference.end == source.utf8.count)
  }

  @Test(arguments: ["&", "&amp", "& amp;", "&nothing;", "&#;", "&#xD800;", "&#99999999;", "&averylongname;"])
  func `anything else is left as it is`(source: String) {
    #expect(CharacterReference(Array(source.utf8)[...], at: 0) == nil)
  }
}
