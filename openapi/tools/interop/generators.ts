import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routesOf, type ContractDocument } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import type { Tool } from './interop.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const typescript = '6.0.3';
const zod = '4.6.7';

/** Compiles the TypeScript in `out`. */
async function compile({ folder, run }: Workspace): Promise<string> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
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

/** Generators of OpenAPI 3.0, which get the compatible contract. */
export const olderGenerators: readonly Tool[] = [
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
    name: 'kubb, typescript and zod',
    async check(contract) {
      const plugins = {
        ts: "{ output: { path: 'types' } }",
        zod: "{ output: { path: 'zod' }, version: '4' }",
      };
      const kubb = ['core', 'cli', 'plugin-oas', ...Object.keys(plugins).map((name) => `plugin-${name}`)];
      const workspace = await openWorkspace('kubb', {
        dependencies: {
          ...Object.fromEntries(kubb.map((name) => [`@kubb/${name}`, '4.39.3'])),
          zod,
          typescript,
        },
      });
      await writeFile(
        join(workspace.folder, 'kubb.config.mjs'),
        `import { pluginOas } from '@kubb/plugin-oas';
         import { pluginTs } from '@kubb/plugin-ts';
         import { pluginZod } from '@kubb/plugin-zod';
         export default {
           root: '.',
           input: { path: ${JSON.stringify(contract)} },
           output: { path: 'out', clean: true, barrelType: false },
           plugins: [pluginOas({ generators: [] }), pluginTs(${plugins.ts}), pluginZod(${plugins.zod})],
         };`,
      );
      await workspace.run('kubb', 'generate');
      return compile(workspace);
    },
  },
  {
    name: 'openapi-zod-client',
    async check(contract) {
      const workspace = await openWorkspace('openapi-zod-client', {
        dependencies: {
          'openapi-zod-client': '1.18.3',
          '@zodios/core': '10.9.6',
          axios: '1.21.1',
          zod: '3.25.76',
          typescript,
        },
      });
      await mkdir(join(workspace.folder, 'out'), { recursive: true });
      await workspace.run('openapi-zod-client', contract, '-o', 'out/client.ts');
      return compile(workspace);
    },
  },
  {
    name: 'openapi-to-postman',
    async check(contract) {
      const { script } = await openWorkspace('openapi-to-postman', {
        dependencies: { 'openapi-to-postmanv2': '6.3.3' },
      });
      const text = await script(`
        import { readFileSync } from 'node:fs';
        import { promisify } from 'node:util';
        import converter from 'openapi-to-postmanv2';
        const data = readFileSync(${JSON.stringify(contract)}, 'utf8');
        const convert = promisify(converter.convertV2);
        const { result, reason, output } = await convert({ type: 'string', data }, { parametersResolution: 'Example' });
        if (!result) throw new Error(reason);
        process.stdout.write(JSON.stringify(output[0].data));
      `);
      return checkCollection(
        JSON.parse(await readFile(contract, 'utf8')) as ContractDocument,
        JSON.parse(text) as Collection,
      );
    },
  },
];

interface Collection {
  name: string;
  item?: Collection[];
  request?: { body?: { mode: string; raw?: string } };
}

function checkCollection(document: ContractDocument, collection: Collection): string {
  const validator = createValidator(document);
  const names = new Map(
    routesOf(document).map(({ operation }) => [operation.summary, operation.operationId]),
  );
  const requestsOf = ({
    name,
    request,
    item = [],
  }: Collection): [operationId: string, raw: string | undefined][] =>
    request ? [[names.get(name) ?? name, request.body?.raw]] : item.flatMap(requestsOf);
  const requests = requestsOf(collection);
  const bodies = requests.filter(([, raw]) => raw !== undefined);
  const found = bodies.flatMap(([operationId, raw = '']) =>
    validator.request(operationId, { body: JSON.parse(raw) }).filter(({ where }) => where === 'body'),
  );
  const isComplete = requests.length === names.size && found.length === 0;
  if (!isComplete) throw new Error(JSON.stringify([requests.length, found]));
  return `has all ${requests.length} operations; ${bodies.length} bodies are valid`;
}
