type SetTimeout = (handler: () => void, ms?: number, ...rest: []) => number;

const header = 'x-story';

/** Milliseconds of the shortest deadline of a call. */
const deadline = 10_000;

/**
 * Keeps the requests of one story out of the next one, which shares its page. A story may end while a call is under way; the
 * application would repeat that call when it fails, or go on with its response, and change what the next story shows.
 *
 * @param isOurs whether a URL belongs to the mock
 */
export function createLateRequests(isOurs: (url: string) => boolean) {
  let story = 0;
  let timers: number[] = [];
  return {
    /** From now on, every request sent before is late: its call never settles, and no deadline leads to another one. */
    startStory: () => {
      story += 1;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    /**
     * `setTimeout` that remembers the timers as long as a deadline, which `startStory` clears. Shorter ones run on: code that
     * waits for one may hold a lock which the next story needs.
     */
    remembering:
      (setTimeout: SetTimeout): SetTimeout =>
      (handler, ms = 0, ...rest) => {
        const timer = setTimeout(handler, ms, ...rest);
        if (ms >= deadline) timers.push(timer);
        return timer;
      },
    /** `fetch` that says which story it is called in, and settles in that story alone. */
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
    /** A request without a mark counts as one of this story. */
    isLate: (request: Request): boolean => {
      const mark = request.headers.get(header);
      return mark !== null && mark !== `${story}`;
    },
  };
}
