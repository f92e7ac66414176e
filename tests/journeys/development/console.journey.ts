import { expect, test as base } from '../app.ts';
import { startDevServer } from './dev-server.ts';

/** What a developer sees after `npm start`: React and the router say in the console what they would not say elsewhere. */
const test = base.extend<{ lines: string[] }, { devUrl: string }>({
  devUrl: [
    async ({ browserName: _browser }, use) => {
      const server = await startDevServer();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ devUrl }, use) => use(devUrl),
  lines: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(message.text());
    });
    await use(lines);
    expect(lines).toEqual([]);
  },
});

test('the console stays empty from the first page of a start on', async ({ app, page, lines }) => {
  // Everything is built when it is asked for.
  test.slow();
  const seen = expect.configure({ timeout: 60_000 });
  await app.open('/home');
  await seen(app.heading(/from first click/i)).toBeVisible();
  await page.goto('/auth/login');
  await seen(app.heading('Login')).toBeVisible();
  await app.fillIn('lwazi');
  await seen(app.heading(/welcome/i)).toBeVisible();
  await page.reload();
  await seen(app.heading(/welcome/i)).toBeVisible();
  expect(lines).toEqual([]);
});
