import Domain
import FoundationEssentials
import HTTP
import Sandbox
import Screens
import Stubs
import Terminal
import Testing

struct SceneRegistryTests {
  @Test func `a scene is found with its first state or the given one`() throws {
    let registry = try SceneRegistry(
      [
        SampleScenes.scene {
          SceneState("start")
          SceneState("cold", account: .token(source: "gh"), clock: "2026-02-03T04:05:06Z", storage: .unusable)
        }
      ], fixtures: SampleScenes.fixtures)
    let state = try registry.find("tea").1
    #expect(state.name == "start")
    let cold = try registry.find("tea", state: "cold").1
    #expect(cold.account == .token(source: "gh") && cold.storage == .unusable)
    #expect(cold.clock == Date(timeIntervalSince1970: 1_770_091_506))
  }

  @Test(
    arguments: [
      ("tae", nil, "There is no scene tae. Did you mean tea?"),
      ("spoon", nil, "There is no scene spoon. The scenes are tea, cup."),
      ("tea", "stort", "tea has no state stort. Did you mean start?"),
      ("tea", "empty", "tea has no state empty. Its states are start."),
    ] as [(String, String?, String)])
  func `for an unknown name the most similar one is suggested`(name: String, state: String?, text: String)
    throws
  {
    let registry = try SceneRegistry(
      [SampleScenes.scene(), SampleScenes.scene("cup")], fixtures: SampleScenes.fixtures)
    #expect(throws: UnknownScene.self) { try registry.find(name, state: state) }
    do throws(UnknownScene) { _ = try registry.find(name, state: state) } catch {
      #expect(error.description == text)
    }
  }

  @Test func `scenes of one feature are grouped`() throws {
    let scenes = [("a", "Tea"), ("b", "Cup"), ("c", "Tea")].map { SampleScenes.scene($0.0, of: $0.1) }
    let registry = try SceneRegistry(scenes, fixtures: SampleScenes.fixtures)
    #expect(registry.scenes.map(\.name) == ["a", "c", "b"])
  }

