import FoundationEssentials
import TestSupport
import Testing
import Tracking

struct UserIdentityTests {
  private static let known = "F3476B52-1B2C-4D3E-8F40-112233445566"
  private static let made = "00000000-1B2C-4D3E-8F40-112233445566"

  @Test func `the id is created at the first use, private to its owner`() throws {
    let folder = try TemporaryFolder()
    let id = try UserIdentity.load(from: folder.file("data/octodo/user-id")) { Self.made }
    #expect(id == Self.made)
    let text = try folder.text("data/octodo/user-id")
    #expect(text == Self.made + "\n")
    let permissions = try folder.permissions("data/octodo/user-id")
    #expect(permissions == 0o600)
  }

  @Test func `the id is kept from then on`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.known + "\n", to: "user-id")
    for _ in 0..<2 {
      let loaded = try UserIdentity.load(from: folder.file("user-id")) { Self.made }
      #expect(loaded == Self.known)
    }
    let text = try folder.text("user-id")
    #expect(text == Self.known + "\n")
  }

  @Test func `programs that start at the same time have one id`() async throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      let ids = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 {
          group.addTask { try UserIdentity.load(from: folder.file("user-id")) { UUID().uuidString } }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(ids.count == 1)
      let names = try folder.names
      #expect(names == ["user-id"])
    }
  }

  @Test(
    arguments: ["", "\n", "not an id", "F3476B52", String(repeating: "x", count: 100_000)].map(LongText.init))
  func `garbage is replaced by a new id`(garbage: LongText) throws {
    let folder = try TemporaryFolder()
    try folder.write(garbage.text, to: "user-id")
    let loaded = try UserIdentity.load(from: folder.file("user-id")) { Self.made }
    #expect(loaded == Self.made)
    let text = try folder.text("user-id")
    #expect(text == Self.made + "\n")
  }

  @Test func `bytes that are not text are replaced too`() throws {
    let folder = try TemporaryFolder()
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: folder.file("user-id")))
    let loaded = try UserIdentity.load(from: folder.file("user-id")) { Self.made }
    #expect(loaded == Self.made)
  }

  @Test func `a file that cannot be created is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in-the-way")
    #expect(throws: (any Error).self) {
      try UserIdentity.load(from: folder.file("in-the-way/user-id")) { Self.made }
    }
  }

  @Test func `without a folder there is no id yet`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in-the-way")
    for path in ["missing/user-id", "in-the-way/user-id"] {
      let known = try UserIdentity.known(in: folder.file(path))
      #expect(known == nil)
    }
  }
}
