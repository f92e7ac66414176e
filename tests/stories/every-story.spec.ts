import { createRequire } from 'node:module';
import { expect, test as base, type Browser } from '@playwright/test';
import { StoryPage } from './story-page.ts';
import { readStories } from './storybook.ts';

/** A page becomes slower with each story, and a new page takes seconds to start. */
const storiesPerPage = 100;

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const openPage = async (browser: Browser) => {
  const { contextOptions } = base.info().project.use;
  return StoryPage.open(await browser.newPage(contextOptions), axeScript);
};

const test = base.extend<object, { problemOf: StoryPage['problemOf'] }>({
  problemOf: [
    async ({ browser }, use) => {
      let stories = await openPage(browser);
      await use(async (story) => {
        if (stories.count >= storiesPerPage || stories.hasShown(story.id)) {
          await stories.close();
          stories = await openPage(browser);
        }
        return stories.problemOf(story);
      });
      await stories.close();
    },
    { scope: 'worker' },
  ],
});

const tested = readStories().filter(({ file }) => file.startsWith('stories/'));

for (const [file, ofFile] of Map.groupBy(tested, (story) => story.file)) {
  const isScreen = file.startsWith('stories/screens/');
  test.describe(file, () => {
    for (const { id, name, tags } of ofFile) {
      test(name, async ({ problemOf }) => {
        const problem = await problemOf({ id, tags, isScreen });
        if (problem !== undefined) throw new Error(problem);
      });
    }
  });
}

const faulty: { tags: string[]; isScreen: boolean } = { tags: [], isScreen: false };

const expectedProblems = {
  'play-fails': { ...faulty, problem: /not\.toBeVisible/ },
  'render-fails': { ...faulty, problem: /This story cannot be rendered\./ },
  'not-accessible': { ...faulty, problem: /button-name: Buttons must have discernible text/ },
  'unhandled-rejection': { ...faulty, problem: /No handler for this rejection\./ },
  'contract-violation': { ...faulty, problem: /Outside the contract/ },
  'low-contrast-in-dark-theme': { ...faulty, tags: ['dark'], problem: /color-contrast[^]*\(dark theme\)/ },
  'unnamed-button-on-a-phone': { ...faulty, tags: ['phone'], problem: /button-name[^]*\(on a phone\)/ },
  'too-wide': { ...faulty, isScreen: true, problem: /^At 360 px: scrolls sideways/ },
  'too-wide-with-large-text': {
    ...faulty,
    isScreen: true,
    problem: /^At 360 px, text 200 %: scrolls sideways/,
  },
};

for (const [name, { problem, ...story }] of Object.entries(expectedProblems)) {
  test(`reports ${name}`, async ({ problemOf }) => {
    expect(await problemOf({ ...story, id: `faulty--${name}` })).toMatch(problem);
  });
}

test('reports each layout flaw', async ({ problemOf }) => {
  const problem = await problemOf({ ...faulty, isScreen: true, id: 'faulty--wrong-layout' });
  for (const flaw of [
    /a toast covers <p> "Not saved"/,
    /a toast covers <section> "Panel"/,
    /a toast leaves the window/,
    /a bar of \d+ px in a window of 900/,
    /is cut off: <p> "A sentence/,
    /breaks inside "Multiplication"/,
    /lies over <p>/,
    /sticks out of its button/,
    /leaves the window: <button>/,
  ]) {
    expect(problem).toMatch(flaw);
  }
});

test('reports the document to which a story navigates', async ({ browser }) => {
  const page = await browser.newPage(base.info().project.use.contextOptions);
  const stories = await StoryPage.open(page, axeScript);
  await expect(stories.problemOf({ ...faulty, id: 'faulty--leaves-the-page' })).rejects.toThrow(
    /The page was left \(push\) for .*\/elsewhere/,
  );
  await page.context().close();
});

test('reports a late error of a story together with the next story', async ({ browser }) => {
  const page = await browser.newPage(base.info().project.use.contextOptions);
  const stories = await StoryPage.open(page, axeScript);
  expect(await stories.problemOf({ ...faulty, id: 'faulty--fails-later' })).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('fail')));
  expect(await stories.problemOf({ ...faulty, id: 'faulty--on-a-phone' })).toMatch(
    /^After faulty--fails-later had finished:\nError: Too late\./,
  );
  await stories.close();
});
