import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { styleProblems } from '../../.ci/checks/styles.mjs';

const projects: string[] = [];
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true });
});

async function problemsIn(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'springbyte-styles-'));
  projects.push(project);
  const all = { 'package.json': '{ "type": "module", "imports": { "#ui/*": "./src/ui/*" } }', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return styleProblems(project);
}

const problemsOf = (component: string, css: string) =>
  problemsIn({
    'src/card.tsx': `import styles from './card.module.css';\n${component}`,
    'src/card.module.css': css,
  });

const names = '.card { color: red } .wide, .narrow { color: red } .a-b { color: red }';

test.each([
  ['by their names', "export const all = [styles.card, styles['wide'], styles.narrow, styles['a-b']];"],
  ['by destructuring', "export const { card, wide: broad, narrow, 'a-b': other } = styles;"],
  [
    'by a variable of a union type',
    "export const of = (name: 'card' | 'wide' | 'narrow') => [styles[name], styles['a-b']];",
  ],
  [
    'by a variable that is narrowed',
    `export const of = (name?: 'card' | 'wide' | 'narrow' | 'plain') =>
      [name && name !== 'plain' && styles[name], styles['a-b']];`,
  ],
])('styleProblems accepts classes that are used %s', async (_, component) => {
  expect(await problemsOf(component, names)).toEqual([]);
});

test('styleProblems finds an undefined class, by its name and by the type of a variable', async () => {
  const component = "export const of = (tone: 'ok' | 'no') => [styles.crad, styles[tone]];";
  expect(await problemsOf(component, '.ok { color: red }')).toEqual([
    'src/card.tsx:2: ./card.module.css does not define the class "crad".',
    'src/card.tsx:2: ./card.module.css does not define the class "no".',
  ]);
});

test('styleProblems finds an unused class, although another stylesheet has the same class', async () => {
  const problems = await problemsIn({
    'src/card.tsx': "import styles from './card.module.css'; export const name = styles.card;",
    'src/card.module.css': '.card { color: red }\n.card .old,\n.older { color: red }',
    'stories/row.tsx': "import styles from './row.module.css'; export const name = styles.old;",
    'stories/row.module.css': '.old { color: red }',
  });
  expect(problems).toEqual([
    'src/card.module.css:2: Unused class "old".',
    'src/card.module.css:3: Unused class "older".',
  ]);
});

test.each([
  ['a variable of any text', 'export const of = (name: string) => styles[name];'],
  ['a concatenated name', "export const of = (size: number) => styles['size-' + size];"],
  ['a stylesheet that is passed on as a whole', 'export const sheet = { styles };'],
])('styleProblems reports unknown classes for %s', async (_, component) => {
  const problems = await problemsOf(component, ':global(.any) { color: red }');
  expect(problems).toEqual([expect.stringMatching(/^src\/card\.tsx:2: Unknown classes of /)]);
});

test('styleProblems ignores a local variable with the name of the import', async () => {
  const component =
    'export const of = (styles: { any: string }) => styles.any; export const name = styles.card;';
  expect(await problemsOf(component, '.card { color: red }')).toEqual([]);
});

test('styleProblems resolves aliases, and finds an unused and a missing stylesheet', async () => {
  const problems = await problemsIn({
    'src/ui/Field.module.css': '.field { color: red } .help { color: red }',
    'src/ui/Field.tsx': "import styles from './Field.module.css'; export const name = styles.field;",
    'src/form.tsx': "import field from '#ui/Field.module.css'; export const name = field.help;",
    'src/absent.tsx': "import styles from './absent.module.css'; export const name = styles.any;",
    'src/left.module.css': '.left { color: red }',
  });
  expect(problems).toEqual([
    'src/absent.tsx:1: There is no ./absent.module.css.',
    'src/left.module.css:1: No file imports this stylesheet.',
  ]);
});

test('styleProblems accepts composed classes and animations', async () => {
  const problems = await problemsIn({
    'src/card.tsx': "import styles from './card.module.css'; export const name = styles.card;",
    'src/card.module.css':
      ".ground { color: red } @keyframes turn { to { color: red } }\n.card { composes: ground; composes: base from './base.module.css'; animation: turn 1s; }",
    'src/base.module.css': '.base { color: red }',
  });
  expect(problems).toEqual([]);
});

test('styleProblems finds a custom property that is never set, unless it has a fallback', async () => {
  const problems = await problemsIn({
    'src/tokens.css': ':root { --ink: black; --paper: white }',
    'src/bar.tsx':
      "export const style = { '--share': 1 }; export const grow = (bar: HTMLElement) => bar.style.setProperty('--room', '1');",
    'src/bar.css':
      '.bar { color: var(--ink); width: var(--share); height: var(--room);\nmargin: var(--gap, 1px);\npadding: var(--gap) }',
  });
  expect(problems).toEqual(['src/bar.css:3: The property --gap is never set.']);
});

test.each([':global(:root):has(.card)', 'html:has(.card)', 'body:has(> .card)'])(
  'styleProblems rejects a selector that searches the complete page: %s',
  async (selector) => {
    const problems = await problemsOf('export const all = [styles.card];', `${selector} { color: red }`);
    expect(problems).toEqual([
      'src/card.module.css:1: This selector searches the complete page with every change. Use useRootAttribute.',
    ]);
  },
);
