#if Sources
  import ProjectSources
  import SwiftParser
  import SwiftSyntax

  /// Adds statements to the manifest of a package.
  struct ManifestRewriter {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The manifest with a dependency, and its product for some targets; nil if no variable holds the package.
    func adding(_ addition: ManifestAddition) -> String? {
      guard let package = packageVariable else { return nil }
      let targets = addition.targets.map(Self.quoted).joined(separator: ", ")
      let known = ManifestVersion.allowsResources(in: text) ? addition.resources : [:]
      let resources = known.sorted { $0.key < $1.key }.map { target, paths in
        let files = paths.map { path in
          // Catalogues are read as they are: SwiftPM would put all their files into one folder.
          "\(path.hasSuffix(".xcassets") ? ".copy" : ".process")(\(Self.quoted(path)))"
        }.joined(separator: ", ")
        return "for target in \(package).targets where target.name == \(Self.quoted(target)) "
          + "{ target.resources = (target.resources ?? []) + [\(files)] }\n"
      }
      let (name, product) = (Self.quoted(addition.package), Self.quoted(addition.product))
      return textWithKnownLanguage + """

        \(package).dependencies.append(.package(path: \(Self.quoted(addition.folder))))
        for target in \(package).targets where [\(targets)].contains(target.name) {
          target.dependencies.append(.product(name: \(product), package: \(name)))
        }

        """ + resources.joined() + removals(addition.leftOut, from: package)
        + addition.replaced.map { replacement($0, by: name, in: package) }.joined()
    }

    /// Removes a dependency, whose address only the description of its contents has in all versions of SwiftPM. Targets that link
    /// something of it link another product instead.
    private func replacement(_ replaced: ReplacedPackage, by name: String, in package: String) -> String {
      let other = Self.quoted(replaced.replacement)
      return """
        \(package).dependencies.removeAll {
          "\\(Mirror(reflecting: $0).children.map { $0.value })".lowercased().contains("\(replaced.identity)")
        }
        for target in \(package).targets {
          target.dependencies = target.dependencies.map { dependency in
            let isReplaced = ["\(replaced.product)", "\(replaced.identity)"].contains { name in
              "\\(dependency)".contains("\\"\\(name)\\"")
            }
            return isReplaced ? .product(name: \(other), package: \(name)) : dependency
          }
        }

        """
    }

    private func removals(_ targets: [String], from package: String) -> String {
      guard !targets.isEmpty else { return "" }
      return """
        for name in [\(targets.map(Self.quoted).joined(separator: ", "))] {
          \(package).targets.removeAll { $0.name == name }
          for target in \(package).targets { target.dependencies.removeAll { "\\($0)".contains("\\"\\(name)\\"") } }
          \(package).products = \(package).products.compactMap { product in
            guard let library = product as? Product.Library, library.targets.contains(name) else { return product }
            let targets = library.targets.filter { $0 != name }
            return targets.isEmpty ? nil : .library(name: library.name, type: library.type, targets: targets)
          }
        }

        """
    }

    /// The compiler knows Swift 5 by its first number only.
    private var textWithKnownLanguage: String {
      text.replacing(/(\.version\(\s*)"5\.[0-9.]+"(\s*\))/) { "\($0.output.1)\"5\"\($0.output.2)" }
    }

    private static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private var packageVariable: String? { Self.packageVariable(in: Parser.parse(source: text).statements) }

    private static func packageVariable(in statements: CodeBlockItemListSyntax) -> String? {
      for statement in statements {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
          let found = variable.bindings.first(where: isPackage)
          if let name = found?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { return name }
        } else if let block = statement.item.as(IfConfigDeclSyntax.self) {
          for clause in block.clauses {
            guard case .statements(let inner)? = clause.elements, let name = packageVariable(in: inner) else {
              continue
            }
            return name
          }
        }
      }
      return nil
    }

    /// Whether a variable holds the package: by its value, or by its type if the value is not a call of an initialiser.
    private static func isPackage(_ binding: PatternBindingSyntax) -> Bool {
      let names: Set = ["Package", "PackageDescription.Package"]
      if let type = binding.typeAnnotation?.type.trimmedDescription { return names.contains(type) }
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
      let called = call.calledExpression.trimmedDescription
      return names.contains(called.hasSuffix(".init") ? String(called.dropLast(".init".count)) : called)
    }
  }
#endif
