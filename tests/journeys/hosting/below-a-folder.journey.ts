import { readFile } from 'node:fs/promises';
import { preview } from 'vite';
import { inlineOf, securityHeaders } from '../../../.ci/security-headers.mjs';
import { expect, test as base, type App } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { buy, pay } from '../subscription/pays.ts';
import { startFolderHost, type FolderHost } from './folder-host.ts';

/* The demo in a folder of a host that has nothing else: what leaves the folder is not found. */

// One build serves them all.
base.describe.configure({ mode: 'serial' });

let host: FolderHost;
const at = (path: string): string => new URL(path, host.url).href;

/** Nothing is asked for outside the folder, of the host or of the mock in front of it, and all of it is there. */
const test = base.extend<{ nothingLeaves: void }>({
  nothingLeaves: [
    async ({ context }, use) => {
      const outside: string[] = [];
      const refused: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (!`${url}/`.startsWith(host.url) && !/^(?:data|blob):/.test(url)) outside.push(url);
      });
      context.on('response', (response) => {
        if (response.status() === 404) refused.push(response.url());
      });
      await use();
      expect({ outside, refused, missing: host.missing }).toEqual({ outside: [], refused: [], missing: [] });
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  // Ten seconds of processor time, and several times as long where others share the machine.
  test.setTimeout(180_000);
  host = await startFolderHost();
});

test.afterAll(() => host.close());

async function signIn(app: App, name: string): Promise<void> {
  await app.open(at('auth/login'));
  await app.fillIn(name);
}

test('a visitor finds the pages, by links, by deep links and by links in the form of e-mails', async ({
  app,
  page,
}) => {
  // Web servers add the slash.
  await app.open(host.url.slice(0, -1));
  await expect(page).toHaveURL(at('home'));
  await expect(app.heading(/from first click/i)).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await app.fontsLoaded();
  expect(await page.evaluate(() => document.fonts.check('1em Nunito'))).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(at('about-springbyte'));
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(app.heading('Contact Us')).toBeFocused();
  await expect(page).toHaveURL(at('contact-us'));

  await page.reload();
  await expect(app.heading('Contact Us')).toBeVisible();
  await app.open(at('Contact-Us/?unknown=1'));
  await expect(page).toHaveURL(at('contact-us'));
  await app.open(at('no/such/page'));
  await expect(page).toHaveURL(at('home'));
  await app.open(at('#/auth/register'));
  await expect(page).toHaveURL(at('auth/register'));
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

test('a learner comes back to the page they wanted, does an activity and logs out', async ({ app, page }) => {
  const activity = at('topic/top-4-fractions/activity/act-4-fractions-halves');
  await app.open(activity);
  await expect(app.heading('Login')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/school/auth/login');
  expect(searchParams.get('returnUrl')).toBe('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await app.fillIn('lwazi');
  await expect(page).toHaveURL(at('learner/dashboard'));
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page).toHaveURL(activity);

  await page.reload();
  await expect(app.heading('Halves, quarters and eighths')).toBeVisible();
  const picture = app.question(2).getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();

  await app.open(at('topic/top-4-step-by-step-algorithms/activity/act-4-algorithms-order'));
  const file = page.getByRole('link', { name: 'Download attached file' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('robot-grid-sheet.pdf');
  const sheet = await readFile('mocks/data/seed/media/robot-grid-sheet.pdf');
  expect(sheet.equals(await readFile(await download.path()))).toBe(true);

  const logout = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' });
  await expect(logout).toHaveAttribute('href', '/school/home');
  await logout.click();
  await expect(page).toHaveURL(at('home'));
});

test('a parent follows the link of an e-mail, pays, and turns the renewal on', async ({ app, page }) => {
  await signIn(app, 'zola');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await app.open(at('paywall'));
  await page.getByRole('main').getByText('Naledi Khumalo').click();
  await page.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is on its way' })).toBeFocused();
  const { link } = await newestMail(page);
  expect(link).toBe(at('#/subscribe?learnerId=lrn-zola'));
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(at('home'));

  await app.open(at('auth/login'));
  await app.open(link);
  await expect(app.heading('Login')).toBeVisible();
  await app.fillIn('parent@springbyte.test');
  await expect(page).toHaveURL(at('subscribe?learnerId=lrn-zola'));
  await buy(app, 'School Content');
  expect(new URL(page.url()).pathname).toBe('/school/mocks/payment/index.html');
  await pay(app);
  await expect(page).toHaveURL(at('subscribe/success?learnerId=lrn-zola'));
  await expect(app.heading('Subscription activated')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on auto-renew' }).click();
  await page.getByRole('button', { name: 'Agree to renewals' }).click();
  await expect(page).toHaveURL(at('subscribe/success?learnerId=lrn-zola&recurring=1'));
  await expect(page.getByText(/^Auto-renew enabled/)).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(at('home'));
});

test('the preview serves the build where it was built to stand', async ({ request }) => {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: host.outDir },
    preview: { port: 0, strictPort: false },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    expect(new URL(url).pathname).toBe('/school/');
    for (const path of [
      '',
      'home',
      'topics/top-4-fractions/learner-activities',
      'mocks/payment/index.html',
    ]) {
      const response = await request.get(`${url}${path}`, { headers: { Accept: 'text/html' } });
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject(
        Object.fromEntries(
          Object.entries(securityHeaders({ isDemo: true, inline: inlineOf(host.outDir) })).map(
            ([name, value]) => [name.toLowerCase(), value],
          ),
        ),
      );
    }
    const home = await (await request.get(`${url}home`, { headers: { Accept: 'text/html' } })).text();
    expect(home).toMatch(/data-page="whole".*data-path="\/school\/home"/s);
    expect((await request.get(new URL('/home', url).href)).status()).toBe(404);
  } finally {
    await server.close();
  }
});
