import type { CallLog } from '../control/calls/call-log.ts';

type Record = CallLog['record'];

/** The window or a stub of it. */
interface Page {
  fetch: typeof fetch;
  XMLHttpRequest: typeof XMLHttpRequest;
}

/**
 * Records the calls of a page to its server. It only observes: the page gets the browser's own promises, responses and
 * events. `@mswjs/interceptors` would replace each response and each XMLHttpRequest by its own.
 *
 * @param isRecorded whether a URL belongs to the server
 */
export function recordCalls(page: Page, isRecorded: (url: string) => boolean, record: Record): void {
  recordFetch(page, isRecorded, record);
  recordUploads(page.XMLHttpRequest.prototype, isRecorded, record);
}

function recordFetch(page: Page, isRecorded: (url: string) => boolean, record: Record): void {
  const send = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const copy = copyOf(input, init);
    const promise = send(input, init);
    if (copy && isRecorded(copy.url)) {
      const complete = record(copy);
      // Attached before the caller can read the body.
      promise
        .then((response) => readCompletely(response.clone()))
        .catch(() => Response.error())
        .then((response) => complete({ response }))
        .catch(() => {});
    }
    return promise;
  };
}

/** Undefined for a request that `fetch` refuses, and for a streamed body, which can only be read once. */
function copyOf(input: RequestInfo | URL, init: RequestInit | undefined): Request | undefined {
  if (init?.body instanceof ReadableStream) return undefined;
  try {
    const { signal: _signal, ...others } = init ?? {};
    return new Request(input instanceof Request ? input.clone() : input, { ...others, signal: null });
  } catch {
    return undefined;
  }
}

/** The log reads only responses that have arrived: a body may break off. */
async function readCompletely(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return toResponse(body, response.status, response.headers);
}

interface Upload {
  method: string;
  url: string;
  headers: Headers;
}

/** The application sends files with XMLHttpRequest. */
function recordUploads(
  prototype: XMLHttpRequest,
  isRecorded: (url: string) => boolean,
  record: Record,
): void {
  const uploads = new WeakMap<XMLHttpRequest, Upload>();
  observe(prototype, 'open', (call, [method, url]) => {
    const { href } = new URL(url, location.href);
    if (isRecorded(href)) uploads.set(call, { method, url: href, headers: new Headers() });
  });
  observe(prototype, 'setRequestHeader', (call, [name, value]) => {
    uploads.get(call)?.headers.append(name, value);
  });
  observe(prototype, 'send', (call, [body]) => {
    const upload = uploads.get(call);
    if (!upload || body instanceof Document) return;
    const complete = record(new Request(upload.url, { ...upload, body: body ?? null }));
    call.addEventListener('loadend', () => complete({ response: responseOf(call) }), { once: true });
  });
}

/** Calls the observer before each call of the method; its errors do not reach the caller. */
function observe<Name extends 'open' | 'setRequestHeader' | 'send'>(
  prototype: XMLHttpRequest,
  name: Name,
  observer: (call: XMLHttpRequest, values: Parameters<XMLHttpRequest[Name]>) => void,
): void {
  const method = prototype[name] as (...values: unknown[]) => unknown;
  Object.assign(prototype, {
    [name](this: XMLHttpRequest, ...values: unknown[]) {
      try {
        observer(this, values as Parameters<XMLHttpRequest[Name]>);
      } catch (error) {
        console.warn('The developer panel could not record a request.', error);
      }
      return method.apply(this, values);
    },
  });
}

function responseOf(call: XMLHttpRequest): Response {
  if (call.status === 0) return Response.error();
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isText = call.responseType === '' || call.responseType === 'text';
  const isJson = call.responseType === 'json';
  const content: unknown = isText ? call.responseText : call.response;
  return toResponse(isJson ? JSON.stringify(content) : (content as BodyInit), call.status, headers);
}

/** A `Response` with these statuses cannot have a body. */
const bodiless = [204, 205, 304];

const toResponse = (body: BodyInit | null, status: number, headers: Headers): Response =>
  new Response(bodiless.includes(status) ? null : body, { status, headers });
