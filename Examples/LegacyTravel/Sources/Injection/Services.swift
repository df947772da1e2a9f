import Swinject  // sin: container-import

/// The one container, in reach of everybody.
public enum Services {
  public static var container = Container()  // sin: global-registry
}
