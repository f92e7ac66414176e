import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Finds the classes of CSS modules that components use. TypeScript's checker resolves `styles[tone]` to every class
 * that the type of `tone` allows.
 * @typedef {object} StyleImport
 * @property {string} path the component
 * @property {number} line
 * @property {string} specifier
 * @property {string | undefined} stylesheet its path; undefined if it does not exist
 * @property {ClassUse[]} uses
 * @typedef {object} ClassUse
 * @property {number} line
 * @property {readonly string[] | undefined} classes the possible classes; undefined if unknown
 */

/** @type {ts.CompilerOptions} */
const options = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  // DOM types are not needed and take longest to load.
  lib: ['lib.es2024.d.ts'],
  types: [],
};

/**
 * @param {readonly string[]} paths components
 * @returns {StyleImport[]}
 */
export function styleImports(paths) {
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    if (!source) return [];
    /** @param {ts.Node} node */
    const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return source.statements
      .filter((statement) => ts.isImportDeclaration(statement))
      .flatMap(({ moduleSpecifier, importClause }) => {
        if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.module.css')) return [];
        const specifier = moduleSpecifier.text;
        const name = importClause?.name;
        const references = name ? referencesTo(name, source, checker) : [moduleSpecifier];
        const uses = references.map((node) => ({ line: lineOf(node), classes: classesOf(node, checker) }));
        return [
          { path, line: lineOf(moduleSpecifier), specifier, stylesheet: stylesheetOf(specifier, path), uses },
        ];
      });
  });
}

/**
 * @param {string} specifier relative, or an alias of package.json
 * @param {string} importer
 */
function stylesheetOf(specifier, importer) {
  try {
    return createRequire(importer).resolve(specifier);
  } catch {
    return undefined;
  }
}

/**
 * @param {ts.Identifier} name
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 */
function referencesTo(name, source, checker) {
  const symbol = checker.getSymbolAtLocation(name);
  /** @type {ts.Node[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node) && node !== name && node.text === name.text) {
      const referenced = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (referenced === symbol) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Node} reference a use of the imported object, such as `styles` in `styles.card`; the module specifier if
 *   the import has no name
 * @param {ts.TypeChecker} checker
 */
function classesOf(reference, checker) {
  const { parent } = reference;
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (ts.isElementAccessExpression(parent) && parent.expression === reference) {
    return literalsOf(checker.getTypeAtLocation(parent.argumentExpression));
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return allOrNone(
      parent.name.elements.map(({ dotDotDotToken, propertyName, name }) => {
        const key = propertyName ?? name;
        return !dotDotDotToken && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? key.text : undefined;
      }),
    );
  }
  return undefined;
}

/** @param {ts.Type} type */
const literalsOf = (type) =>
  allOrNone(
    (type.isUnion() ? type.types : [type]).map((member) =>
      member.isStringLiteral() ? member.value : undefined,
    ),
  );

/** @param {readonly (string | undefined)[]} names */
const allOrNone = (names) => (names.every((name) => name !== undefined) ? names : undefined);
