import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { run } from '../../../.ci/system/processes.mjs';
import { expectAccessible, expectContrast } from '../accessibility.ts';

/* The page of the contract: one file that opens without a server or a network. It has no story. */

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
    const requestedUrl = route.request().url();
    if (requestedUrl.startsWith(url)) return route.continue();
    requests.push(requestedUrl);
    return route.abort();
  });
});

test.afterEach(() => expect(requests).toEqual([]));

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Find in the contents' }).fill(text);

test('the contract page finds operations and schemas, and links them', async ({ page }) => {
  await page.goto(url);
  const searches: [text: string, entry: RegExp][] = [
    ['submitactivityanswers', /^submitActivityAnswers/],
    ['/auth/check-email', /^checkEmail/],
    ['password reset link', /^resetPassword/],
    ['FillInAuthor', /^FillInAuthor$/],
  ];
  for (const [text, entry] of searches) {
    await search(page, text);
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

  await page.goto(`${url}#schema-AuthorFillInQuestion`);
  await expect(page.getByRole('heading', { name: 'AuthorFillInQuestion' })).toBeInViewport();
  const article = page.getByRole('article', { name: 'AuthorFillInQuestion' });
  await expect(article.getByText('correctAnswers', { exact: true })).toBeVisible();
  await article.getByRole('link', { name: 'getActivity', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Get an activity', exact: true })).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText(/^getActivity/);
});

test('the contract page is accessible in the light and the dark colour scheme', async ({ page }) => {
  await page.goto(url);
  // axe takes minutes for the complete page, so keep only some of the repeated elements.
  await page.evaluate(() => {
    for (const repeated of ['main article', 'nav li', 'main tr', 'main li']) {
      const all = [...document.querySelectorAll(repeated)];
      all.filter((_, index) => index % 40 > 0).forEach((element) => element.remove());
    }
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});

const clippedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((element) => {
        const isClipped =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return isClipped || element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`),
  );

test('the contract page clips nothing on a phone or on paper, and prints without the search', async ({
  page,
}) => {
  // 360 px plus the scrollbar, which takes no space on a phone.
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(url);
  expect(await clippedElements(page)).toEqual([]);
  await expect(contents(page).getByRole('link', { name: 'listTerms' })).toBeHidden();
  await search(page, 'list terms');
  await contents(page).getByRole('link', { name: 'listTerms' }).click();
  await expect(page.getByRole('heading', { name: 'List all terms' })).toBeInViewport();
  await expect(contents(page).getByRole('link', { name: 'listTerms' })).toBeHidden();

  // A4 without margins, reloaded to reset the search.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.goto('about:blank');
  await page.goto(url);
  expect(await clippedElements(page)).toEqual([]);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(await page.locator('main article').count());
});
