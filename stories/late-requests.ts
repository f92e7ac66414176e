type SetTimeout = (handler: () => void, ms?: number, ...rest: []) => number;

const header = 'x-story';

const shortestCallTimeoutMs = 10_000;

/** Isolates successive stories on one page: a retry or response of an earlier story would change the current one. */
export function createLateRequests(isApiUrl: (url: string) => boolean) {
  let story = 0;
  let timers: number[] = [];
  return {
    /** Marks earlier requests as late: they never settle, and their timeouts are cleared. */
    startStory: () => {
      story += 1;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    /**
     * A `setTimeout` that records timers of at least `shortestCallTimeoutMs`, which `startStory` clears. Shorter timers
     * continue, because code that waits for them may hold a lock.
     */
    createSetTimeout:
      (setTimeout: SetTimeout): SetTimeout =>
      (handler, ms = 0, ...rest) => {
        const timer = setTimeout(handler, ms, ...rest);
        if (ms >= shortestCallTimeoutMs) timers.push(timer);
        return timer;
      },
    /** A `fetch` that marks requests with their story, and settles only during that story. */
    createFetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) => {
        const request = new Request(input, init);
        if (!isApiUrl(request.url)) return fetch(request);
        const ownStory = story;
        request.headers.set(header, `${ownStory}`);
        return new Promise((resolve, reject) => {
          fetch(request).then(
            (response) => ownStory === story && resolve(response),
            (error: unknown) => ownStory === story && reject(error as Error),
          );
        });
      },
    isLate: (request: Request): boolean => {
      const requestStory = request.headers.get(header);
      return requestStory !== null && requestStory !== `${story}`;
    },
  };
}
