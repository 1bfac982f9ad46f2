import Foundation
import Testing

/// Runs Scripts/new-feature in a copy of what it reads and writes. Scripts/test-new-feature checks that its
/// feature builds and works.
struct NewFeatureTests {
  @Test func `an invalid name is refused and changes nothing`() throws {
    let copy = try CheckoutCopy()
    let before = try copy.files()
    for (name, reason) in [
      ("counter", "cannot name a feature"), ("Tea Timer", "cannot name a feature"),
      ("../Tea", "cannot name a feature"), ("RSSReader", "cannot name a feature"),
      ("", "cannot name a feature"), ("紅茶", "cannot name a feature"), ("Default", "a Swift keyword"),
      ("Swift", "a Swift keyword"), ("Todos", "Sources/Features/Todos already exists."),
      ("Terminal", "Package.swift has Terminal already."), ("String", "uses String already."),
      ("Form", "uses FormPresenter already."), ("App", "Resources/texts/en.json has app already."),
    ] {
      let result = try copy.newFeature([name])
      #expect(result.status == 1, "\(name)")
      #expect(result.errors.contains(reason), "\(name)")
    }
    let files = try copy.files()
    #expect(files == before)
  }

  @Test func `an invalid Japanese title is refused and changes nothing`() throws {
    let copy = try CheckoutCopy()
    let before = try copy.files()
    for title in ["", " ", "お茶\"", "{お茶}", "お\n茶", "お茶 "] {
      let result = try copy.newFeature(["TeaTimer", "--ja", title])
      #expect(result.status == 1, "\(title)")
      #expect(result.errors.contains("cannot be a title in Japanese"), "\(title)")
    }
    let files = try copy.files()
    #expect(files == before)
  }

  @Test func `the Japanese title is in the texts, and without one it says where to write it`() throws {
    let copy = try CheckoutCopy()
    let result = try copy.newFeature(["TeaTimer", "--ja", "お茶タイマー"])
    #expect(result.status == 0)
    #expect(!result.errors.contains("Translate it"))
    let texts = try copy.files()["Resources/texts/ja.json"] ?? ""
    #expect(texts.contains(#""title": "お茶タイマー""#))
    let untranslated = try CheckoutCopy().newFeature(["TeaTimer"])
    #expect(untranslated.errors.contains("teaTimer.title in Resources/texts/ja.json is 'Tea timer'"))
  }

  @Test(arguments: [[], ["--sections"]])
  func `a list from GitHub needs at most five files, 200 lines and five edited lines`(
    kind: [String]
  ) throws {
    let copy = try CheckoutCopy()
    let before = try copy.files()
    let result = try copy.newFeature(["Milestones", "--list"] + kind)
    #expect(result.status == 0, "\(result.errors)")
    let after = try copy.files()
    let new = after.filter { before[$0.key] == nil }
    let edited = after.filter { before[$0.key] != nil && before[$0.key] != $0.value }.map(\.key)
      .filter { !$0.hasSuffix("+Generated.swift") }
    #expect(new.count <= 5, "\(new.keys.sorted())")
    #expect(new.values.reduce(0) { $0 + $1.count { $0 == "\n" } } <= 200)
    #expect(new.filter { $0.value.contains("__") }.isEmpty, "a name was not filled in")
    let swift = (new.keys + edited).filter { $0.hasSuffix(".swift") }
    let format = try copy.run("/usr/bin/env", ["swift", "format", "lint", "--strict"] + swift)
    #expect(format.status == 0, "\(format.errors)")
    #expect(edited.count <= 5, "\(edited.sorted())")
  }

