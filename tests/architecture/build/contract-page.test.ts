import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import operations from '#openapi/operations.gen.json' with { type: 'json' };
import { contractPagePlugin, handlerFile } from '../../../.ci/build/contract-page.mjs';

const root = join(import.meta.dirname, '../../..');

test('handlerFile finds the handler of every operation', () => {
  const missing = operations.filter(({ id }) => handlerFile(root, id) === undefined);
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(handlerFile(root, 'listTerms')).toBe(join(root, 'mocks/handlers/terms/list-terms.ts'));
});

describe.each(['/', '/school/'])('development server at %s', (base) => {
  let server: ViteDevServer;
  let origin: string;

  beforeAll(async () => {
    server = await createServer({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      plugins: [contractPagePlugin()],
      server: { port: 0, ws: false, watch: null },
    });
    await server.listen();
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  });
  afterAll(() => server.close());

  const open = (operation: string, site = 'same-origin', method = 'GET') =>
    fetch(`${origin}${base}mocks/handler?operation=${encodeURIComponent(operation)}`, {
      redirect: 'manual',
      method,
      headers: site === '' ? {} : { 'Sec-Fetch-Site': site },
    });

  test('serves the page of the contract', async () => {
    const response = await fetch(`${origin}${base}mocks/contract.html`);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toContain('<article id="listTerms"');
  });

  test('redirects to the URL that opens the handler of an operation in the editor', async () => {
    const response = await open('listTerms');
    expect(response.status).toBe(302);
    const file = encodeURIComponent(join(root, 'mocks/handlers/terms/list-terms.ts'));
    expect(response.headers.get('location')).toBe(`${base}__open-in-editor?file=${file}`);
  });

  test.each(['listEverything', '', '../../package', 'list-terms'])(
    'returns 404 for "%s", which is no operation',
    async (operation) => {
      const response = await open(operation);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(`The contract has no operation "${operation}".`);
    },
  );

  test('opens no file for another site or method', async () => {
    const statuses = await Promise.all([
      open('listTerms', 'cross-site'),
      open('listTerms', ''),
      open('listTerms', 'same-origin', 'POST'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 405]);
  });
});
