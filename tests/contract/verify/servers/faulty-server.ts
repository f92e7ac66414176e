import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#openapi/tools/verify/calls/local-server.ts';

/** A response of the mock that a bug may change. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Raw bytes, so that files stay intact. */
  body: string | Buffer;
}

/** A bug in the responses to some requests. */
export interface Bug {
  /** Matches method and path: `GET /terms/trm-1`. */
  when: RegExp;
  /** Only for requests with this token. */
  ofToken?: string;
  /** Only for requests with any token. */
  withToken?: true;
  /** Only for requests with a matching body. */
  ofBody?: RegExp;
  /** Only for requests whose header matches; a missing header is empty. */
  ofHeader?: [name: string, value: RegExp];
  /** Changes the reply of the mock to a request body. */
  reply?: (reply: Reply, sent: string) => Reply;
  /** The reply to send without calling the mock. */
  instead?: Reply;
  /** Replaces the token of the request. */
  token?: string;
  /** A request header that the server ignores. */
  ignores?: string;
  hangs?: boolean;
}

/** Starts a server in front of the mock. The first matching bug applies. */
export async function startFaultyServer(mock: string, ...bugs: readonly Bug[]) {
  const server = createServer((request, response) => {
    void respond(mock, bugs, request).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  const { url, close } = await listen(server);
  return { url, close: () => void close() };
}

export async function withBug<Result>(
  mock: string,
  bug: Bug | readonly Bug[],
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, close } = await startFaultyServer(mock, ...[bug].flat());
  try {
    return await work(url);
  } finally {
    close();
  }
}

async function respond(mock: string, bugs: readonly Bug[], request: IncomingMessage): Promise<Reply> {
  // Read the complete body first: a client that times out closes the connection.
  const body = new Uint8Array(await buffer(request));
  const bug = bugs.find((candidate) => isAffected(candidate, request, body));
  if (!bug) return forward(mock, request, body);
  if (bug.hangs) return new Promise(() => {});
  if (bug.instead) return bug.instead;
  const reply = await forward(mock, request, body, bug);
  return bug.reply ? bug.reply(reply, new TextDecoder().decode(body)) : reply;
}

function isAffected(
  { when, ofToken, withToken, ofBody, ofHeader }: Bug,
  request: IncomingMessage,
  body: Uint8Array,
) {
  const { method = 'GET', url = '/', headers } = request;
  return (
    when.test(`${method} ${url}`) &&
    (ofToken === undefined || headers.authorization === `Bearer ${ofToken}`) &&
    (!withToken || headers.authorization !== undefined) &&
    (!ofHeader || ofHeader[1].test(String(headers[ofHeader[0]] ?? ''))) &&
    (ofBody === undefined || ofBody.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)))
  );
}

async function forward(
  mock: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  { token, ignores }: Pick<Bug, 'token' | 'ignores'> = {},
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

export const jsonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const changeJson =
  (change: (value: Record<string, unknown>) => unknown) =>
  (reply: Reply): Reply => ({
    ...reply,
    headers: jsonHeaders,
    body: JSON.stringify(change(JSON.parse(String(reply.body)) as Record<string, unknown>)),
  });
