import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import { isScenarioName, scenarioNames } from './data/scenarios.ts';
import { answerPaymentPage } from './payment/route.ts';
import { createBackend } from './server/backend.ts';
import { answerControl, controlPath } from './server/control.ts';
import { handlersOf } from './server/msw-handlers.ts';
import { readFile } from './server/read-seed-file.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string', default: 'default' },
    /** Where the application runs: for links in e-mails and for the way back from a payment. */
    app: { type: 'string', default: 'http://localhost:5173' },
  },
});

if (!isScenarioName(values.scenario)) {
  console.error(`There is no scenario ${values.scenario}. Choose one of ${scenarioNames.join(', ')}.`);
  process.exit(2);
}

/** The name under which the handlers know this server, whatever name a caller uses for it. */
const origin = 'http://mock.springbyte.test';

const paymentPath = '/payment-provider';

const backend = createBackend({
  readFile,
  applicationUrl: new URL(values.app).origin,
  paymentPage: (paymentId) => new URL(`${paymentPath}?payment=${paymentId}`, server.url).href,
});
await backend.reset(values.scenario);
const handlers = handlersOf(backend, origin);

/** A browser on another origin may call: this is a server for development. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const { pathname, search } = new URL(request.url);
  if (pathname === paymentPath) return answerPaymentPage(backend, request);
  if (pathname.startsWith(controlPath)) return answerControl(backend, request);
  const response = await getResponse(handlers, new Request(origin + pathname + search, request));
  return response ?? Response.json({ message: 'The contract has no such operation.' }, { status: 501 });
}

function cut(request: ServerRequest): Response {
  request.runtime?.node?.res?.socket?.destroy();
  return new Response();
}

const server = serve({
  port: Number(values.port),
  hostname: '127.0.0.1',
  silent: true,
  async fetch(request) {
    const response = await respond(request);
    // The path alone: a query may hold an invitation's token.
    console.log(`${request.method} ${new URL(request.url).pathname} ${response.status || 'cut'}`);
    // A fault that plays a broken connection is one: nothing is answered.
    if (response.type === 'error') return cut(request);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(cors)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  },
});

await server.ready();
console.log(
  `The mock backend listens on ${server.url ?? 'an unknown address'} with the scenario ${backend.scenario}. ` +
    `Everyone's password is Learn2code!`,
);

const stop = () => void server.close(true).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
