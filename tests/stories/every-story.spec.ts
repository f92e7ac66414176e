import { expect, test as base, type Browser } from '@playwright/test';
import { StoryPage } from './story-page.ts';
import { readStories } from './storybook.ts';

/** A page slows down with each story it has shown, and a new one takes seconds to start. */
const storiesPerPage = 100;

/** Returns what is wrong with a story, or undefined. */
type ProblemOf = (id: string) => Promise<string | undefined>;

const openPage = async (browser: Browser) => {
  const { contextOptions } = base.info().project.use;
  return StoryPage.open(await browser.newPage(contextOptions));
};

const test = base.extend<object, { problemOf: ProblemOf }>({
  problemOf: [
    async ({ browser }, use) => {
      let stories = await openPage(browser);
      await use(async (id) => {
        if (stories.count >= storiesPerPage || stories.hasShown(id)) {
          await stories.close();
          stories = await openPage(browser);
        }
        return stories.problemOf(id);
      });
      await stories.close();
    },
    { scope: 'worker' },
  ],
});

const stories = readStories().filter(({ file }) => file.startsWith('stories/'));

for (const [file, ofFile] of Map.groupBy(stories, (story) => story.file)) {
  test.describe(file, () => {
    for (const { id, name } of ofFile) {
      test(name, async ({ problemOf }) => {
        const problem = await problemOf(id);
        if (problem !== undefined) throw new Error(problem);
      });
    }
  });
}

/** Stories that are wrong on purpose, and what is said about them. */
const wrong = {
  'play-fails': /not\.toBeVisible/,
  'render-fails': /This story cannot be drawn\./,
  'not-accessible': /button-name: Buttons must have discernible text/,
  'rejects-unheard': /Nobody listens\./,
  'outside-the-contract': /Outside the contract/,
};

for (const [name, problem] of Object.entries(wrong)) {
  test(`${name} is noticed`, async ({ problemOf }) => {
    expect(await problemOf(`faulty--${name}`)).toMatch(problem);
  });
}

test('what a story does when it has finished is noticed with the next one', async ({ browser }) => {
  const page = await openPage(browser);
  expect(await page.problemOf('faulty--fails-later')).toBeUndefined();
  expect(await page.problemOf('faulty--on-a-phone')).toMatch(
    /^After faulty--fails-later had finished:\nError: The size has changed\./,
  );
  await page.close();
});
