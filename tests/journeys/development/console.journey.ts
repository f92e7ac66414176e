import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test as base } from '../app.ts';

/** The development server of `npm start`, on a free port with a separate cache. */
const test = base.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ browserName: _browser }, use) => {
      const server = await createServer({
        mode: 'development',
        logLevel: 'error',
        cacheDir: join(import.meta.dirname, '../../../.cache/vite-journeys'),
        server: { port: 0, strictPort: false },
      });
      await server.listen();
      const [url] = server.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('The development server has no URL.');
      await use(url);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ devUrl }, use) => use(devUrl),
});

test('the application logs no error or warning to the console in development', async ({ app, page }) => {
  // Vite builds each file on its first request.
  test.slow();
  const expectSlowly = expect.configure({ timeout: 60_000 });
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  await app.open('/home');
  await expectSlowly(app.heading(/from first click/i)).toBeVisible();
  await page.goto('/auth/login');
  await expectSlowly(app.heading('Login')).toBeVisible();
  await app.signInAs('lwazi');
  await page.goto('/learner/dashboard');
  await expectSlowly(app.heading(/welcome/i)).toBeVisible();
  await expectSlowly(page.getByRole('region', { name: 'Your profile' })).toBeVisible();
  expect(lines).toEqual([]);
});
