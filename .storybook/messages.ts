import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** Relative to the project. */
  path: string;
  text: string;
}

export interface Message {
  kind: 'validation' | 'dialog' | 'toast' | 'alert' | 'empty';
  /**
   * A validation message, the text or title of a toast, or the title of a dialog, an alert or an empty state. `…`
   * replaces inserted values.
   */
  text: string;
  /** A source file that has the text. */
  file: string;
}

interface Module {
  path: string;
  source: ts.SourceFile;
  /** The variables at the top level. */
  variables: ReadonlyMap<string, ts.Expression>;
  /** The modules of imported names. */
  imports: ReadonlyMap<string, string>;
}

const ruleModule = /^valibot$|rules?\.ts$|check-field\.ts$|password.*\.ts$/;
const toastFunction = /^(toast|showToast)$/;
const toastProperty = /^(success|failed|done)$/;
/** The name of an object with the texts of a form or of an action. */
const textsName = /^\w*texts\b/i;
const confirmFunction = /^(confirm|prompt|showMessage)/;
/** The elements whose title is a message. */
const titledElements: [Message['kind'], RegExp][] = [
  ['dialog', /(Dialog|SidePanel)$/],
  ['alert', /^Alert$/],
  ['empty', /^EmptyState$/],
];

/** The arguments of rules also have names of fields, such as 'confirmPassword'. */
const isSentence = /^\p{Lu}|\p{L}.*…|….*\p{L}/u;

/** Finds the messages in the source of the application. */
export function findMessages(sources: readonly SourceFile[]): Message[] {
  const modules = new Map(sources.map((file) => [file.path, parse(file)]));
  const messages = [...modules.values()].flatMap((module) => {
    const textsOf = (node: ts.Node | undefined) => [...literalsOf(node, module, modules)];
    return nodesOf(module.source).flatMap((node) =>
      [...messagesAt(node, module)].flatMap(([kind, value]) =>
        textsOf(value)
          .filter((text) => isSentence.test(text))
          .map((text): Message => ({ kind, text, file: module.path })),
      ),
    );
  });
  return [...new Map(messages.map((message) => [`${message.kind} ${message.text}`, message])).values()];
}

/** The expressions of messages directly at a node. */
function* messagesAt(node: ts.Node, module: Module): Iterable<[Message['kind'], ts.Node | undefined]> {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const name = node.expression.text;
    for (const argument of node.arguments) {
      if (isRule(name, module) && !ts.isObjectLiteralExpression(argument)) {
        yield ['validation', argument];
      }
      if (toastFunction.test(name)) yield ['toast', argument];
      if (confirmFunction.test(name)) yield ['dialog', propertyOf(argument, 'title')];
    }
  }
  if (ts.isPropertyAssignment(node) && toastProperty.test(node.name.getText())) {
    const { parent: owner } = node.parent;
    if (ts.isCallExpression(owner) || textsName.test(owner.getText())) yield ['toast', node.initializer];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'message' && ruleModule.test(module.path)) {
    yield ['validation', node.initializer];
  }
  if (!ts.isJsxAttribute(node)) return;
  if (node.name.getText() === 'errorMessage') yield ['validation', node.initializer];
  if (node.name.getText() !== 'title') return;
  const element = node.parent.parent.tagName.getText();
  for (const [kind, name] of titledElements) if (name.test(element)) yield [kind, node.initializer];
}

/** Whether a function is a rule of a form: one of a module of rules, or one of this file that calls such a rule. */
function isRule(name: string, { path, imports, variables }: Module): boolean {
  const local = variables.get(name);
  if (!local) return ruleModule.test(imports.get(name) ?? path);
  if (!ts.isArrowFunction(local)) return false;
  return nodesOf(local).some(
    (node) => ts.isIdentifier(node) && ruleModule.test(imports.get(node.text) ?? ''),
  );
}

/** The texts that an expression can have, with the texts of the constants that it names. */
function* literalsOf(
  node: ts.Node | undefined,
  module: Module,
  modules: ReadonlyMap<string, Module>,
): Iterable<string> {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) yield node.text;
  else if (ts.isTemplateExpression(node)) {
    yield node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  } else if (ts.isIdentifier(node)) {
    const home = modules.get(module.imports.get(node.text) ?? '') ?? module;
    const value = home.variables.get(node.text);
    // A variable that is a function, such as one that builds a text, is not called here.
    if (value && !ts.isArrowFunction(value)) yield* literalsOf(value, home, modules);
  } else {
    for (const part of partsOf(node)) yield* literalsOf(part, module, modules);
  }
}

