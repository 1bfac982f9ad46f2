/// The tests selected for a run, by file.
struct ScriptSelection {
  struct File {
    let script: ScriptFile
    let tests: [ScriptTest]
  }

  let files: [File]
  /// In the order of files and lines.
  let tests: [SelectedTest]

  init(_ scripts: [ScriptFile], options: ScriptOptions) {
    let tagged = scripts.map { script in
      File(script: script, tests: script.tests.filter { Self.fits($0, options) })
    }
    let isNarrowed = tagged.contains { $0.tests.contains(where: \.isOnly) }
    let files = tagged.map { file in
      File(script: file.script, tests: isNarrowed ? Self.narrowed(file.tests, options) : file.tests)
    }.filter { !$0.tests.isEmpty }
    self.files = files
    tests = files.indices.flatMap { index in
      files[index].tests.enumerated().map { position, test in
        SelectedTest(script: files[index].script, fileIndex: index, test: test, number: position + 1)
      }
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// In CI every test marked with `only` fails, even with `skip` or `todo`.
  private static func narrowed(_ tests: [ScriptTest], _ options: ScriptOptions) -> [ScriptTest] {
    let tests = tests.filter(\.isOnly)
    return options.isCI ? tests.map(\.withoutDirective) : tests
  }

  private static func fits(_ test: ScriptTest, _ options: ScriptOptions) -> Bool {
    let tags = Set(test.tags)
    return (options.tags.isEmpty || !tags.isDisjoint(with: options.tags))
      && tags.isDisjoint(with: options.excludedTags)
  }
}

/// A test to run, and its position in the run.
struct SelectedTest: Sendable {
  let script: ScriptFile
  /// The script's index among the scripts with selected tests.
  let fileIndex: Int
  let test: ScriptTest
  /// The position among the script's selected tests, from 1.
  let number: Int

  /// The preamble's steps, then the test's.
  var steps: [Step] { script.preamble + test.steps }
}
