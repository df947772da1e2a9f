public final class Client {
  package init() {}
}

package final class Cache {
  public init() {}
}
