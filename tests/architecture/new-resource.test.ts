import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceEdits } from '../../.ci/new/edits.mjs';
import { fillIn, namesOf } from '../../.ci/new/names.mjs';

const root = join(import.meta.dirname, '../..');

/** A name that no record of the project will have. */
const names = namesOf('example-entry');

/** Code that the generator does not change, and that may enumerate operations, tables, queries or screens. */
const enumeratingFolders = ['mocks', 'openapi/conformance', 'src/api', 'stories/guide', 'tests/mock'];

describe('npm run new -- resource', () => {
  const copy = mkdtempSync(join(tmpdir(), 'springbyte-new-'));
  let output = '';
  const runIn = async (...[program = '', ...args]: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, { cwd: copy }).catch((error: unknown) => {
      const { stdout: log = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${log}${stderr}`);
    });
    return stdout;
  };
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const isWritten = (file: string) =>
    !existsSync(join(root, file)) || !readFileSync(join(root, file)).equals(readFileSync(join(copy, file)));

  beforeAll(async () => {
    const files = ['package.json', 'package-lock.json', '.oxfmtrc.json', '.oxlintrc.json', 'vite.config.ts'];
    const configurations = ['base', 'browser', 'node', 'worker'].map((name) => `tsconfig.${name}.json`);
    const folders = ['.ci', '.storybook', 'mocks', 'openapi', 'src', 'stories', 'tests'];
    for (const path of [...files, 'tsconfig.json', ...configurations, ...folders]) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    output = await runIn(process.execPath, '.ci/new/new.mjs', 'resource', names.kebab);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('writes a contract that follows its rules, and formatted files', async () => {
    expect(output).toContain(`for ${names.plural}`);
    await runIn(process.execPath, 'openapi/tools/redocly.ts', 'lint', 'springbyte');
    await runIn(bin('oxfmt'), '--check');
  });

  test('writes code without errors of types and lint', async () => {
    const written = globSync('{mocks,openapi,src,stories,tests}/**/*.{ts,tsx}', { cwd: copy }).filter(
      isWritten,
    );
    expect(written).toContain(`stories/screens/admin/${names.kebabs}.stories.tsx`);
    const paths = [...written, ...enumeratingFolders];
    await runIn(bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...paths);
    // The type checker is slow on a busy machine.
  }, 300_000);

  test('lists the screen with its states, and shows each message in a story', async () => {
    const tests = ['states', 'messages', 'story-tree'].map((name) => `tests/architecture/${name}.test.ts`);
    const report = await runIn(bin('vitest'), 'run', '--reporter=default', ...tests);
    for (const file of tests) expect(report).toContain(file);
  }, 300_000);

  test('fails when the resource exists', async () => {
    const message = 'mocks/handlers/terms/create-term.ts exists.';
    await expect(runIn(process.execPath, '.ci/new/new.mjs', 'resource', 'term')).rejects.toThrow(message);
  });

  test('reports the file in which an anchor is missing', async () => {
    const file = join(copy, 'mocks/data/models.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('export const models', 'export const tables'));
    await expect(runIn(process.execPath, '.ci/new/new.mjs', 'resource', 'other-entry')).rejects.toThrow(
      'mocks/data/models.ts: "export const models = {" was not found.',
    );
  });
});

describe('namesOf', () => {
  test('spells a name of two words for prose, identifiers and files', () => {
    expect(namesOf('open-day')).toEqual({
      singular: 'open day',
      plural: 'open days',
      camel: 'openDay',
      camels: 'openDays',
      pascal: 'OpenDay',
      pascals: 'OpenDays',
      kebab: 'open-day',
      kebabs: 'open-days',
      prefix: 'ope',
    });
  });

  test.each([
    ['category', undefined, 'categories'],
    ['holiday', undefined, 'holidays'],
    ['prize-box', undefined, 'prize-boxes'],
    ['medium', 'media', 'media'],
  ])('returns the plural of %s', (kebab, plural, kebabs) => {
    expect(namesOf(kebab, plural)).toMatchObject({ kebabs });
  });

  test('returns an id prefix of three letters that no other record has', () => {
    expect(namesOf('campsite', undefined, new Set(['cam'])).prefix).toBe('cmp');
  });

  test.each(['Holiday', 'holi_day', '../x', 'ab'])('rejects the name %s', (name) => {
    expect(() => namesOf(name)).toThrow('is not a name');
  });
});

test('fillIn chooses the article', () => {
  expect(fillIn('A sample gadget, a sample gadget', namesOf('open-day'))).toBe('An open day, an open day');
});

test('resourceEdits keeps sorted lists sorted', () => {
  const edit = resourceEdits(namesOf('holiday')).find(({ file }) => file === 'src/api/invalidate.ts');
  const changed = edit?.change(readFileSync(join(root, 'src/api/invalidate.ts'), 'utf8'));
  expect(changed).toContain("  | 'grades'\n  | 'holidays'\n");
});