function partsOf(node: ts.Node): readonly (ts.Node | undefined)[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return [node.left, node.right];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return [node.expression];
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : [node.body];
  if (ts.isObjectLiteralExpression(node)) return [propertyOf(node, 'title'), propertyOf(node, 'message')];
  return [];
}

/** The value of a property of an object literal. */
function propertyOf(node: ts.Node, name: string): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

function parse({ path, text }: SourceFile): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const variables = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer] as const] : []));
  const imports = source.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .flatMap(({ moduleSpecifier, importClause }) => {
      const names = importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return [];
      const file = resolve(moduleSpecifier.text, path);
      return names.elements.map(({ name }) => [name.text, file] as const);
    });
  return { path, source, variables: new Map(variables), imports: new Map(imports) };
}

/** @returns the path of a file of the project, as the aliases of package.json define it; packages keep their name */
function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  return specifier.replace(/^#(?!openapi|mocks)/, 'src/').replace(/^#/, '');
}

function nodesOf(node: ts.Node, isSkipped: (node: ts.Node) => boolean = () => false, nodes: ts.Node[] = []) {
  if (isSkipped(node)) return nodes;
  nodes.push(node);
  ts.forEachChild(node, (child) => void nodesOf(child, isSkipped, nodes));
  return nodes;
}

/** Stories use these queries for what the page must not show. */
const isQuery = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text.startsWith('query');

/** A story that contains a text. */
export interface StorySource {
  /** The file, relative to the project. */
  file: string;
  /** The name of the export. */
  name: string;
}

export interface ShownMessage extends Message {
  stories: StorySource[];
}

/**
 * Finds the stories whose source, with that of the functions and constants that they name, contains each message.
 *
 * @param sources the files in `stories`
 */
export function findShownMessages(
  messages: readonly Message[],
  sources: readonly SourceFile[],
): ShownMessage[] {
  const declarations = sources.flatMap((file) => declarationsOf(parse(file)));
  const users = Map.groupBy(
    declarations.flatMap((declaration) => declaration.uses.map((used) => ({ used, declaration }))),
    ({ used }) => used,
  );
  return messages.map((message) => {
    const found = new Set(
      declarations.filter(({ texts }) => texts.some((text) => mentions(text, message.text.toLowerCase()))),
    );
    // A set also visits the elements that are added meanwhile.
    for (const { key } of found) for (const { declaration } of users.get(key) ?? []) found.add(declaration);
    const stories = [...found].filter(({ isStory }) => isStory);
    return { ...message, stories: stories.map(({ file, name }) => ({ file, name })) };
  });
}

interface Declaration extends StorySource {
  key: string;
  /** Its texts and regular expressions, in lower case: stories often write the names of dialogs so. */
  texts: readonly string[];
  isStory: boolean;
  /** The keys of the declarations that it names. */
  uses: readonly string[];
}

const keyOf = (file: string, name: string) => `${file} ${name}`;

function declarationsOf({ path: file, source, imports }: Module): Declaration[] {
  return source.statements.flatMap((statement) => {
    const nodes = nodesOf(statement, isQuery);
    const isStory = file.endsWith('.stories.tsx') && statement.getText().startsWith('export');
    const texts = nodes.flatMap(textAt).map((text) => text.toLowerCase());
    const names = new Set(nodes.filter(ts.isIdentifier).map((identifier) => identifier.text));
    const uses = [...names].map((name) => keyOf(imports.get(name) ?? file, name));
    return namesOf(statement).map((name) => ({ key: keyOf(file, name), file, name, texts, isStory, uses }));
  });
}

function textAt(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText()];
  return ts.isRegularExpressionLiteral(node) ? [node.text.replaceAll('\\', '')] : [];
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** Shorter messages, such as 'Saved', are also words of other texts. */
const shortestLength = 12;

/** Whether a text of a story names a message with any values in the places of `…`. */
function mentions(text: string, message: string): boolean {
  if (message.length < shortestLength && !message.includes('…')) return text === message;
  let end = 0;
  return message.split('…').every((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return start >= 0;
  });
}