  @Test func `two scenes with one name are refused, with both locations`() throws {
    let scenes = [SampleScenes.scene(line: 3), SampleScenes.scene(line: 9)]
    do throws(SceneProblems) {
      _ = try SceneRegistry(scenes, fixtures: SampleScenes.fixtures)
      Issue.record("They were taken.")
    } catch {
      #expect(
        error.description == "Tea/TeaScenes.swift:9: Two scenes are called tea, the other one at "
          + "Tea/TeaScenes.swift:3. Rename one of them.")
    }
  }

  @Test func `two states with one name are refused, and a scene without states`() {
    let twice = SampleScenes.scene {
      SceneState("start", file: "F", line: 1)
      SceneState("start", file: "F", line: 2)
    }
    #expect(
      SampleScenes.problems([twice]) == [
        "Two states of tea are called start, the other one at F:1. Rename one of them."
      ])
    #expect(
      SampleScenes.problems([SampleScenes.scene {}])
        == ["tea has no state. Write one, SceneState(\"start\") for example."])
  }

  @Test func `names that scripts cannot use are refused`() {
    #expect(
      SampleScenes.problems([SampleScenes.scene("two words") { SceneState("1") }]) == [
        "\"two words\" is not a valid name. Begin with a letter, and use letters, digits, - and _.",
        "\"1\" is not a valid name. Begin with a letter, and use letters, digits, - and _.",
      ])
  }

  @Test func `two answers to one request are refused, with both locations`() {
    let problems = SampleScenes.problems {
      SceneStub(to: "/s?q=a&page=1", .json("{}"), file: "F", line: 1)
      SceneStub(to: "/s", including: ["q": "a"], .json("{}"), file: "F", line: 2)
      SceneStub(to: "/s", including: ["q": "b"], .json("{}"), file: "F", line: 3)
    }
    #expect(
      problems == [
        "In start one request can be meant by both GET /s?q=a&page=1 (F:1) and GET /s including q=\"a\" (F:2)."
          + " Narrow one of them."
      ])
  }

  @Test func `a fixture that is missing or invalid is reported with its file name`() {
    let problems = SampleScenes.problems {
      SceneStub(to: "/1", .fixture("kettle"))
      SceneStub(to: "/2", .fixture("missing"))
      SceneStub(to: "/3", .fixture("broken"))
      SceneStub(to: "/4", .json("{'id': 1}"))
    }
    #expect(problems.count == 3)
    #expect(
      problems.first
        == "There is no fixture Resources/scenes/Tea/missing.json. Add it there and to Resources/scenes.c.")
    #expect(problems.dropFirst().first?.hasPrefix("Resources/scenes/Tea/broken.json is not JSON: ") == true)
    #expect(problems.last?.hasPrefix("This text is not JSON: ") == true)
  }

  @Test func `a broken fixture that many answers use is reported once`() {
    let problems = SampleScenes.problems {
      SceneStub(to: "/1", .fixture("broken"))
      SceneStub(to: "/2", .fixture("broken"))
      SceneStub(to: "/3", .json("{"))
      SceneStub(to: "/4", .json("{"))
    }
    #expect(problems.count == 3)
    #expect(!problems.contains { $0.contains("..") })
  }

  @Test func `an invalid response is reported`() {
    let problems = SampleScenes.problems {
      SceneStub(to: "/1", .text("", status: 99))
      SceneStub(to: "/2", .text("", headers: ["a header": "x"]))
    }
    #expect(
      problems == [
        "99 is not a status of a response: use 200 to 599.",
        "\"a header\" cannot be the name of a header. Correct it.",
      ])
  }

  @Test func `keys, times and ids are checked`() throws {
    let problems = SampleScenes.problems {
      Keys("Enter", "Entr", "Down*x")
      Todos(
        Todo(id: 1, title: "a", createdAt: .distantPast), Todo(id: 1, title: "b", createdAt: .distantPast))
      Visits(
        VisitGroup(id: 1, visit: Visit(.todo(id: 1), title: "a"), count: 1, lastAt: .distantPast),
        VisitGroup(id: 1, visit: Visit(.todo(id: 2), title: "b"), count: 1, lastAt: .distantPast))
    }
    #expect(
      problems == [
        "There is no key Entr. Write it as the help does: Enter, Ctrl+R, x, Down*3.",
        "There is no key Down*x. Write it as the help does: Enter, Ctrl+R, x, Down*3.",
        "Two todos of start have one id. Give each its own.",
        "Two visits of start have one id. Give each its own.",
      ])
    #expect(
      SampleScenes.problems([SampleScenes.scene { SceneState("start", clock: "noon") }])
        == ["noon is not a time. Write it as 2026-01-01T00:00:00Z."])
  }

  @Test func `the parts of a state are kept in their order`() throws {
    let state = SceneState("start") {
      Queries("newest", "oldest")
      Typing("hi")
      Keys("Enter", "j*2")
    }
    let registry = try SceneRegistry([SampleScenes.scene { state }], fixtures: SampleScenes.fixtures)
    let loaded = try registry.find("tea").1
    #expect(loaded.queries == ["oldest", "newest"])
    let keys: [Key] = [.char("h"), .char("i"), Key(.enter), .char("j"), .char("j")]
    #expect(loaded.input == keys.map { .key($0) })
  }

  @Test func `a stub knows where it is declared, and how`() throws {
    let state = SceneState("start") {
      SceneStub(to: "/s", including: ["q": "a"], .json("[]"), file: "F", line: 4)
    }
    let registry = try SceneRegistry([SampleScenes.scene { state }], fixtures: SampleScenes.fixtures)
    let stub = try #require(try registry.find("tea").1.stubs.first)
    #expect(stub.line.location == "F:4" && stub.line.source == "GET /s including q=\"a\"" && stub.isOptional)
  }
}
