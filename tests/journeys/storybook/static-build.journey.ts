import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readTokens } from '../../../stories/foundations/tokens.ts';
import { expect as baseExpect, test } from '../app.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

// One worker builds Storybook once for all tests.
test.describe.configure({ mode: 'serial' });

/** Each page loads the complete Storybook, which is slow on a busy machine. */
const expect = baseExpect.configure({ timeout: 45_000 });
test.slow();

let host: StaticHost;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  host = await startStaticHost();
});

test.afterAll(() => host.close());

const storyUrl = (id: string) => new URL(`iframe.html?id=${id}&viewMode=story`, host.storybookUrl).href;

test('the static Storybook plays a screen with calls, pictures and films, and does not affect other pages of the host', async ({
  app,
  page,
}) => {
  await page.goto(storyUrl('screens-learner-do-activity--loaded'));
  const picture = app.question(2).getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(storyUrl('screens-learner-topic-activities--every-kind-of-media'));
  const film = page.locator('video');
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

  const scopes = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.map(({ scope }) => scope);
  });
  expect(scopes).toEqual([host.storybookUrl]);
  await page.goto(host.neighbourUrl);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the static Storybook opens the guide, which finds a number by URL, text and link', async ({ page }) => {
  const guide = page.frameLocator('#storybook-preview-iframe');
  await page.goto(host.storybookUrl);
  await expect(guide.getByRole('heading', { level: 1, name: 'Springbyte in every state' })).toBeVisible();

  await page.goto(new URL('?path=/docs/guide-decisions--docs#d-118', host.storybookUrl).href);
  await expect(guide.getByRole('heading', { name: /^D-118/ })).toBeInViewport();
  await expect(guide.getByRole('heading', { name: /^D-001/ })).not.toBeInViewport();

  await guide.getByLabel('Number or words').fill('hidden blank');
  await expect(guide.getByRole('status').first()).toHaveText(/^0 of \d+ decisions$/);
  await guide.getByLabel('Number or words').fill('withheld until');
  await expect(guide.getByRole('heading', { level: 2 })).toHaveText([/^D-062/]);
  await guide.getByText(/files refer to it$/).click();
  await expect(guide.getByText('mocks/rules/activities/withholding.ts')).toBeVisible();

  await guide.getByLabel('Number or words').fill('D-241');
  await guide.getByRole('link', { name: 'QST-025' }).click();
  await expect(guide.getByRole('heading', { level: 3, name: 'QST-025' })).toBeInViewport();
  await expect(page).toHaveURL(/guide-requirements--docs#qst-025$/);
});

interface PreviewWindow {
  storybookChannel: {
    on: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, selection: { storyId: string; viewMode: 'docs' }) => void;
  };
}

/** Opens a page of documentation without loading Storybook again. */
const openDocs = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storybookChannel: channel } = globalThis as unknown as PreviewWindow;
    await new Promise<void>((resolve, reject) => {
      // An earlier page may finish later.
      channel.on('docsRendered', (rendered) => rendered === storyId && resolve());
      for (const failure of ['storyThrewException', 'storyErrored']) {
        channel.on(failure, () => reject(new Error(`${storyId} failed.`)));
      }
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);

test('each page of documentation has a title and no error, and Foundations show every token', async ({
  page,
}) => {
  const errors: string[] = [];
  let shownId = '';
  page.on('pageerror', ({ message }) => errors.push(`${shownId}: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // The page of Media shows what replaces a missing picture.
    const isExpected = message.type() !== 'error' || url.endsWith('/missing.png');
    if (!isExpected) errors.push(`${shownId}: ${message.text()} ${url}`);
  });
  const response = await page.request.get(new URL('index.json', host.storybookUrl).href);
  const { entries } = (await response.json()) as { entries: Record<string, { id: string; type: string }> };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const shown = new Set<string>();
  await page.goto(new URL('iframe.html?viewMode=docs', host.storybookUrl).href);
  await page.waitForFunction(() => 'storybookChannel' in globalThis);
  for (const { id } of pages) {
    shownId = id;
    await openDocs(page, id);
    await expect(page.getByRole('heading', { level: 1 }).first(), id).toBeVisible();
    const names = await page
      .locator('[data-token]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-token') ?? ''));
    for (const name of names) shown.add(name);
  }
  expect(errors).toEqual([]);

  const stylesheet = readFileSync(join(import.meta.dirname, '../../../src/ui/styles/tokens.css'), 'utf8');
  const tokens = readTokens(stylesheet).flatMap((group) => group.tokens);
  expect(tokens.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
