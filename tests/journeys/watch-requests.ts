import { expect, type Page, type Request } from '@playwright/test';

/** Watches the requests of a page from now on. */
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
    /** Their paths, oldest first. */
    paths,
    /** Waits until each of them has its response, or has failed. */
    finished: () => expect.poll(() => pending.size).toBe(0),
  };
}
