import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { root } from '../system/processes.mjs';

/**
 * Checks that `src/app/route-tree.gen.ts` is up to date, or updates it with `--write`. Runs the router's plugin on a
 * copy of the routes, because the plugin writes the file as soon as Vite has read its configuration.
 */

const treeFile = 'src/app/route-tree.gen.ts';

/** @param {string} folder */
const routeTree = (folder) =>
  existsSync(join(folder, treeFile)) ? readFileSync(join(folder, treeFile), 'utf8') : '';

const copy = mkdtempSync(join(tmpdir(), 'springbyte-routes-'));
try {
  for (const folder of ['src/app', 'src/routes']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  await resolveConfig({ root: copy, configFile: join(root, 'vite.config.ts'), logLevel: 'error' }, 'build');
  if (process.argv.includes('--write')) {
    writeFileSync(join(root, treeFile), routeTree(copy));
  } else if (routeTree(copy) !== routeTree(root)) {
    console.error(`${treeFile} is out of date. Start or build the application to update it.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
