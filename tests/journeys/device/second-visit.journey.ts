import { App, cachedUrlsOn, expect, waitForCachedPage, test } from './device.ts';

test('a second visit transfers at most 5 kB and works offline, and only opened screens are cached', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await waitForCachedPage(page);
  const cached = Object.values(await cachedUrlsOn(page)).flat();
  expect(cached).toContainEqual(expect.stringMatching(/home-screen|home-[\w-]+\.js/));
  expect(cached).toContainEqual(expect.stringMatching(/nunito.*woff2/));
  for (const unopened of [/\/users-[\w-]+\.js/, /\/login-[\w-]+\.js/, /dashboard/]) {
    expect(cached).not.toContainEqual(expect.stringMatching(unopened));
  }
  await page.close();
  const firstVisit = host.bytesSent();
  expect(firstVisit).toBeGreaterThan(100_000);

  const seen = host.requests.length;
  const second = new App(await context.newPage());
  await second.page.goto('/home');
  await expect(second.heading(/from first click/i)).toBeVisible();
  // Browser and worker check for updates after the page has loaded.
  await expect.poll(() => host.requests.slice(seen)).toContain('/service-worker.js');
  await expect.poll(() => host.requests.slice(seen)).toContain('/home');
  expect(host.bytesSent() - firstVisit).toBeLessThanOrEqual(5000);
  await second.page.close();

  host.disconnect();
  const offline = new App(await context.newPage());
  await offline.page.goto('/home?utm_source=mail');
  await expect(offline.heading(/from first click/i)).toBeVisible();
});
