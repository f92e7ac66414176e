import { readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contractPage } from '../../openapi/tools/docs/docs.ts';

/**
 * The page of the contract for the developer panel, in development and in the demo. In development, also a URL that
 * opens the handler of an operation in the editor.
 */

const fileName = 'mocks/contract.html';
const fonts = 'src/ui/styles';

/**
 * Finds the handler of an operation: `listTerms` is in `mocks/handlers/terms/list-terms.ts`.
 * @param {string} root of the repository
 * @param {string | null} operationId
 * @returns {string | undefined} its path, if the contract has the operation
 */
export function handlerFile(root, operationId) {
  /** @type {{ id: string }[]} */
  const operations = JSON.parse(readFileSync(join(root, 'openapi/operations.gen.json'), 'utf8'));
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return undefined;
  const name = `${operation.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const folder = join(root, 'mocks/handlers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => basename(file) === name);
  return found && join(folder, found);
}

/**
 * Generates the page once, and again after a change in `openapi/`.
 * @param {string} root of the repository
 * @returns {() => Promise<string>}
 */
function cachedPage(root) {
  const file = join(root, '.cache/contract/index.html');
  const read = async () => {
    if (modifiedAt(file) >= lastChange(join(root, 'openapi'))) return readFile(file, 'utf8');
    const html = await contractPage();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    return html;
  };
  /** @type {Promise<string> | undefined} */
  let reading;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}

const modifiedAt = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The folders count too, because deleting a file changes only its folder. */
const lastChange = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (latest, file) => Math.max(latest, modifiedAt(join(folder, file))),
    modifiedAt(folder),
  );

/**
 * @param {() => Promise<string>} page
 * @param {import('node:http').ServerResponse} response
 * @param {import('vite').Connect.NextFunction} next
 */
async function sendPage(page, response, next) {
  try {
    const html = await page();
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }).end(html);
  } catch (error) {
    next(error);
  }
}

/**
 * Vite's own URL opens any file. This one refuses other sites, so that only a page of this server can use it.
 * @param {import('vite').ViteDevServer} server
 * @returns {import('vite').Connect.NextHandleFunction}
 */
const openHandler = ({ config: { root, base } }) =>
  function openHandlerMiddleware({ method, headers, url = '/' }, response) {
    const refuse = (/** @type {number} */ status, /** @type {string} */ reason) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
    };
    if (method !== 'GET') return refuse(405, 'Use GET.');
    const isSameOrigin = headers['sec-fetch-site'] === 'same-origin';
    if (!isSameOrigin) return refuse(403, 'Open this from a page of this server.');
    const operation = new URL(url, 'http://host').searchParams.get('operation');
    const file = handlerFile(root, operation);
    if (file === undefined) return refuse(404, `The contract has no operation "${operation ?? ''}".`);
    const location = `${base}__open-in-editor?file=${encodeURIComponent(file)}`;
    response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
  };

/**
 * The built page uses the fonts of the application, because the security headers forbid fonts in the page itself.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} base
 */
const builtFonts = (bundle, base) => (/** @type {string} */ font) => {
  const source = join(fonts, font);
  const asset = Object.values(bundle).find(
    (part) => part.type === 'asset' && part.originalFileNames.includes(source),
  );
  if (!asset) throw new Error(`The build has no ${source}.`);
  return base + asset.fileName;
};

/** @returns {import('vite').Plugin} */
export function contractPagePlugin() {
  let base = '/';
  return {
    name: 'springbyte-contract-page',
    apply: (_config, { command, mode, isSsrBuild }) =>
      command === 'serve' || (mode === 'demo' && !isSsrBuild),
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const page = cachedPage(server.config.root);
      server.middlewares.use(`${base}${fileName}`, (_request, response, next) => {
        void sendPage(page, response, next);
      });
      server.middlewares.use(`${base}mocks/handler`, openHandler(server));
    },
    async generateBundle(_options, bundle) {
      const source = await contractPage(builtFonts(bundle, base));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
