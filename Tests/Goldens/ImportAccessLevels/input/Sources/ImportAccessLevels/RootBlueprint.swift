package import Disk
public import Handwire
private import Ink
public import Wire

public struct RootBlueprint: Blueprint {
  @Owned public var wire: Wire
  @Owned package var disk: Disk
  @Owned private var ink: Ink
  @Owned var pen: Pen
}
