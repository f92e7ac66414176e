import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { styleImports } from './class-uses.mjs';

/**
 * Checks that every used class of a CSS module is defined, every defined class is used, and every custom property
 * that is read without a fallback is set somewhere, and that no selector searches the complete page.
 * @typedef {object} Stylesheet
 * @property {string} path
 * @property {Map<string, readonly string[]>} classes By name: the scoped class name, followed by those of composed
 *   classes.
 * @typedef {{ path: string, line: number, text: string }} Problem
 */

/** Set by react-aria-components at run time. */
const setByLibraries = ['--trigger-width'];

/**
 * @param {string} project its folder
 * @returns {Promise<string[]>} problems, as `file:line: message`
 */
export async function styleProblems(project) {
  const folder = realpathSync(project);
  /** @param {string} endings */
  const find = (endings) =>
    globSync(`{.storybook,mocks,src,stories}/**/*.${endings}`, { cwd: folder }).map((file) =>
      join(folder, file),
    );
  const stylesheets = await readStylesheets(folder, find('module.css'));
  const components = find('{ts,tsx}').filter((path) => textOf(path).includes('.module.css'));
  const imports = styleImports(components);
  const problems = [
    ...undefinedClasses(imports, stylesheets),
    ...unusedClasses(imports, stylesheets),
    ...unsetProperties(find('{css,ts,tsx}')),
    ...pageWideSelectors(find('css')),
  ];
  return problems.map(({ path, line, text }) => `${relative(folder, path)}:${line}: ${text}`);
}

/** @param {string} path */
const textOf = (path) => readFileSync(path, 'utf8');

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 * @returns {Promise<Stylesheet[]>}
 */
async function readStylesheets(folder, paths) {
  const config = await resolveConfig({ root: folder, configFile: false, logLevel: 'silent' }, 'build');
  return Promise.all(
    paths.map(async (path) => {
      const css = textOf(path);
      const { modules = {} } = await preprocessCSS(css, path, config);
      const classes = new Map(Object.entries(modules).map(([name, scoped]) => [name, scoped.split(' ')]));
      // Animation names are scoped too, and used within the stylesheet.
      for (const [, animation = ''] of css.matchAll(/@keyframes\s+([\w-]+)/g)) classes.delete(animation);
      return { path, classes };
    }),
  );
}

/**
 * @param {readonly import('./class-uses.mjs').StyleImport[]} imports
 * @param {readonly Stylesheet[]} stylesheets
 * @returns {Problem[]}
 */
function undefinedClasses(imports, stylesheets) {
  return imports.flatMap(({ path, line, specifier, stylesheet, uses }) => {
    const classes = stylesheets.find((candidate) => candidate.path === stylesheet)?.classes;
    if (!classes) return [{ path, line, text: `There is no ${specifier}.` }];
    return uses.flatMap((use) => {
      const unknown = `Unknown classes of ${specifier} are used here. Name them, or give the index a union type.`;
      if (!use.classes) return [{ path, line: use.line, text: unknown }];
      return use.classes
        .filter((name) => !classes.has(name))
        .map((name) => ({ path, line: use.line, text: `${specifier} does not define the class "${name}".` }));
    });
  });
}

/**
 * @param {readonly import('./class-uses.mjs').StyleImport[]} imports
 * @param {readonly Stylesheet[]} stylesheets
 * @returns {Problem[]}
 */
function unusedClasses(imports, stylesheets) {
  const composed = new Set(
    stylesheets.flatMap(({ classes }) => [...classes.values()].flatMap(([, ...names]) => names)),
  );
  return stylesheets.flatMap(({ path, classes }) => {
    const importers = imports.filter(({ stylesheet }) => stylesheet === path);
    const used = new Set(importers.flatMap(({ uses }) => uses.flatMap((use) => use.classes ?? [])));
    const unused = [...classes].filter(([name, [scoped = '']]) => !used.has(name) && !composed.has(scoped));
    if (importers.length === 0 && unused.length === classes.size) {
      return [{ path, line: 1, text: 'No file imports this stylesheet.' }];
    }
    return unused.map(([name]) => {
      const line = lineAt(textOf(path), new RegExp(`\\.${name}(?![\\w-])`));
      return { path, line, text: `Unused class "${name}".` };
    });
  });
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const lineAt = (text, pattern) => text.slice(0, Math.max(text.search(pattern), 0)).split('\n').length;

/**
 * @param {readonly string[]} paths
 * @returns {Problem[]}
 */
function unsetProperties(paths) {
  const texts = paths.map((path) => ({ path, text: textOf(path) }));
  const set = new Set([
    ...setByLibraries,
    ...texts.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)(?:\s*:|['"]\]?\s*[:,])/g)].map(([, name = '']) => name),
    ),
  ]);
  return texts.flatMap(({ path, text }) => {
    // Properties with a fallback may be unset.
    const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
    return [...read]
      .filter((name) => !set.has(name))
      .map((name) => {
        const line = lineAt(text, new RegExp(`var\\(\\s*${name}\\s*\\)`));
        return { path, line, text: `The property ${name} is never set.` };
      });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await styleProblems(fileURLToPath(new URL('../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/**
 * Finds selectors such as `:root:has(.banner)`: the browser evaluates them for every DOM change and keystroke.
 * @param {readonly string[]} paths
 */
function pageWideSelectors(paths) {
  const text = 'This selector searches the complete page with every change. Use useRootAttribute.';
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((rule, index) =>
        /(:root\)?|\bhtml|\bbody):has\(/.test(rule) ? [{ path, line: index + 1, text }] : [],
      ),
  );
}
