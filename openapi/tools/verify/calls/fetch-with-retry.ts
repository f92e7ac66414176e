import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

interface Init {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer> | string | undefined;
  signal: AbortSignal;
}

/**
 * Fetches a URL without following redirects. If the server closed the connection, which may have been idle, sends the
 * request once more, on a new connection.
 */
export async function fetchWithRetry(url: string, { body, ...init }: Init): Promise<Response> {
  try {
    return await fetch(url, { ...init, ...(body !== undefined && { body }), redirect: 'manual' });
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (!closedCodes.includes(code)) throw error;
    return sendOnNewConnection(url, { body, ...init });
  }
}

const closedCodes = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** `fetch` cannot be told to open a connection. */
function sendOnNewConnection(url: string, { body, ...init }: Init): Promise<Response> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const receive = (message: http.IncomingMessage) => resolve(responseOf(message));
    request(url, { ...init, agent: false }, receive)
      .on('error', reject)
      .end(body);
  });
}

const statusesWithoutBody = [204, 205, 304];

function responseOf(message: http.IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = message;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = statusesWithoutBody.includes(status)
    ? null
    : // The types of Node and of the browser differ.
      (Readable.toWeb(message) as unknown as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
