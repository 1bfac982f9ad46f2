import Testing

@testable import __Name__

struct __Name__UseCaseTests {
  @Test func `it counts in steps, from 0 to 99`() {
    let useCase = __Name__UseCase()
    #expect(useCase.count(0, changedBy: 1) == 1)
    #expect(useCase.count(1, changedBy: -1) == 0)
    #expect(useCase.count(98, changedBy: 1) == 99)
    #expect(useCase.count(99, changedBy: 1) == nil)
    #expect(useCase.count(0, changedBy: -1) == nil)
  }
}
