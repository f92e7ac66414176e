import { isIP } from 'node:net';
import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import { CallLog } from '../control/calls/call-log.ts';
import { controlPath } from '../control/control-path.ts';
import { handleControl } from '../control/control.ts';
import { mockControls } from '../control/mock-controls.ts';
import type { ScenarioName } from '../data/scenario-names.ts';
import { createHandlers } from '../msw-handlers.ts';
import { handlePaymentPage } from '../payment/route.ts';
import { createBackend } from '../server/backend.ts';
import { problem, toJson } from '../server/problem.ts';
import { readFile } from '../server/read-seed-file.ts';
import { servePanel } from './panel-page.ts';

export interface HttpServerOptions {
  /** 0 for a free port. */
  port: number;
  scenario: ScenarioName;
  applicationUrl: string;
  /** The address to listen on; default: only this computer can connect. */
  host?: string | undefined;
  /** Further names of hosts that may control the mock; `.example.com` also allows its subdomains. */
  allowedHosts?: readonly string[] | undefined;
  /** Receives each request without its query, which may contain an invitation token. */
  log?: (line: string) => void;
}

export interface HttpServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** The origin in the handlers' URLs, whatever host name the client uses. */
const origin = 'http://mock.springbyte.test';

/** In characters, from the contract; MSW throws beyond 8192. */
const maxUrlLength = 8000;

const paymentPath = '/payment-provider';

/** A development server: pages of any origin may call the operations. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Range',
  'Access-Control-Expose-Headers':
    'Content-Disposition, Content-Range, Accept-Ranges, Retry-After, Allow, Date',
  'Access-Control-Max-Age': '600',
};

/**
 * Creates a backend, and the function by which it responds to requests for operations, control paths and the payment
 * page, without a network.
 *
 * @param url the URL of the server, for links to the payment page
 */
export async function createResponder({
  scenario,
  applicationUrl,
  allowedHosts = [],
  url,
}: Pick<HttpServerOptions, 'scenario' | 'applicationUrl' | 'allowedHosts'> & { url: () => string }) {
  const backend = createBackend({
    readFile,
    applicationUrl,
    paymentPage: (paymentId) => new URL(`${paymentPath}?payment=${paymentId}`, url()).href,
  });
  await backend.reset(scenario);
  const calls = new CallLog(origin, () => new URL(url()).origin);
  const handlers = createHandlers(backend, origin, calls.record);
  const controls = mockControls({
    backend,
    calls,
    send: (request) => getResponse(handlers, request),
  });
  const respond = async (request: Request): Promise<Response> => {
    if (request.url.length > maxUrlLength) return problem(414, 'This URL is too long.');
    const { pathname, search } = new URL(request.url);
    if (pathname === paymentPath) return handlePaymentPage(backend, request);
    if (pathname.startsWith(controlPath)) {
      const refusal = refusalOf(request, allowedHosts);
      if (refusal !== undefined) return problem(403, refusal);
      return handleControl(controls, request);
    }
    const response = await getResponse(handlers, new Request(origin + pathname + search, request));
    return response ?? problem(404, 'There is no such path.');
  };
  return { backend, respond };
}

/** Starts a server with a new backend. */
export async function startHttpServer({
  port,
  scenario,
  applicationUrl,
  host = '127.0.0.1',
  allowedHosts,
  log = () => {},
}: HttpServerOptions): Promise<HttpServer> {
  const { respond } = await createResponder({
    scenario,
    applicationUrl,
    allowedHosts,
    url: () => urlOf(server),
  });
  const server = serve({
    port,
    hostname: host,
    silent: true,
    // Let Node accept URLs beyond the limit, to respond with a `Problem`. Clients that compute for seconds keep their
    // connections.
    node: { maxHeaderSize: 256 * 1024, keepAliveTimeout: 60_000 },
    async fetch(request) {
      const response = await refuseOrRespond(
        request,
        async (valid) => (await servePanel(valid)) ?? respond(valid),
      );
      const path = URL.parse(request.url)?.pathname ?? 'an invalid URL';
      log(`${request.method} ${path} ${response.status || 'connection cut'}`);
      // A fault simulates a broken connection.
      if (response.type === 'error') return cutConnection(request);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(cors)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
  });
  await server.ready();
  return { url: urlOf(server), close: () => server.close(true) };
}

/** Without a trailing slash. A browser cannot open the addresses that stand for all addresses. */
const urlOf = ({ url = '' }: { url?: string | undefined }): string =>
  url.replace(/\/$/, '').replace(/\/\/(?:0\.0\.0\.0|\[::\])/, '//localhost');

/**
 * Controls return tokens and change data, which a website that the developer visits must not do. Such a website can name
 * this server as its host (DNS rebinding), and then sends no `Origin`. As in Vite, an IP address is no such name.
 *
 * @returns a message; undefined for a request of no page, and for a page of this computer, this server or an allowed host
 */
function refusalOf({ headers }: Request, allowedHosts: readonly string[]): string | undefined {
  const page = headers.get('Origin');
  const host = headers.get('Host');
  const name = host === null ? 'localhost' : hostnameOf(`http://${host}`);
  const isOwnPage = page === null || URL.parse(page)?.host === host;
  const names = [
    ...(isIP(name.replaceAll(/[[\]]/g, '')) > 0 ? [] : [name]),
    ...(isOwnPage ? [] : [hostnameOf(page)]),
  ];
  const refused = names.find((other) => !isThisComputer(other) && !isAllowed(other, allowedHosts));
  if (refused === undefined) return undefined;
  const hint = refused === '' ? '' : ` To allow this one, start mock:serve with --allowed-hosts ${refused}.`;
  return `Only pages of this computer and of allowed hosts may control the mock.${hint}`;
}

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? '';

const isThisComputer = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || /^(?:.+\.)?localhost$/.test(hostname);

/** As `server.allowedHosts` of Vite and `allowedHosts` of webpack-dev-server. */
const isAllowed = (hostname: string, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((allowed) =>
    allowed.startsWith('.') ? `.${hostname}`.endsWith(allowed) : hostname === allowed,
  );

/** The methods that a `Request` can have. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Refuses an invalid URL, and methods such as TRACE that a `Request` cannot have. Also answers preflight requests. */
async function refuseOrRespond(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!URL.canParse(request.url)) return problem(400, 'The URL of this request is invalid.');
  const { method, headers } = request;
  if (!methods.includes(method)) {
    const options = await respond(new Request(request.url, { method: 'OPTIONS' }));
    if (options.status === 404) return options;
    const Allow = options.headers.get('Allow') ?? 'GET, POST';
    return problem(405, `No path allows ${method}.`, { Allow });
  }
  const isPreflight = method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
  return isPreflight ? toJson(204, undefined) : respond(request);
}

function cutConnection(request: ServerRequest): Response {
  request.runtime?.node?.res?.socket?.destroy();
  return new Response();
}
