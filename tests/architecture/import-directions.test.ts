import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, expect, test } from 'vitest';
import { folderCycles } from '../../.ci/checks/folder-cycles.mjs';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * Tests the rules of `.dependency-cruiser.mjs` on small generated projects, most of them with one forbidden import.
 */

const projects: string[] = [];
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true });
});

type Files = Record<string, string>;

/** Returns the aliases and packages of the real project, and a test that imports every file except `main.tsx`. */
function surroundings(files: Files): Files {
  const { imports, dependencies, devDependencies } = packageJson;
  const reached = Object.keys(files).filter((file) => file !== 'src/main.tsx');
  return {
    'package.json': JSON.stringify({ name: 'small', type: 'module', imports, dependencies, devDependencies }),
    'tests/everything.ts': reached.map((file) => `import '../${file}';`).join('\n'),
    'node_modules/msw/index.js': 'export {};',
    'node_modules/react/index.js': 'export {};',
    'node_modules/undeclared/index.js': 'export {};',
    'node_modules/@tanstack/react-router/index.js': 'export {};',
  };
}

function write(files: Files): string {
  const project = mkdtempSync(join(tmpdir(), 'springbyte-imports-'));
  projects.push(project);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return project;
}

async function graphOf(files: Files) {
  const options = await extractOptions(join(import.meta.dirname, '../../.dependency-cruiser.mjs'));
  const baseDir = write({ ...surroundings(files), ...files });
  const folders = new Set(['tests', ...Object.keys(files).map((file) => file.replace(/\/.*/, ''))]);
  const { output } = await cruise([...folders], { ...options, baseDir });
  if (typeof output === 'string') throw new Error(`Expected a list of violations, got: ${output}`);
  return output;
}

