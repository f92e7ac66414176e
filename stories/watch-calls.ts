import { spyOn } from 'storybook/test';

/** The URLs that are asked for from now on, in order, of those whose path ends as given. */
export function watchCalls() {
  const { calls } = spyOn(globalThis, 'fetch').mock;
  return (path: string) =>
    calls
      .map(([request]) => new URL(request instanceof Request ? request.url : String(request), location.href))
      .filter(({ pathname }) => pathname.endsWith(path));
}
