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

/** A server may refuse a larger body because of its `Content-Length`, and close the connection at once. */
const largeBody = 1024 * 1024;
const refusalMilliseconds = 500;

/** `fetch` cannot be told to open a connection, and loses a response that precedes the end of the request. */
function sendOnNewConnection(url: string, { body = '', headers, ...init }: Init): Promise<Response> {
  const { request } = url.startsWith('https:') ? https : http;
  const length = Buffer.byteLength(body);
  const sized = length === 0 ? headers : { ...headers, 'content-length': String(length) };
  return new Promise((resolve, reject) => {
    const receive = (message: http.IncomingMessage) => resolve(responseOf(message));
    const sent = request(url, { ...init, headers: sized, agent: false }, receive).on('error', reject);
    if (length < largeBody) sent.end(body);
    else {
      sent.flushHeaders();
      setTimeout(() => sent.end(body), refusalMilliseconds);
    }
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
