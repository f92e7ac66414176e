import { expect, type Page, type Request } from '@playwright/test';

/** Records the further requests of a page. */
export function watchRequests(page: Page) {
  const paths: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    paths.push(new URL(request.url()).pathname);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    /** Requested paths, oldest first. */
    paths,
    /** Waits until all requests have finished or failed. */
    finished: () => expect.poll(() => pending.size).toBe(0),
  };
}
