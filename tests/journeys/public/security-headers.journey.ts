import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { inlineOf, securityHeaders } from '../../../.ci/security-headers.mjs';
import { expect, test } from '../app.ts';

const root = `${import.meta.dirname}/../../..`;

/** Everything that the page's policy refuses, on this page and on those that follow in it. */
async function refusalsOn(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (words: string) => refusals.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const { tellRefusal } = globalThis as unknown as { tellRefusal: (words: string) => void };
      tellRefusal([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions[- ]Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test('every file comes with the headers', async ({ request }) => {
  const page = await request.get('/learner/dashboard');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect(script).toBeDefined();
  for (const path of ['/learner/dashboard', '/home', script ?? '', '/mockServiceWorker.js']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    for (const [name, value] of Object.entries(securityHeaders({ isDemo: true, inline: inlineOf('dist') }))) {
      expect(response.headers()[name.toLowerCase()]).toBe(value);
    }
  }
});

test('the demo runs under the policy: pictures, dialogs, toasts, the mock and the play provider', async ({
  app,
  page,
}) => {
  const refusals = await refusalsOn(page);
  await app.open('/home');
  await page.getByRole('button', { name: /next/i }).click();
  await app.open('/auth/login');
  await app.fillIn('lwazi', 'Wrong1!');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await app.signIn('lwazi');

  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();

  await page.goto('/mocks/payment/index.html?payment=none');
  const title = page.getByRole('heading', { name: 'There is no such payment' });
  await expect(title).toBeVisible();
  // Its sheet is in force: the browser's own heading would be bold and in a serif face.
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/Nunito/);
  expect(refusals).toEqual([]);
});

test('what a page must not do is refused', async ({ app, page }) => {
  const refusals = await refusalsOn(page);
  await app.open('/home');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title = \'taken over\'">',
    );
  });
  await expect.poll(() => refusals.filter((words) => words.startsWith('script-src'))).toHaveLength(2);
  await expect(page).toHaveTitle('Home · Springbyte');
});

test.describe('the production build', () => {
  const outDir = `${root}/test-results/production-${process.pid}`;
  let server: PreviewServer;
  test.beforeAll(async () => {
    await build({ root, mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } });
    server = await preview({
      root,
      mode: 'production',
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, strictPort: false },
    });
  });
  test.afterAll(async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  });

  test('runs under its stricter policy', async ({ app, page, request }) => {
    const refusals = await refusalsOn(page);
    const url = server.resolvedUrls?.local[0] ?? '';
    expect((await request.get(url)).headers()['content-security-policy']).not.toContain('unsafe');
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }));
    await page.goto(`${url}home`);
    await expect(app.heading(/from first click/i)).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await app.fillIn('lwazi');
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await expect(page.getByText('Login Failed')).toBeVisible();
    expect(refusals).toEqual([]);
  });
});
