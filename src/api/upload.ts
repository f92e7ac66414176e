/** Milliseconds; for calls with files. */
export const uploadTimeout = 300_000;

/**
 * Creates a `fetch` with upload progress, which the browser's `fetch` lacks.
 *
 * @param onProgress receives the share sent, 0 to 1
 * @returns a function that rejects with a TypeError if there is no response, and stops when the request's signal aborts
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    const fail = () => reject(new TypeError('There was no response.'));
    call.addEventListener('error', fail);
    call.addEventListener('abort', fail);
    call.addEventListener('load', () => resolve(responseOf(call)));
    request.signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
    return promise;
  };

const bodiless = [204, 205, 304];

function responseOf(call: XMLHttpRequest): Response {
  const type = call.getResponseHeader('Content-Type');
  return new Response(bodiless.includes(call.status) ? null : (call.response as ArrayBuffer), {
    status: call.status,
    headers: type === null ? {} : { 'Content-Type': type },
  });
}
