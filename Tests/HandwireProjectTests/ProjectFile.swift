/// Text of a `project.pbxproj`, written as Xcode writes it.
struct ProjectFile {
  struct Target {
    var name: String
    var product = "application"
    /// Paths below the project's folder, listed one by one.
    var files: [String] = []
    /// Synchronized folders.
    var folders: [String] = []
    var settings: [String: String] = [:]
    var dependencies: [String] = []
    var products: [String] = []
  }

  var targets: [Target]
  var settings: [String: String] = [:]
  /// Folder and target → what the target takes in or leaves out.
  var exceptions: [(folder: String, target: String, files: [String])] = []
  /// Objects as they are, and their identifiers as children of the main group.
  var extra = ""
  var children: [String] = []
  var packages: [String] = []

  var text: String {
    var objects = extra + "\n"
    var groups = children
    var folderNames: [String] = []
    for target in targets {
      for folder in target.folders where !folderNames.contains(folder) { folderNames.append(folder) }
      let references = target.files.map { "REF \($0)" }
      for (file, reference) in zip(target.files, references) where !groups.contains(reference) {
        groups.append(reference)
        objects += """
          "\(reference)" /* \(file) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "\(file)"; sourceTree = "<group>"; };

          """
      }
      let builds = target.files.map { "BUILD \(target.name) \($0)" }
      for (build, reference) in zip(builds, references) {
        objects += "\"\(build)\" = {isa = PBXBuildFile; fileRef = \"\(reference)\"; };\n"
      }
      for dependency in target.dependencies {
        objects += """
          "DEP \(target.name) \(dependency)" = {isa = PBXTargetDependency; target = "TARGET \(dependency)"; };

          """
      }
      for product in target.products {
        objects += """
          "PRODUCT \(target.name) \(product)" = {isa = XCSwiftPackageProductDependency; productName = \(product); };

          """
      }
      objects += """
        "SOURCES \(target.name)" = {isa = PBXSourcesBuildPhase; files = (\(list(builds))); };
        "CONFIGURATION \(target.name)" = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(pairs(target.settings))}; };
        "LIST \(target.name)" = {isa = XCConfigurationList; buildConfigurations = ("CONFIGURATION \(target.name)", ); };
        "TARGET \(target.name)" = {
          isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.product)";
          buildConfigurationList = "LIST \(target.name)"; buildPhases = ("SOURCES \(target.name)", );
          dependencies = (\(list(target.dependencies.map { "DEP \(target.name) \($0)" })));
          fileSystemSynchronizedGroups = (\(list(target.folders.map { "FOLDER \($0)" })));
          packageProductDependencies = (\(list(target.products.map { "PRODUCT \(target.name) \($0)" })));
        };

        """
    }
    for folder in folderNames {
      let sets = exceptions.filter { $0.folder == folder }
      for set in sets {
        objects += """
          "EXCEPT \(folder) \(set.target)" = {
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(list(set.files)));
            target = "TARGET \(set.target)";
          };

          """
      }
      groups.append("FOLDER \(folder)")
      objects += """
        "FOLDER \(folder)" = {
          isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; sourceTree = "<group>";
          exceptions = (\(list(sets.map { "EXCEPT \(folder) \($0.target)" })));
        };

        """
    }
    for package in packages {
      objects += "\"PACKAGE \(package)\" = {isa = XCLocalSwiftPackageReference; relativePath = \"\(package)\"; };\n"
    }
    return """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      objects = {
      \(objects)
      MAIN = {isa = PBXGroup; children = (\(list(groups))); sourceTree = "<group>"; };
      CONFIGURATION = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(pairs(settings))}; };
      LIST = {isa = XCConfigurationList; buildConfigurations = (CONFIGURATION, ); };
      ROOT = {
        isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LIST;
        targets = (\(list(targets.map { "TARGET \($0.name)" })));
        packageReferences = (\(list(packages.map { "PACKAGE \($0)" })));
      };
      };
      rootObject = ROOT;
      }

      """
  }

  private func list(_ names: [String]) -> String { names.map { "\"\($0)\", " }.joined() }

  private func pairs(_ settings: [String: String]) -> String {
    settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }.joined()
  }
}
