/// A command line that cannot be followed, and why.
struct UsageProblem: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
