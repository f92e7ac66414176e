const header = 'x-story';

/**
 * Keeps the requests of one story out of the next one. A queue may send again in the moment in which the data are set up
 * anew, and would then change those of a story that it does not belong to.
 *
 * @param isOurs whether a URL belongs to the mock
 */
export function createLateRequests(isOurs: (url: string) => boolean) {
  let story = 0;
  return {
    /** From now on, every request sent before is late. */
    startStory: () => {
      story += 1;
    },
    /** `fetch` that says which story it is called in. */
    marking:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) => {
        const request = new Request(input, init);
        if (isOurs(request.url)) request.headers.set(header, `${story}`);
        return fetch(request);
      },
    /** A request without a mark counts as one of this story. */
    isLate: (request: Request): boolean => {
      const mark = request.headers.get(header);
      return mark !== null && mark !== `${story}`;
    },
  };
}
