extension DeclarationFactsTests {
  static let imports: [Case] = [
    Case(
      "plain",
      """
      import A
      import B.C.D
      """,
      """
      import A
      import B.C.D
      """),
    Case(
      "kinds",
      """
      import struct A.B
      import class Foundation.Bundle
      import func A.f
      """,
      """
      import A.B
      import Foundation.Bundle
      import A.f
      """),
    Case(
      "access",
      """
      public import A
      internal import B
      private import C
      fileprivate import D
      package import E
      """,
      """
      import A -- public
      import B -- internal
      import C -- private
      import D -- fileprivate
      import E -- package
      """),
    Case(
      "attributes",
      """
      @testable import A
      @_exported public import B
      @preconcurrency @_spi(Name) import C
      @_implementationOnly import D
      """,
      """
      import A -- @testable
      import B -- @_exported public
      import C -- @preconcurrency @_spi(Name)
      import D -- @_implementationOnly
      """),
    Case(
      "conditions",
      """
      #if canImport(UIKit)
      import UIKit
      #elseif os(macOS) && !DEBUG
      import AppKit
      #else
      import C
      #endif
      """,
      """
      import UIKit -- #if(canImport(UIKit))
      import AppKit -- #if(!(canImport(UIKit)); os(macOS) && !DEBUG)
      import C -- #if(!(canImport(UIKit)); !(os(macOS) && !DEBUG))
      """),
    Case(
      "several on a line",
      """
      import A; import B
      """,
      """
      import A
      import B
      """),
  ]
}
