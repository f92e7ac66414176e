import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from './caller.ts';
import type { Exchange } from './exchange.ts';
import { withFileTypes } from './file-types.ts';
import { listen, type LocalServer } from './local-server.ts';

/**
 * Forwards each request to the server under test and records the exchange in memory. Respect's own log would write
 * tokens from responses to disk.
 * @param stepOf names the step of a request by its index
 * @param isDangerous whether a workflow must not continue with a response, which is then withheld
 */
export async function startRecordingProxy(
  call: Call,
  stepOf: (index: number) => string,
  isDangerous: (exchange: Exchange) => boolean = () => false,
): Promise<LocalServer> {
  let count = 0;
  const pending = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const step = stepOf(count);
    count += 1;
    const forwarding = forward(call, step, request, response, isDangerous).catch(
      () => void response.destroy(),
    );
    pending.add(forwarding);
    void forwarding.finally(() => pending.delete(forwarding));
  });
  const { url, close } = await listen(server);
  return {
    url,
    close: async () => {
      await close();
      await Promise.all(pending);
    },
  };
}

/** Headers that no longer apply after `fetch` has decoded the body. */
const decodedHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

async function forward(
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
  // Respect needs a response. The missing or dangerous response is already recorded.
  if (!response || isDangerous(exchange)) {
    answer.writeHead(504).end();
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !decodedHeaders.has(name)),
  );
  const { byteLength } = response.body;
  if (byteLength > 0) headers['content-length'] = String(byteLength);
  answer.writeHead(response.status, headers).end(response.body);
}
