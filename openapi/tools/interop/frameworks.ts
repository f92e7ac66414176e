import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolve, routesOf, type ContractDocument, type Route } from '../document.ts';
import { createInvalidRequests } from '../requests/invalid-requests.ts';
import { fetchArguments, sampleRequests, type SampleRequest } from '../requests/sample-requests.ts';
import { createValidator, type ContractValidator } from '../validator/validator.ts';
import type { Tool } from './interop.ts';
import { withServers } from './servers.ts';
import { openWorkspace } from './workspace.ts';

const port = 4312;
const origin = `http://127.0.0.1:${port}`;

/** A framework that validates requests. Its server returns the example of the response to each valid request. */
interface Framework {
  name: string;
  dependencies: Record<string, string>;
  /** The path at which the server serves the paths of the contract. */
  basePath: string;
  /** A module that starts the server. See `start` for its variables. */
  server: string;
}

const servers: readonly Framework[] = [
  {
    name: 'express-openapi-validator',
    dependencies: { express: '5.3.0', 'express-openapi-validator': '5.6.2' },
    basePath: '/api',
    server: `
      import express from 'express';
      import { middleware } from 'express-openapi-validator';
      const app = express();
      app.use(express.json({ limit: '20mb' }));
      app.use(middleware({ apiSpec: contract, validateResponses: true, ajvFormats: { mode: 'full' } }));
      app.use((request, response) => {
        const { status, body } = responses[request.openapi.schema.operationId];
        if (body === undefined) response.status(status).end();
        else response.status(status).json(body);
      });
      app.use((error, request, response, next) => response.status(error.status ?? 500).json({ message: error.message }));
      app.listen(port);
    `,
  },
  {
    name: 'fastify-openapi-glue',
    dependencies: { fastify: '5.12.8', 'fastify-openapi-glue': '4.11.4' },
    basePath: '',
    server: `
      import Fastify from 'fastify';
      import glue from 'fastify-openapi-glue';
      // The defaults of Fastify delete unknown properties and convert types instead of rejecting the request.
      const customOptions = { keywords: ['discriminator'], removeAdditional: false, coerceTypes: false };
      const app = Fastify({ ajv: { customOptions }, bodyLimit: 2e7, routerOptions: { maxParamLength: 4096 } });
      app.addContentTypeParser('multipart/form-data', ({ headers }, payload) => readForm(headers, payload));
      const respond = (operationId) => async (_, reply) => {
        const { status, body } = responses[operationId];
        return reply.code(status).send(body);
      };
      await app.register(glue, { specification: contract, operationResolver: respond });
      await app.listen({ port });
    `,
  },
  {
    name: 'openapi-backend',
    dependencies: { 'openapi-backend': '5.21.2', 'ajv-formats': '3.0.1' },
    basePath: '',
    server: `
      import { createServer } from 'node:http';
      import { json } from 'node:stream/consumers';
      import addFormats from 'ajv-formats';
      import { OpenAPIBackend } from 'openapi-backend';
      const customizeAjv = (ajv) => addFormats(ajv);
      const api = new OpenAPIBackend({ definition: contract, quick: true, ignoreTrailingSlashes: false, customizeAjv });
      api.register('validationFail', ({ validation }) => ({ status: 400, body: validation.errors }));
      api.register('notFound', () => ({ status: 404 }));
      for (const operationId of Object.keys(responses)) api.register(operationId, () => responses[operationId]);
      api.registerSecurityHandler('bearerToken', () => true);
      // The quick mode compiles a schema when it needs it. It would not validate the document.
      await api.loadDocument();
      api.validateDefinition();
      await api.init();
      createServer(async (request, response) => {
        const { pathname, search } = new URL(request.url, 'http://localhost');
        const { method, headers } = request;
        const isForm = headers['content-type']?.startsWith('multipart/form-data');
        const isJson = headers['content-type'] === 'application/json';
        const read = isForm ? readForm(headers, request) : isJson ? json(request) : undefined;
        const body = await read?.catch(() => '');
        const result = await api.handleRequest({ method, path: pathname, query: search, headers, body });
        response.writeHead(result.status).end(JSON.stringify(result.body));
      }).listen(port);
    `,
  },
];

