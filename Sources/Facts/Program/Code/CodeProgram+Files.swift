extension CodeProgram {
  /// Runs `work` for every file of those modules, on all cores and big stacks; results in the order of modules and files.
  public func map<Result: Sendable>(
    modules: [Module], _ work: @escaping @Sendable (FileCode) -> Result
  ) -> [Result] {
    let files = modules.flatMap { module in module.files.map { (module.name, $0) } }
    let program = self
    return DeepStack.map(count: files.count) { index in
      let (module, file) = files[index]
      return work(FileCode(file, module: module, program: program))
    }
  }
}
