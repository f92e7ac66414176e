import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../app.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

/** What designers are given: the Storybook as files, in a folder of some web server. */

// One build serves them all: they stay in one worker, and a build that fails is not tried again for each.
test.describe.configure({ mode: 'serial' });

/** Each page loads the whole Storybook anew, which takes a while on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
test.slow();

let host: StaticHost;

test.beforeAll(async () => {
  // About 26 seconds of processor time, and several times as long where others share the machine.
  test.setTimeout(300_000);
  host = await startStaticHost();
});

test.afterAll(() => host.close());

const storyUrl = (id: string) => new URL(`iframe.html?id=${id}&viewMode=story`, host.storybookUrl).href;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const screens: [id: string, heading: string | RegExp, content: string | RegExp][] = [
  ['screens-public-home--visitor', 'From first click to first program.', 'Create Parent Account'],
  ['screens-public-about--visitor', /./, /coding/i],
  ['screens-auth-register--visitor', /parent/i, 'Postal code'],
  ['screens-auth-forgot-password--visitor', /password/i, 'Email'],
  ['screens-learner-dashboard--loaded', /Lwazi/, 'Mathematics'],
  ['screens-learner-topics--loaded', 'Mathematics', 'Term 1'],
  ['screens-learner-activity-result--good', /Lwazi!/, 'Up from 2.33'],
  ['screens-reports-activity-report--loaded', /./, 'Halves, quarters and eighths'],
  ['screens-reports-leaderboard--loaded', 'Leaderboard', 'Lwazi Khumalo'],
  ['screens-shell-error--server-fails', 'Failed to load activities.', 'Go to your start page'],
];

test('ten screens show what they are for, in a folder of any web server', async ({ page }) => {
  for (const [id, name, content] of screens) {
    await test.step(id, async () => {
      await page.goto(storyUrl(id));
      await expect.soft(heading(page, name)).toBeVisible();
      await expect.soft(page.getByText(content).first()).toBeVisible();
    });
  }
});

test('pictures, recordings and films of the demo data are there', async ({ page }) => {
  await page.goto(storyUrl('screens-learner-topic-activities--every-kind-of-media'));
  const film = page.locator('video');
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

  await page.goto(storyUrl('screens-learner-do-activity--loaded'));
  const picture = page
    .getByRole('group', { name: /^Question 2/ })
    .getByRole('img')
    .first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('somebody signs in, and the rest of the host is left alone', async ({ app, page }) => {
  await page.goto(storyUrl('screens-auth-login--visitor'));
  await app.fillIn('lwazi');
  await expect(heading(page, /Lwazi/)).toBeVisible();
  const scopes = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.map(({ scope }) => scope);
  });
  expect(scopes).toEqual([host.storybookUrl]);

  await page.goto(host.neighbourUrl);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the guide comes first, and a number is looked up by its URL, by words and by its links', async ({
  page,
}) => {
  const guide = page.frameLocator('#storybook-preview-iframe');
  await page.goto(host.storybookUrl);
  await expect(guide.getByRole('heading', { level: 1, name: 'Springbyte in every state' })).toBeVisible();

  await page.goto(new URL('?path=/docs/guide-decisions--docs#d-118', host.storybookUrl).href);
  await expect(guide.getByRole('heading', { name: /^D-118/ })).toBeInViewport();
  await expect(guide.getByRole('heading', { name: /^D-001/ })).not.toBeInViewport();

  await guide.getByLabel('Number or words').fill('hidden blank');
  await expect(guide.getByRole('status').first()).toHaveText('0 of 248 decisions');
  await guide.getByLabel('Number or words').fill('withheld until');
  await expect(guide.getByRole('heading', { level: 2 })).toHaveText([/^D-062/]);
  await guide.getByText(/files refer to it$/).click();
  await expect(guide.getByText('mocks/rules/activities/withholding.ts')).toBeVisible();

  await guide.getByLabel('Number or words').fill('D-241');
  await guide.getByRole('link', { name: 'QST-025' }).click();
  await expect(guide.getByRole('heading', { level: 3, name: 'QST-025' })).toBeInViewport();
  await expect(page).toHaveURL(/guide-requirements--docs#qst-025$/);
});
