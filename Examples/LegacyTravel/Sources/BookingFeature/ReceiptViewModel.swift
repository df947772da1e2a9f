/// Last step: what was paid.
public final class ReceiptViewModel {
  public let text: String

  public init(number: Int) {
    text = "Receipt No. \(number)"
  }
}
