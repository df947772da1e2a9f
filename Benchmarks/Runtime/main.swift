import Foundation

let rows = ReadRows.all() + OverrideRows.all() + SpyRows.all()
let arguments = CommandLine.arguments.dropFirst()

func padded(_ text: String, to width: Int) -> String {
  text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
}

if arguments.first == "--list" {
  // For Benchmarks/instructions: the rows, and what each is divided by.
  for row in rows { print("\(row.name)\t\(row.baseline ?? "")") }
} else if arguments.count == 3, arguments.first == "--row", let repetitions = Int(arguments.last ?? "") {
  let row = rows.first { $0.name == arguments[arguments.startIndex + 1] }
  guard let row else { exit(2) }
  print(row.run(repetitions))
} else {
  let measurements = Measurement.all(of: rows, rounds: 40, repetitions: 20_000)
  print(padded("", to: 44) + "      ns   by hand")
  for measurement in measurements {
    let baseline = measurements.first { $0.row.name == measurement.row.baseline }
    let ratio = baseline.map { String(format: "%8.1f×", measurement.nanoseconds / $0.nanoseconds) } ?? ""
    print(padded(measurement.row.name, to: 44) + String(format: "%8.2f ", measurement.nanoseconds) + ratio)
  }
}
