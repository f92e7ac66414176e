import { expect, handedOver, keptOn, test } from './device.ts';

test('a second visit costs at most 5 kB', async ({ app, page, host, context }) => {
  await app.open('/home');
  await expect(app.heading(/from first click/i)).toBeVisible();
  await handedOver(page);
  await page.close();
  const firstVisit = host.bytesSent();
  expect(firstVisit).toBeGreaterThan(100_000);

  const seen = host.requests.length;
  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByRole('heading', { level: 1, name: /from first click/i })).toBeVisible();
  // The browser looks for a newer worker a little after the page, and the worker for newer HTML.
  await expect.poll(() => host.requests.slice(seen)).toContain('/service-worker.js');
  await expect.poll(() => host.requests.slice(seen)).toContain('/home');
  await second.waitForLoadState('networkidle');
  expect(host.bytesSent() - firstVisit).toBeLessThanOrEqual(5000);
});

test('a visitor keeps what was opened, and nothing of other screens', async ({ app, page }) => {
  await app.open('/home');
  await handedOver(page);
  const kept = Object.values(await keptOn(page)).flat();
  expect(kept).toContainEqual(expect.stringMatching(/home-screen|home-[\w-]+\.js/));
  expect(kept).toContainEqual(expect.stringMatching(/nunito.*woff2/));
  for (const other of [/\/users-[\w-]+\.js/, /\/login-[\w-]+\.js/, /dashboard/]) {
    expect(kept).not.toContainEqual(expect.stringMatching(other));
  }
});
