/// A test that replaces ambient values needs one import.
@_exported public import HandwireAmbient