  @Test func `in an existing module it needs no new target`() throws {
    let copy = try CheckoutCopy()
    let before = try copy.files()
    let result = try copy.newFeature(["Releases", "--list", "--in", "Repos"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "Sources/Features/Repos\n")
    let after = try copy.files()
    let new = after.keys.filter { before[$0] == nil }
    #expect(
      new.sorted() == [
        "Sources/Features/Repos/ReleasesScenes.swift", "Sources/Features/Repos/ReleasesScreen.swift",
        "Sources/GitHub/Endpoints/Releases.swift", "Tests/Flows/releases.steps",
        "Tests/ReposTests/ReleasesTests.swift",
      ])
    let edited = after.keys.filter { before[$0] != nil && before[$0] != after[$0] }
    #expect(
      edited.sorted() == [
        "Resources/texts/en.json", "Resources/texts/ja.json", "Sources/AllFeatures/Features.swift",
        "Sources/Domain/Route.swift", "Sources/Texts/Texts+Generated.swift",
      ])
    let unknown = try copy.newFeature(["Tags", "--list", "--in", "Repo"])
    #expect(unknown.status == 1)
    #expect(unknown.errors.hasPrefix("There is no module Repo in Sources/Features. Take one of "))
  }

  @Test func `other arguments print the usage`() throws {
    let copy = try CheckoutCopy()
    for arguments in [[], ["Tea", "Coffee"], ["--tea"], ["Tea", "--sections"]] {
      let result = try copy.newFeature(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.hasPrefix("usage: "), "\(arguments)")
    }
  }

  @Test func `a partial feature is not changed`() throws {
    let copy = try CheckoutCopy()
    try copy.write("half", to: "Sources/Features/TeaTimer/TeaTimerScreen.swift")
    let before = try copy.files()
    let result = try copy.newFeature(["TeaTimer"])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/Features/TeaTimer already exists.\n"))
    let files = try copy.files()
    #expect(files == before)
  }

  @Test func `a file without a line that a feature goes behind is reported and nothing is changed`() throws {
    let copy = try CheckoutCopy()
    try copy.write("// No routes\n", to: "Sources/Domain/Route.swift")
    let before = try copy.files()
    let result = try copy.newFeature(["TeaTimer"])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/Domain/Route.swift has no line that a feature goes behind."))
    let files = try copy.files()
    #expect(files == before)
  }

  @Test func `changes are undone after an error`() throws {
    let copy = try CheckoutCopy()
    try copy.write("exit(\"no more texts\")\n", to: "Scripts/updates/texts")
    let before = try copy.files()
    let result = try copy.newFeature(["TeaTimer"])
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("no more texts\nNothing was changed.\n"))
    let files = try copy.files()
    #expect(files == before)
  }

  @Test func `a feature is complete, formatted and registered in the project`() throws {
    let copy = try CheckoutCopy()
    let before = try copy.files()
    let result = try copy.newFeature(["TeaTimer"])
    #expect(result.status == 0)
    #expect(result.output == "Sources/Features/TeaTimer\n")
    #expect(result.errors.contains("octodo sandbox tea-timer"))
    let after = try copy.files()
    let new = after.filter { before[$0.key] == nil }
    #expect(
      new.keys.contains("Sources/Features/TeaTimer/TeaTimerScreen.swift")
        && new.keys.contains("Tests/TeaTimerTests/TeaTimerTests.swift")
        && new.keys.contains("Tests/Flows/tea-timer.steps"))
    #expect(new.filter { $0.value.contains("__") }.isEmpty, "a name was not filled in")
    #expect(Set(before.keys).isSubset(of: after.keys))
    #expect(after["Sources/Domain/Route.swift"]?.contains(#"teaTimer = Page(name: "tea-timer")"#) == true)
    let swift = after.keys.filter { $0.hasSuffix(".swift") && after[$0] != before[$0] }
    let status = try copy.run("/usr/bin/env", ["swift", "format", "lint", "--strict"] + swift).status
    #expect(status == 0)
    let copyStatus = try copy.newFeature(["TeaTimer"]).status
    #expect(copyStatus == 1)
    let files = try copy.files()
    #expect(files == after)
  }
}
