import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tool } from './interop.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const typescript = '6.0.3';
const zod = '4.6.7';

async function compile({ folder, run }: Workspace): Promise<string> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['out'] }));
  await run('tsc', '-p', '.');
  return 'compiles under strict';
}

async function parseExamples({ folder, script }: Workspace, contract: string): Promise<string> {
  return script(`
    import { readFileSync } from 'node:fs';
    import * as schemas from '${join(folder, 'out', 'zod.gen.ts')}';
    const document = JSON.parse(readFileSync(${JSON.stringify(contract)}, 'utf8'));
    const resolve = (value) => value?.$ref
      ? value.$ref.split('/').slice(1).reduce((node, key) => node[key], document)
      : value;
    let count = 0;
    for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
      if (!operation.operationId) continue;
      const name = 'z' + operation.operationId[0].toUpperCase() + operation.operationId.slice(1);
      const success = resolve(operation.responses['200'] ?? operation.responses['201']);
      for (const [what, owner] of [['Body', operation.requestBody], ['Response', success]]) {
        for (const example of Object.values(owner?.content?.['application/json']?.examples ?? {})) {
          schemas[name + what].parse(resolve(example).value);
          count += 1;
        }
      }
    }
    process.stdout.write('zod accepts all ' + count + ' examples');
  `);
}

export const generators: readonly Tool[] = [
  {
    name: 'openapi-typescript',
    async check(contract) {
      const workspace = await openWorkspace('openapi-typescript', {
        dependencies: { 'openapi-typescript': '7.13.0', typescript },
        overrides: { 'openapi-typescript': { typescript: '$typescript' } },
      });
      await workspace.run('openapi-typescript', contract, '-o', 'out/contract.ts');
      return compile(workspace);
    },
  },
  {
    name: 'hey-api with zod',
    async check(contract) {
      const workspace = await openWorkspace('hey-api', {
        dependencies: { '@hey-api/openapi-ts': '0.99.0', zod, typescript },
      });
      const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];
      await workspace.run(
        'openapi-ts',
        '-i',
        contract,
        '-o',
        'out',
        ...plugins.flatMap((plugin) => ['-p', plugin]),
      );
      const verdict = await compile(workspace);
      return `${verdict}; ${await parseExamples(workspace, contract)}`;
    },
  },
  {
    name: 'orval, fetch and zod',
    async check(contract) {
      const workspace = await openWorkspace('orval', {
        dependencies: { orval: '8.38.0', zod, typescript },
        // orval requires a version whose dependencies the registry does not have.
        overrides: { '@scalar/openapi-parser': '0.29.8' },
      });
      const targets = Object.fromEntries(
        ['fetch', 'zod'].map((client) => [
          client,
          { input: contract, output: { target: `out/${client}.ts`, client } },
        ]),
      );
      const config = `export default ${JSON.stringify(targets)};`;
      await writeFile(join(workspace.folder, 'orval.config.mjs'), config);
      await workspace.run('orval', '--config', 'orval.config.mjs');
      return compile(workspace);
    },
  },
];
