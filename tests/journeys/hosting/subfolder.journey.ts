import { readFile } from 'node:fs/promises';
import { preview } from 'vite';
import { inlineOf, securityHeaders } from '../../../.ci/build/security-headers.mjs';
import { expect, test as base } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { buy, pay } from '../subscription/buy-plan.ts';
import { startFolderHost, type FolderHost } from './folder-host.ts';

/* The demo in a subfolder of a host. The host returns 404 for paths outside of the folder. */

base.describe.configure({ mode: 'serial' });

let host: FolderHost;
const folder = '/school/';
const at = (path: string): string => new URL(path, host.url).href;

/** Expects that no request leaves the folder, and that neither the host nor the mock lacks a file. */
const test = base.extend<{ staysInFolder: void }>({
  staysInFolder: [
    async ({ context }, use) => {
      const outside: string[] = [];
      const notFound: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (!`${url}/`.startsWith(host.url) && !/^(?:data|blob):/.test(url)) outside.push(url);
      });
      context.on('response', (response) => {
        if (response.status() === 404) notFound.push(response.url());
      });
      await use();
      expect({ outside, notFound, missing: host.missingPaths }).toEqual({
        outside: [],
        notFound: [],
        missing: [],
      });
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  host = await startFolderHost(folder);
});

test.afterAll(() => host.close());

test('a visitor opens links, deep links and hash links in the subfolder', async ({ app, page }) => {
  await app.open(host.url.slice(0, -1));
  await expect(page).toHaveURL(at('home'));
  await expect(app.heading(/from first click/i)).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Nunito'))).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(at('about-springbyte'));

  await app.open(at('Contact-Us/?unknown=1'));
  await expect(page).toHaveURL(at('contact-us'));
  await expect(app.heading('Contact Us')).toBeVisible();
  await app.open(at('no/such/page'));
  await expect(page).toHaveURL(at('home'));
  await app.open(at('#/auth/register'));
  await expect(page).toHaveURL(at('auth/register'));
  await app.waitForHydration();
  await page.evaluate(() => {
    location.hash = '#/contact-us';
  });
  await expect(page).toHaveURL(at('contact-us'));

  const scopes = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.map(({ scope }) => scope);
  });
  expect(scopes).toEqual([host.url]);
});

test('a learner logs in to an activity with pictures, downloads a file and logs out in the subfolder', async ({
  app,
  page,
}) => {
  const activity = 'topic/top-4-fractions/activity/act-4-fractions-halves';
  await app.open(at(activity));
  await expect(app.heading('Login')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/school/auth/login');
  expect(searchParams.get('returnUrl')).toBe(`/${activity}`);
  await app.logIn('lwazi');
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page).toHaveURL(at(activity));
  await page.reload();
  const picture = app.question(2).getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await app.handIn();
  await expect(app.heading(/Score/)).toBeVisible();

  await app.open(at('topic/top-4-step-by-step-algorithms/activity/act-4-algorithms-order'));
  const file = page.getByRole('link', { name: 'Download attached file' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.press('Enter')]);
  expect(download.suggestedFilename()).toBe('robot-grid-sheet.pdf');
  const original = await readFile('mocks/data/seed/media/robot-grid-sheet.pdf');
  expect(original.equals(await readFile(await download.path()))).toBe(true);
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/school/home');
  await app.logOut();
  await expect(page).toHaveURL(at('home'));
});

test('a parent buys a plan through the link in an email and turns on auto-renewal in the subfolder', async ({
  app,
  page,
}) => {
  await app.signInAs('zola', host.url);
  await app.open(at('paywall'));
  await page.getByRole('main').getByText('Naledi Khumalo').click();
  await page.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(page.getByRole('heading', { name: 'Your email was sent' })).toBeFocused();
  const { link } = await newestMail(page);
  expect(link).toBe(at('#/subscribe?learnerId=lrn-zola'));

  await app.signInAs('parent@springbyte.test');
  await app.open(at('parent/dashboard'));
  await app.open(link);
  await expect(page).toHaveURL(at('subscribe?learnerId=lrn-zola'));
  await buy(app, 'School Content');
  expect(new URL(page.url()).pathname).toBe('/school/mocks/payment/index.html');
  await pay(app);
  await expect(page).toHaveURL(at('subscribe/success?learnerId=lrn-zola'));
  await page.getByRole('button', { name: 'Turn on auto-renew' }).click();
  await page.getByRole('button', { name: 'Agree to renewals' }).click();
  await expect(page).toHaveURL(at('subscribe/success?learnerId=lrn-zola&recurring=1'));
  await expect(page.getByText(/^Auto-renew enabled/)).toBeVisible();
});

test('npm run preview serves the build in its subfolder, with the security headers', async ({ request }) => {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: host.outDir },
    preview: { port: 0, strictPort: false },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    expect(new URL(url).pathname).toBe(folder);
    const home = await (await request.get(`${url}home`, { headers: { Accept: 'text/html' } })).text();
    expect(home).toContain('data-page="prerendered"');
    const script = /src="\/school\/(assets\/[^"]+\.js)"/.exec(home)?.[1] ?? 'no script';
    const headers = Object.entries(securityHeaders({ isDemo: true, inline: inlineOf(host.outDir) }));
    for (const path of [
      '',
      'home',
      'learner/dashboard',
      'mocks/payment/index.html',
      script,
      'mockServiceWorker.js',
    ]) {
      const response = await request.get(`${url}${path}`, { headers: { Accept: 'text/html' } });
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject(
        Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      );
    }
    expect((await request.get(new URL('/home', url).href)).status()).toBe(404);
  } finally {
    await server.close();
  }
});
