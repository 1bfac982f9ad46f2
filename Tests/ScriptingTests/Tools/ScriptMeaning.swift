@testable import Scripting

/// The meaning of a script, without its locations and formatting.
struct ScriptMeaning: Equatable {
  private enum Part: Equatable {
    case command(Command)
    case burst([Part])
    case events(isUnordered: Bool, [EventExpectation])
  }

  private struct Test: Equatable {
    let name: String
    let tags: [String]
    let directive: ScriptTest.Directive?
    let isOnly: Bool
    let parts: [Part]
  }

  private let preamble: [Part]
  private let tests: [Test]
  private let warnings: [String]

  init(_ script: ScriptFile) {
    preamble = script.preamble.map(Self.part)
    tests = script.tests.map { test in
      Test(
        name: test.name, tags: test.tags, directive: test.directive, isOnly: test.isOnly,
        parts: test.steps.map(Self.part))
    }
    warnings = script.warnings.map(\.message)
  }

  private static func part(_ step: Step) -> Part {
    switch step.command {
    case .burst(let steps): .burst(steps.map(part))
    case .events(let group): .events(isUnordered: group.isUnordered, group.lines.map(\.expectation))
    default: .command(step.command)
    }
  }
}
