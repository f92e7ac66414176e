import { dirname } from 'node:path';

/**
 * Finds pairs of folders in `src` and `mocks` that import each other, except a folder and its subfolder.
 * @param {readonly Pick<import('dependency-cruiser').IModule, 'source' | 'dependencies'>[]} modules
 * @returns {string[]}
 */
export function folderCycles(modules) {
  /** @type {Map<string, string>} The first import between two folders. */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const key = `${dirname(source)} ${dirname(resolved)}`;
      if (/^(src|mocks)\//.test(resolved) && !imports.has(key)) imports.set(key, `${source} → ${resolved}`);
    }
  }
  return [...imports].flatMap(([key, firstImport]) => {
    const [from = '', to = ''] = key.split(' ');
    const reverseImport = imports.get(`${to} ${from}`);
    const isNested = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`);
    return reverseImport === undefined || isNested || from > to
      ? []
      : [`${firstImport} and ${reverseImport}`];
  });
}
