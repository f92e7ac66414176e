import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { run } from '../../../.ci/processes.mjs';
import { expect, test } from '../app.ts';

/** What a backend team is given: one file, opened without a server and without a network. */

// One worker writes the page once.
test.describe.configure({ mode: 'default' });

let folder: string;
let url: string;
const requests: string[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'springbyte-contract-'));
  const file = join(folder, 'contract.html');
  const { code, output } = await run(['node', 'openapi/tools/docs/docs.ts', file], { quiet: true });
  if (code !== 0) throw new Error(`The page cannot be written:\n${output}`);
  url = pathToFileURL(file).href;
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test.beforeEach(async ({ page }) => {
  requests.length = 0;
  await page.route('**/*', (route) => {
    const asked = route.request().url();
    if (asked.startsWith(url)) return route.continue();
    requests.push(asked);
    return route.abort();
  });
});

test.afterEach(() => expect(requests).toEqual([]));

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Find in the contents' }).fill(words);

test('somebody finds an operation by its id, its path, its words, and a schema by its name', async ({
  page,
}) => {
  await page.goto(url);
  const searches: [words: string, entry: RegExp][] = [
    ['submitactivityanswers', /^submitActivityAnswers/],
    ['/auth/check-email', /^checkEmail/],
    ['password reset link', /^resetPassword/],
    ['FillInAuthor', /^FillInAuthor$/],
  ];
  for (const [words, entry] of searches) {
    await search(page, words);
    await expect(contents(page).getByRole('link', { name: entry })).toBeVisible();
    await expect(contents(page).getByRole('link', { name: 'listTerms' })).toBeHidden();
  }
  await expect(page.getByRole('status')).toHaveText('1 found');
  await search(page, 'no such thing');
  await expect(page.getByRole('status')).toHaveText('Nothing found');

  await search(page, 'by-grade');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#listLearnersByGrade$/);
  await expect(page.getByRole('heading', { name: 'List the learners of a grade' })).toBeInViewport();
});

test('a link leads to an operation or a schema, and from there on', async ({ page }) => {
  await page.goto(`${url}#schema-AuthorFillInQuestion`);
  await expect(page.getByRole('heading', { name: 'AuthorFillInQuestion' })).toBeInViewport();
  const article = page.getByRole('article', { name: 'AuthorFillInQuestion' });
  await expect(article.getByText('correctAnswers', { exact: true })).toBeVisible();
  await article.getByRole('link', { name: 'getActivity', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Get an activity', exact: true })).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText(/^getActivity/);
});

/** The whole page takes axe a minute. Its articles and entries are made of the same parts: some stand for the rest. */
const leaveSome = (page: Page) =>
  page.evaluate(() => {
    const repeated = [...document.querySelectorAll('main article'), ...document.querySelectorAll('nav li')];
    repeated.filter((_, index) => index % 40 > 0).forEach((element) => element.remove());
  });

test('it is accessible by day', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
  await leaveSome(page);
  await app.expectAccessible();
});

test('it is accessible by night', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(url);
  await leaveSome(page);
  await app.expectAccessible();
});

/** What stands out of the page at the right, or is cut off within its own edges. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((element) => {
        const isClipped =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return isClipped || element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`),
  );

test('nothing is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url);
  expect(await cutOff(page)).toEqual([]);

  await expect(contents(page).getByRole('link', { name: 'listTerms' })).toBeHidden();
  await search(page, 'list terms');
  await contents(page).getByRole('link', { name: 'listTerms' }).click();
  await expect(page.getByRole('heading', { name: 'List all terms' })).toBeInViewport();
  await expect(contents(page).getByRole('link', { name: 'listTerms' })).toBeHidden();
});

test('nothing is cut off on paper, which has all of it and no search', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A4 less its margins.
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.goto(url);
  expect(await cutOff(page)).toEqual([]);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(await page.locator('main article').count());
});
