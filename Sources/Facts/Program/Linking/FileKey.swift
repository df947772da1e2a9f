/// One file of one module; a file may belong to several modules.
struct FileKey: Hashable, Sendable {
  var module: String
  var path: String
}
