import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../system/processes.mjs';
import { ensureDependencies, main } from '../system/setup.mjs';
import { resourceEdits } from './edits.mjs';
import { fillIn, namesOf } from './names.mjs';

/**
 * `npm run new -- resource holiday`: generates all layers of a kind of record with a title and a description, from the
 * contract to a screen with stories. The templates in `resource/` mirror the folders of the repository.
 */

const templates = join(import.meta.dirname, 'resource');

const usage = `npm run new -- resource <name> [<plural>]

  npm run new -- resource holiday
  npm run new -- resource school-holiday
  npm run new -- resource medium media`;

/** Finds the id prefixes of other records, such as `cam` in `'cam-rosebank'` and `randomId('cam')`. */
function takenPrefixes() {
  const files = globSync(['mocks/data/seed/**/*.ts', 'mocks/handlers/**/*.ts'], { cwd: root });
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(/'([a-z]{3})(?:-|'\))/g)].map(([, prefix = '']) => prefix));
}

/**
 * @param {import('./names.mjs').Names} names
 * @returns {Map<string, string>} the texts of new and changed files
 * @throws {Error} when a file exists already, or when a file to change lacks an anchor
 */
function filesOf(names) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const template of globSync('**/*.txt', { cwd: templates }).toSorted()) {
    const file = fillIn(template.replace(/\.txt$/, ''), names);
    if (existsSync(join(root, file))) throw new Error(`${file} exists.`);
    files.set(file, fillIn(readFileSync(join(templates, template), 'utf8'), names));
  }
  for (const { file, change } of resourceEdits(names)) {
    if (!existsSync(join(root, file))) throw new Error(`${file} does not exist. Adapt .ci/new/edits.mjs.`);
    files.set(file, change(readFileSync(join(root, file), 'utf8')));
  }
  return files;
}

/** @param {readonly string[]} command */
async function runQuietly(command) {
  const { code, output } = await run(command, { quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
}

await main(async () => {
  const [kind, name, plural] = process.argv.slice(2);
  if (kind !== 'resource' || name === undefined) {
    console.error(usage);
    return 1;
  }
  await ensureDependencies();
  try {
    const names = namesOf(name, plural, takenPrefixes());
    const files = filesOf(names);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    await runQuietly(['oxfmt', ...files.keys()]);
    await runQuietly(['node', '.ci/checks/route-tree.mjs', '--write']);
    await runQuietly(['npm', 'run', '--silent', 'contract:generate']);
    console.log(`Wrote or changed ${files.size} files for ${names.plural}, and generated the contract and the route tree.

Next, adapt:
  openapi/schemas/*${names.pascal}*.yaml: the descriptions and properties
  openapi/openapi.yaml: the description of the tag, and info.version
  openapi/paths/${names.kebabs}/: x-roles, and the policy in src/routes/_app/admin/${names.kebabs}.tsx
  tests/architecture/urls/page-table.ts: the rule of its page, and its roles
  stories/guide/states/screens.ts: the reasons for states that its screen cannot have
  src/features/shell/navigation.ts: a menu entry for /admin/${names.kebabs}
  tests/mock/orphans.ts and mocks/services/deletion.ts: references to other records

Check it with: npm run check && npm run test:unit
               npm run test:stories -- -g '${names.kebabs}|guide/states'`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
});
