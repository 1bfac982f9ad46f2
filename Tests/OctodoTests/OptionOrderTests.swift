import ArgumentParser
import Testing

@testable import octodo

struct OptionOrderTests {
  @Test(arguments: [
    (ListCommand.self as any ParsableCommand.Type, ListCommand.valueOptions),
    (ExportCommand.self, ExportCommand.valueOptions), (EditCommand.self, EditCommand.valueOptions),
    (DateCommand.self, ClockOptions.valueOptions),
  ])
  func `the options with a value are those of the parser`(
    command: any ParsableCommand.Type, valueOptions: Set<String>
  ) {
    let described = LongOption.kinds(of: command).filter { $0.value == .option }.keys
    #expect(Set(described) == valueOptions)
  }
}
