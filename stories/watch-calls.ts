import { spyOn } from 'storybook/test';

/**
 * Records requests from now on.
 *
 * @returns a function that returns the requested URLs whose path ends with `path`, in order
 */
export function watchCalls() {
  const { calls } = spyOn(globalThis, 'fetch').mock;
  return (path: string) =>
    calls
      .map(([request]) => new URL(request instanceof Request ? request.url : String(request), location.href))
      .filter(({ pathname }) => pathname.endsWith(path));
}
