import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { root } from './processes.mjs';

/**
 * Proves that `src/app/route-tree.gen.ts` is what the router's plugin makes of the route files today. The
 * plugin writes as soon as Vite has read its configuration, so it runs on a copy of the routes. With `--write` it keeps what
 * the plugin makes.
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
    console.error(`${treeFile} is stale: start or build the application once and keep the file it writes.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
