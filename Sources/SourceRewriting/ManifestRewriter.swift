#if Sources
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
      let resources = addition.resources.sorted { $0.key < $1.key }.map { target, paths in
        let files = paths.map { ".process(\(Self.quoted($0)))" }.joined(separator: ", ")
        return "for target in \(package).targets where target.name == \(Self.quoted(target)) "
          + "{ target.resources = (target.resources ?? []) + [\(files)] }\n"
      }
      let (name, product) = (Self.quoted(addition.package), Self.quoted(addition.product))
      return textWithKnownLanguage + """

        \(package).dependencies.append(.package(path: \(Self.quoted(addition.folder))))
        for target in \(package).targets where [\(targets)].contains(target.name) {
          target.dependencies.append(.product(name: \(product), package: \(name)))
        }

        """ + resources.joined()
    }

    /// The compiler knows Swift 5 by its first number only.
    private var textWithKnownLanguage: String {
      text.replacing(/\.version\(\s*"5\.[0-9.]+"\s*\)/, with: ".version(\"5\")")
    }

    private static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private var packageVariable: String? {
      for statement in Parser.parse(source: text).statements {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings {
          guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            ["Package", "PackageDescription.Package"].contains(call.calledExpression.trimmedDescription),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)
          else { continue }
          return name.identifier.text
        }
      }
      return nil
    }
  }
#endif
