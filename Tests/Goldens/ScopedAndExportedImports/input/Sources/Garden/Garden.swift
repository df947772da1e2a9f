public final class Garden {
  public init() {}
}

public final class Plant {
  public init() {}
}
