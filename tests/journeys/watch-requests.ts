import { expect, type Page, type Request } from '@playwright/test';

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
    paths,
    finished: () => expect.poll(() => pending.size).toBe(0),
  };
}
