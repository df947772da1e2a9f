public import Handwire
import Logs
public import Net

public struct RootBlueprint: Blueprint {
  @Owned public var client: Client
  @Owned var log: Log
}
