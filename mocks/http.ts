/** `npm run mock:serve`: the mock over HTTP, with its operations at the root of the port. */
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import { isScenarioName, scenarioNames } from './data/scenarios.ts';
import { handlePaymentPage } from './payment/route.ts';
import { createBackend } from './server/backend.ts';
import { controlPath, handleControl } from './server/control.ts';
import { createHandlers } from './server/msw-handlers.ts';
import { problem, toJson } from './server/problem.ts';
import { readFile } from './server/read-seed-file.ts';

const usage = `Serves the mock over HTTP.

  --port <port>      Where it listens (default: 4010)
  --scenario <name>  Which scenario it starts with (default: default): ${scenarioNames.join(', ')}
  --app <url>        Where the application runs, with the folder that it stands in, for links in e-mails and for the
                     return from a payment (default: http://localhost:5173)
  --help             Show this
`;

const values = parseOptions();

if (values.help) {
  console.log(usage);
  process.exit(0);
}

if (!isScenarioName(values.scenario)) {
  console.error(`There is no scenario ${values.scenario}. Choose one of ${scenarioNames.join(', ')}.`);
  process.exit(2);
}

/** The origin in the handlers' URLs, whatever host name a client uses. */
const origin = 'http://mock.springbyte.test';

/** In characters, as the contract says; MSW throws beyond 8192. */
const longestUrl = 8000;

const paymentPath = '/payment-provider';

const backend = createBackend({
  readFile,
  applicationUrl: folderOf(values.app),
  paymentPage: (paymentId) => new URL(`${paymentPath}?payment=${paymentId}`, server.url).href,
});
await backend.reset(values.scenario);
const handlers = createHandlers(backend, origin);

/** Pages of any origin may call: this is a server for development. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Range',
  'Access-Control-Expose-Headers': 'Content-Disposition, Content-Range, Accept-Ranges, Retry-After, Allow',
  'Access-Control-Max-Age': '600',
};

const server = serve({
  port: Number(values.port),
  hostname: '127.0.0.1',
  silent: true,
  // Much longer than the longest URL, which then gets a Problem instead of Node's own refusal.
  node: { maxHeaderSize: 256 * 1024 },
  async fetch(request) {
    const response = await refuseOrRespond(request);
    // Only the path: a query may contain an invitation's token.
    const path = URL.parse(request.url)?.pathname ?? 'an invalid URL';
    console.log(`${request.method} ${path} ${response.status || 'connection cut'}`);
    // A fault that simulates a broken connection breaks it: there is no response.
    if (response.type === 'error') return cutConnection(request);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(cors)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  },
});

/** Those that `Request` knows and some path of the contract may allow. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** An invalid host, and a method such as TRACE, cannot be handled like other requests. */
async function refuseOrRespond(request: Request): Promise<Response> {
  if (!URL.canParse(request.url)) return problem(400, 'The URL of this request is invalid.');
  const { method, headers } = request;
  if (!methods.includes(method)) {
    const options = await respond(new Request(request.url, { method: 'OPTIONS' }));
    if (options.status === 404) return options;
    const Allow = options.headers.get('Allow') ?? 'GET, POST';
    return problem(405, `No path allows ${method}.`, { Allow });
  }
  // Pages of other origins ask before each call, also before one that is refused.
  const isPreflight = method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
  return isPreflight ? toJson(204, undefined) : respond(request);
}

async function respond(request: Request): Promise<Response> {
  if (request.url.length > longestUrl) return problem(414, 'This URL is too long.');
  const { pathname, search } = new URL(request.url);
  if (pathname === paymentPath) return handlePaymentPage(backend, request);
  if (pathname.startsWith(controlPath)) return handleControl(backend, request);
  const response = await getResponse(handlers, new Request(origin + pathname + search, request));
  return response ?? problem(404, 'There is no such path.');
}

function cutConnection(request: ServerRequest): Response {
  request.runtime?.node?.res?.socket?.destroy();
  return new Response();
}

await server.ready();
console.log(
  `The mock backend listens on ${server.url ?? 'an unknown URL'} with the scenario ${backend.scenario}. ` +
    `Everyone's password is Learn2code!`,
);

const stop = () => void server.close(true).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/** Without a slash at its end. */
function folderOf(url: string): string {
  const { origin: host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/+$/, '');
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        scenario: { type: 'string', default: 'default' },
        app: { type: 'string', default: 'http://localhost:5173' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
