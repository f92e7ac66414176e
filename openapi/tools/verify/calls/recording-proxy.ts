import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from './caller.ts';
import type { Exchange } from './exchange.ts';
import { withFileTypes } from './file-types.ts';
import { listen, type LocalServer } from './local-server.ts';

/**
 * Passes every request on to the server under test. Respect's own recording hides what its inputs name, and nothing else:
 * tokens that a response brings would be written to disk. This one keeps the exchanges in memory, as they were.
 *
 * @param stepOf which step a request belongs to, by its number in the order of arrival, from 0
 * @param isDangerous whether a workflow must not go on with a response: it gets none
 */
export async function startRecordingProxy(
  call: Call,
  stepOf: (index: number) => string,
  isDangerous: (exchange: Exchange) => boolean = () => false,
): Promise<LocalServer> {
  let count = 0;
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const step = stepOf(count);
    count += 1;
    // Nothing is sent any more once the run was ended.
    const passing = pass(call, step, request, response, isDangerous).catch(() => void response.destroy());
    underWay.add(passing);
    void passing.finally(() => underWay.delete(passing));
  });
  const { url, close } = await listen(server);
  return {
    url,
    /** When every response is recorded. */
    close: async () => {
      await close();
      await Promise.all(underWay);
    },
  };
}

/** Headers of an encoding that `fetch` has undone. */
const undone = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

async function pass(
  call: Call,
  step: string,
  request: IncomingMessage,
  answer: ServerResponse,
  isDangerous: (exchange: Exchange) => boolean,
): Promise<void> {
  const body = withFileTypes(new Uint8Array(await buffer(request)), request.headers['content-type']);
  const exchange = await call(step, {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
    ),
    body: body.byteLength > 0 ? body : undefined,
  });
  const { response } = exchange;
  // Respect has to go on: that there was no response, or which one, is a finding already.
  if (!response || isDangerous(exchange)) {
    answer.writeHead(504).end();
    return;
  }
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !undone.has(name)));
  const { byteLength } = response.body;
  // The length as it arrived: nothing else tells a workflow how many bytes of a file came.
  if (byteLength > 0) headers['content-length'] = String(byteLength);
  answer.writeHead(response.status, headers).end(response.body);
}
