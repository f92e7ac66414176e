import { join } from 'node:path';
import { serve } from 'srvx';
import { createServer } from 'vite';
import { startHttpServer } from '#mocks/http/http-server.ts';
import { expect, test as base } from '../app.ts';

/** A server that deviates from the contract: its campuses have no name. */
async function startFaultyServer() {
  const applicationUrl = 'http://localhost:5173';
  const mock = await startHttpServer({ port: 0, scenario: 'default', applicationUrl });
  const proxy = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    async fetch({ url, method, headers, body }) {
      const { pathname, search } = new URL(url);
      const sent = body && (await new Response(body).arrayBuffer());
      const init: RequestInit = { method, headers, body: sent };
      const response = await fetch(mock.url + pathname + search, init);
      if (method !== 'GET' || pathname !== '/campus') return response;
      return new Response(withoutNames(await response.text()), response);
    },
  });
  await proxy.ready();
  return {
    url: (proxy.url ?? '').replace(/\/$/, ''),
    async close() {
      await proxy.close(true);
      await mock.close();
    },
  };
}

const withoutNames = (json: string): string => json.replaceAll(/"name":"[^"]*",/g, '');

/** The development server of `npm run dev:live`, on a free port with a separate cache. */
const test = base.extend<object, { liveUrl: string }>({
  liveUrl: [
    async ({ browserName: _browser }, use) => {
      const faulty = await startFaultyServer();
      process.env['VITE_API_BASE_URL'] = faulty.url;
      const server = await createServer({
        mode: 'live',
        logLevel: 'error',
        cacheDir: join(import.meta.dirname, '../../../.cache/vite-live-journeys'),
        server: { port: 0, strictPort: false },
      });
      await server.listen();
      const [url] = server.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('The development server has no URL.');
      await use(url);
      delete process.env['VITE_API_BASE_URL'];
      await server.close();
      await faulty.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ liveUrl }, use) => use(liveUrl),
});

test('the panel shows where the responses of a real server deviate from the contract', async ({
  app,
  page,
}) => {
  // Vite builds each file on its first request.
  test.slow();
  const expectSlowly = expect.configure({ timeout: 60_000 });
  await page.goto('/auth/login');
  await app.logIn('thandi');
  await expectSlowly(page).not.toHaveURL(/login/);
  await page.goto('/admin/campus');
  const opener = page.getByRole('button', { name: /Open developer panel.*deviation/ });
  await expectSlowly(opener).toBeVisible();
  await opener.click();
  const panel = page.frameLocator('iframe');
  await expectSlowly(panel.getByRole('tab', { name: 'Requests' })).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Share' })).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Persona' })).toHaveCount(0);
  await panel.getByRole('tab', { name: 'Requests' }).click();
  await panel
    .getByRole('option', { name: /listCampuses.*in response/ })
    .first()
    .click();
  const details = panel.getByRole('region', { name: 'Request listCampuses' });
  await expect(details.getByRole('heading', { name: 'Response body /0/name' })).toBeVisible();
  await expect(details.getByRole('link', { name: /^#\/components\/schemas\/\w+/ }).first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Fail next time' })).toHaveCount(0);
  const rows = await panel.getByRole('option').count();
  await details.getByRole('button', { name: 'Replay' }).click();
  await expect(panel.getByRole('option')).toHaveCount(rows + 1);
  await expect(panel.getByRole('option').first()).toHaveAccessibleName(/listCampuses GET .* 200/);
});