export const frameworks: readonly Tool[] = servers.map(({ name, dependencies, basePath, server }) => ({
  name,
  async check(contract) {
    const { folder } = await openWorkspace(name, { dependencies });
    const document = JSON.parse(await readFile(contract, 'utf8')) as ContractDocument;
    const start = `
      import responses from './responses.json' with { type: 'json' };
      const contract = ${JSON.stringify(contract)};
      const port = ${port};
      async function readForm(headers, payload) {
        const type = { 'content-type': headers['content-type'] };
        const form = await new Response(payload, { headers: type }).formData();
        const parts = [...form].map(([name, part]) => [name, typeof part === 'string' ? JSON.parse(part) : '']);
        return Object.fromEntries(parts);
      }
    `;
    await Promise.all([
      writeFile(join(folder, 'responses.json'), JSON.stringify(successesOf(document))),
      writeFile(join(folder, 'server.mjs'), start + server),
    ]);
    const running = spawn(process.execPath, ['server.mjs'], { cwd: folder, stdio: 'ignore' });
    return withServers([running], [origin], () => callServer(document, origin + basePath));
  },
}));

/** The status and the first example of each success. */
function successesOf(document: ContractDocument): Record<string, { status: number; body?: unknown }> {
  const entries = routesOf(document).map(({ operation }) => {
    const [status = '', reference = { description: '' }] =
      Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const [example] = Object.values(
      resolve(document, reference).content?.['application/json']?.examples ?? {},
    );
    const body = example && resolve(document, example).value;
    return [operation.operationId, { status: Number(status), body }] as const;
  });
  return Object.fromEntries(entries);
}

async function callServer(document: ContractDocument, url: string): Promise<string> {
  const validator = createValidator(document);
  const invalidRequests = createInvalidRequests(document);
  const failures: string[] = [];
  const counts = { valid: 0, invalid: 0 };
  async function call(kind: keyof typeof counts, route: Route, what: string, request: SampleRequest) {
    const { status, text } = await send(url, request);
    counts[kind] += 1;
    if (status < 400 === (kind === 'valid')) return;
    failures.push(`${route.operation.operationId} ${what}: ${status} ${text.slice(0, 300)}`);
  }
  for (const route of routesOf(document)) {
    for (const request of sampleRequests(document, route)) await call('valid', route, request.name, request);
    for (const { what, request } of invalidRequests(route)) {
      if (isInvalid(validator, request)) await call('invalid', route, what, request);
    }
  }
  const shown = failures.slice(0, 20).join('\n');
  if (failures.length > 0) throw new Error(`${failures.length} failures\n${shown}`);
  return `accepts all ${counts.valid} example requests, rejects ${counts.invalid} invalid ones`;
}

/** Whether a framework can reject a request: forms are parsed before it sees them. */
function isInvalid(validator: ContractValidator, { route, body, ...parts }: SampleRequest): boolean {
  if (body?.type === 'multipart/form-data') return false;
  if (body && 'text' in body) return true;
  return validator.request(route.operation.operationId, { ...parts, body: body?.value }).length > 0;
}

async function send(url: string, request: SampleRequest): Promise<{ status: number; text: string }> {
  const { url: path, init } = fetchArguments(request);
  if (init.body instanceof FormData) await sendTextsWithoutFileName(init.body);
  const headers = { ...(init.headers as object), Authorization: 'Bearer a.b.c' };
  const response = await fetch(url + path, { ...init, headers });
  return { status: response.status, text: await response.text() };
}

/** Multer, the form parser of express-openapi-validator, takes a JSON part with a file name for a file. */
async function sendTextsWithoutFileName(form: FormData): Promise<void> {
  for (const [name, part] of Array.from(form)) {
    if (part instanceof Blob && part.type === 'application/json') form.set(name, await part.text());
  }
}
