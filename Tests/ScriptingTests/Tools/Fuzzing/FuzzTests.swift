import Foundation
import TestSupport
import Testing

/// A file may contain anything. `Scripts/fuzz SECONDS` continues with new seeds; an input that fails belongs
/// in the corpus, `Tests/Fuzz`.
struct FuzzTests {
  private static let inputsPerTarget = 100

  @Test(arguments: FuzzTarget.allCases)
  func `no input of the corpus does harm`(target: FuzzTarget) throws {
    let corpus = try corpus(of: target)
    #expect(corpus.count > 1)
    for input in corpus { #expect(target.complaint(about: input.bytes) == nil, "\(input.name)") }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `mutated inputs do no harm`(target: FuzzTarget) throws {
    let corpus = try corpus(of: target).map(\.bytes)
    var mutator = FuzzMutator(seed: 1)
    for _ in 0..<Self.inputsPerTarget { expectNoHarm(mutator.input(from: corpus), target) }
  }

  /// Does nothing in an ordinary test run.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["OCTODO_FUZZ_SECONDS"] != nil))
  func `new inputs do no harm for the requested time`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = try #require(environment["OCTODO_FUZZ_SECONDS"].flatMap { Int($0) })
    let seed = environment["OCTODO_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let journal = FuzzJournal(folder: try #require(environment["OCTODO_FUZZ_FOLDER"]))
    print("seed \(seed)")
    var mutator = FuzzMutator(seed: seed)
    let corpora = try FuzzTarget.allCases.map { target in (target, try corpus(of: target).map(\.bytes)) }
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end {
      for (target, corpus) in corpora {
        let input = mutator.input(from: corpus)
        try journal.begin(input, for: target)
        try #require(target.complaint(about: input) == nil)
        count += 1
      }
    }
    journal.finish()
    print("\(count) inputs")
  }

  private func expectNoHarm(_ input: [UInt8], _ target: FuzzTarget) {
    let complaint = target.complaint(about: input)
    #expect(
      complaint == nil, "\(target.rawValue): \(String(decoding: input, as: UTF8.self).debugDescription)")
  }

  private func corpus(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Checkout.file("Tests/Fuzz/\(target.rawValue)")
      .resolvingSymlinksInPath()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }
}
