import { spyOn } from 'storybook/test';

/** Returns a function that lists the URLs requested from now on whose path ends with `path`. */
export function watchCalls() {
  const { calls } = spyOn(globalThis, 'fetch').mock;
  return (path: string) =>
    calls
      .map(([request]) => new URL(request instanceof Request ? request.url : String(request), location.href))
      .filter(({ pathname }) => pathname.endsWith(path));
}
