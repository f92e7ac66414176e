import { spyOn } from 'storybook/test';

/** Responds with `body` to requests whose URL ends with `path`; other requests reach the mock. */
export function respondTo(path: string, body: object): void {
  const real = globalThis.fetch;
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(path) ? Response.json(body) : real(input, init);
  });
}