/** @returns violations of the real rules, as `rule: from → to` */
async function violationsIn(files: Files): Promise<string[]> {
  const { summary } = await graphOf(files);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

test('the rules accept downward imports and the allowed exceptions', async () => {
  const files = {
    'src/main.tsx': "import './app/application.ts'; await import('../mocks/browser.ts');",
    'src/app/application.ts': "import '../routes/home.tsx';",
    'src/routes/home.tsx': "import '#features/learner/screen.tsx'; import '#session/session.ts';",
    'src/features/learner/screen.tsx':
      "import './part.tsx'; import '#questions/choice.tsx'; import '#components/form/form.tsx';",
    'src/components/form/form.tsx': "import '#session/session.ts'; import '#ui/Button.tsx';",
    'src/features/learner/part.tsx': "import '@tanstack/react-router'; import '#api/client.ts';",
    'src/questions/choice.tsx': "import '#ui/Button.tsx';",
    'src/session/session.ts': "import '#api/client.ts';",
    'src/api/client.ts': "import '#lib/dates.ts'; import './contract.gen.ts';",
    'src/api/contract.gen.ts': 'export {};',
    'src/ui/Button.tsx': "import 'react'; import '#lib/dates.ts';",
    'src/lib/dates.ts': 'export {};',
    'mocks/browser.ts': "import 'msw'; import '#api/contract.gen.ts'; import './rules/scoring.ts';",
    'mocks/rules/scoring.ts': "import type { Row } from '../data/models/rows.ts'; export type Scored = Row;",
    'mocks/data/models/rows.ts': 'export interface Row { id: string }',
    'mocks/panel/panel.tsx': "import '#ui/Button.tsx';",
  };
  expect(await violationsIn(files)).toEqual([]);
});

test.each([
  ['lib-imports-down', 'src/lib/dates.ts', 'src/ui/Button.tsx'],
  ['ui-imports-down', 'src/ui/Button.tsx', 'src/session/session.ts'],
  ['components-imports-down', 'src/components/list/data-table.tsx', 'src/features/learner/screen.tsx'],
  ['questions-imports-down', 'src/questions/choice.tsx', 'src/api/client.ts'],
  ['features-imports-down', 'src/features/learner/screen.tsx', 'src/routes/home.tsx'],
  ['routes-imports-down', 'src/routes/home.tsx', 'src/app/application.ts'],
  ['api-imports-down', 'src/api/client.ts', 'src/session/session.ts'],
  ['session-imports-down', 'src/session/guard.ts', 'src/features/auth/login-screen.tsx'],
  ['service-worker-imports-down', 'src/service-worker/pages.ts', 'src/session/session.ts'],
  ['no-service-worker-in-page', 'src/app/start.ts', 'src/service-worker/release.ts'],
  ['no-import-between-features', 'src/features/learner/screen.tsx', 'src/features/parent/card.tsx'],
  ['no-editor-in-answering', 'src/questions/registry.ts', 'src/questions/choice/editing.ts'],
  ['no-import-of-main', 'src/routes/home.tsx', 'src/main.tsx'],
  ['no-mocks-outside-main', 'src/features/learner/screen.tsx', 'mocks/data/db.ts'],
  ['no-static-import-of-mocks', 'src/main.tsx', 'mocks/browser.ts'],
  ['no-application-code-in-mocks', 'mocks/handlers/list-grades.ts', 'src/lib/dates.ts'],
  ['only-ui-in-mock-panel', 'mocks/panel/panel.tsx', 'src/session/session.ts'],
  ['pure-mock-rules', 'mocks/rules/scoring.ts', 'mocks/data/db.ts'],
  ['only-types-of-models-in-rules', 'mocks/rules/scoring.ts', 'mocks/data/models/rows.ts'],
  ['pure-serializers', 'mocks/serializers/learner.ts', 'mocks/services/outbox.ts'],
  ['no-import-of-stories-or-tests', 'src/lib/dates.ts', 'stories/sample.ts'],
  ['only-generated-contract-in-src', 'src/api/client.ts', 'openapi/contract.ts'],
])('the rule %s forbids %s → %s', async (rule, from, to) => {
  const up = '../'.repeat(from.split('/').length - 1);
  const violations = await violationsIn({ [from]: `import '${up}${to}';`, [to]: 'export {};' });
  expect(violations).toContain(`${rule}: ${from} → ${to}`);
});

test.each([
  ['no-query-or-router-in-ui', 'src/ui/Link.tsx', '@tanstack/react-router'],
  ['no-react-in-lib', 'src/lib/dates.ts', 'react'],
  ['pure-mock-rules', 'mocks/rules/scoring.ts', 'msw'],
  ['no-development-package-in-src', 'src/api/client.ts', 'msw'],
  ['no-undeclared-package', 'src/lib/dates.ts', 'undeclared'],
])('the rule %s forbids %s → the package %s', async (rule, from, name) => {
  const violations = await violationsIn({ [from]: `import '${name}';` });
  expect(violations).toContain(`${rule}: ${from} → node_modules/${name}/index.js`);
});

test('the rules find a cycle, an unreachable file and an unresolved import', async () => {
  const violations = await violationsIn({
    'src/main.tsx': "import '#lib/dates.ts'; import '#lib/missing.ts';",
    'src/lib/dates.ts': "import './months.ts';",
    'src/lib/months.ts': "import './dates.ts';",
    'tests/everything.ts': 'export {};',
    'mocks/forgotten.ts': 'export {};',
  });
  expect(violations).toEqual(
    expect.arrayContaining([
      expect.stringContaining('no-cycle: src/lib/'),
      expect.stringContaining('no-unreachable-file: mocks/forgotten.ts'),
      'no-unresolved-import: src/main.tsx → #lib/missing.ts',
    ]),
  );
});

test('folderCycles finds folders that import each other, except a folder and its subfolder', async () => {
  const { modules } = await graphOf({
    'src/main.tsx': "import '#lib/time/now.ts'; import '#lib/money.ts';",
    'src/lib/money.ts': "import './time/now.ts';",
    'src/lib/time/now.ts': "import '../rounded.ts'; import '../text/upper.ts';",
    'src/lib/text/upper.ts': "import '../time/clock.ts';",
    'src/lib/time/clock.ts': 'export {};',
    'src/lib/rounded.ts': 'export {};',
  });
  expect(folderCycles(modules)).toEqual([
    'src/lib/text/upper.ts → src/lib/time/clock.ts and src/lib/time/now.ts → src/lib/text/upper.ts',
  ]);
});
