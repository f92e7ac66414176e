import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#openapi/tools/verify/calls/local-server.ts';

/** A response of the mock, to be spoilt. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Bytes as they came, so that a file stays one. */
  body: string | Buffer;
}

/** Changes what the server replies to some requests. */
export interface Fault {
  /** `GET /terms/{id}` without what comes after the first word: a request's method and path. */
  when: RegExp;
  /** Only requests with this token. */
  ofToken?: string;
  /** Only requests with a token, whichever. */
  withToken?: true;
  /** Only requests with such a body. */
  ofBody?: RegExp;
  /** In place of what the mock replies to a request with this body. */
  reply?: (reply: Reply, sent: string) => Reply;
  /** The request does not reach the mock; this comes back. */
  instead?: Reply;
  /** Who the mock takes the caller for, whatever the request says. */
  token?: string;
  /** A header of the request that the server does not know. */
  ignores?: string;
  /** There is no response. */
  hangs?: boolean;
}

/** A server in front of the mock. To each request, the first fault that matches applies. */
export async function startFaultyServer(mock: string, ...faults: readonly Fault[]) {
  const server = createServer((request, response) => {
    void respond(mock, faults, request).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  const { url, close } = await listen(server);
  return { url, close: () => void close() };
}

/** Runs a server with faults for as long as some work takes. */
export async function withFault<Result>(
  mock: string,
  fault: Fault | readonly Fault[],
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, close } = await startFaultyServer(mock, ...[fault].flat());
  try {
    return await work(url);
  } finally {
    close();
  }
}

async function respond(mock: string, faults: readonly Fault[], request: IncomingMessage): Promise<Reply> {
  // All of it before anything else: a client that gives up cuts the connection.
  const body = new Uint8Array(await buffer(request));
  const fault = faults.find((one) => isMeant(one, request, body));
  if (!fault) return pass(mock, request, body);
  if (fault.hangs) return new Promise(() => {});
  if (fault.instead) return fault.instead;
  const reply = await pass(mock, request, body, fault);
  return fault.reply ? fault.reply(reply, new TextDecoder().decode(body)) : reply;
}

function isMeant({ when, ofToken, withToken, ofBody }: Fault, request: IncomingMessage, body: Uint8Array) {
  const { method = 'GET', url = '/', headers } = request;
  return (
    when.test(`${method} ${url}`) &&
    (ofToken === undefined || headers.authorization === `Bearer ${ofToken}`) &&
    (!withToken || headers.authorization !== undefined) &&
    (ofBody === undefined || ofBody.test(new TextDecoder().decode(body)))
  );
}

async function pass(
  mock: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  { token, ignores }: Pick<Fault, 'token' | 'ignores'> = {},
): Promise<Reply> {
  const sent = new Headers(headers as Record<string, string>);
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) sent.delete(name);
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  if (ignores !== undefined) sent.delete(ignores);
  const response = await fetch(mock + url, {
    method,
    headers: sent,
    ...(body.byteLength > 0 && { body }),
  });
  const received = new Headers(response.headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) received.delete(name);
  return {
    status: response.status,
    headers: Object.fromEntries(received),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** What every response with JSON has. */
export const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The JSON of a reply, changed. */
export const changed =
  (change: (value: Record<string, unknown>) => unknown) =>
  (reply: Reply): Reply => ({
    ...reply,
    headers: jsonHeaders,
    body: JSON.stringify(change(JSON.parse(String(reply.body)) as Record<string, unknown>)),
  });
