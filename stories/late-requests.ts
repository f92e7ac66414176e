type SetTimeout = (handler: () => void, ms?: number, ...rest: []) => number;

const header = 'x-story';

/** The shortest timeout of a call, in milliseconds. */
const deadline = 10_000;

/**
 * Isolates the requests of stories that share a page. A call may be pending when a story ends; its retry or response
 * would change the next story.
 *
 * @param isOurs whether a URL belongs to the mock
 */
export function createLateRequests(isOurs: (url: string) => boolean) {
  let story = 0;
  let timers: number[] = [];
  return {
    /** Marks all earlier requests as late: they never settle, and their timeouts are cleared. */
    startStory: () => {
      story += 1;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    /**
     * A `setTimeout` that remembers timers as long as a timeout, which `startStory` clears. Shorter ones keep
     * running, because code that waits for one may hold a lock.
     */
    remembering:
      (setTimeout: SetTimeout): SetTimeout =>
      (handler, ms = 0, ...rest) => {
        const timer = setTimeout(handler, ms, ...rest);
        if (ms >= deadline) timers.push(timer);
        return timer;
      },
    /** A `fetch` that marks requests with the story, and settles only during that story. */
    marking:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) => {
        const request = new Request(input, init);
        if (!isOurs(request.url)) return fetch(request);
        const ownStory = story;
        request.headers.set(header, `${ownStory}`);
        return new Promise((resolve, reject) => {
          fetch(request).then(
            (response) => ownStory === story && resolve(response),
            (error: unknown) => ownStory === story && reject(error as Error),
          );
        });
      },
    /** Requests without a mark belong to the current story. */
    isLate: (request: Request): boolean => {
      const mark = request.headers.get(header);
      return mark !== null && mark !== `${story}`;
    },
  };
}
