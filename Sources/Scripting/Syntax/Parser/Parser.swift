/// The state of reading one script. What it reads is in the extensions, a family of commands to a file.
struct Parser {
  var stream: TokenStream
  var scope: Scope
  let load: (String) throws -> [UInt8]
  var report = Report()
  var section = Section()
  /// What would have been accepted at the current token so far: the words for the error, if it comes to one.
  var expected: [Expectation] = []

  /// What the strings of all files name, whether or not they are read in the end.
  var usedNames: Set<String>
  var macros: [String: Macro] = [:]
  /// The macros that are being expanded, outermost first.
  var activeMacros: [String] = []
  /// The files that are being read, outermost first.
  var files: [String]
  /// Innermost first.
  var expansions: [Step.Expansion] = []
  var expandedLines = 0
  var expandedBytes = 0
  var includedFiles = 0
  var includedBytes = 0
  var patternBytes = 0
  /// How many blocks, macros and files are open.
  var depth = 0
  /// How many blocks of this source are open: that many `end` lines are to come.
  var openBlocks = 0
  /// The first token of the line that is being read.
  var statementIndex = 0

  /// A body is read for its errors only; its values are not known yet.
  var isRehearsing = false
  /// Something that may have defined names could not be read, so an unknown name is no error of its own.
  var acceptsUnknownNames = false
  /// A limit was hit; nothing more is read.
  var hasGivenUp = false
  var isInBurst = false

  init(stream: TokenStream, scope: Scope, load: @escaping (String) throws -> [UInt8]) {
    self.stream = stream
    self.scope = scope
    self.load = load
    self.usedNames = Set(stream.usedNames)
    self.patternBytes = stream.patternBytes
    self.files = [ScriptPath.normalized(stream.source.name)]
  }
}
