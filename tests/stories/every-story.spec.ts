import { expect } from '@playwright/test';
import { StoryPage } from './story-page.ts';
import { axeScript, test } from './story-test.ts';
import { folder, readStories } from './storybook.ts';

const tested = readStories(folder).filter(({ file }) => file.startsWith('stories/'));

for (const [file, ofFile] of Map.groupBy(tested, (story) => story.file)) {
  const isScreen = file.startsWith('stories/screens/');
  test.describe(file, () => {
    for (const { id, name, tags } of ofFile) {
      test(name, async ({ pageFor }) => {
        const stories = await pageFor(id);
        // Stills show the layout of the states between which an interaction moves.
        const problem = await stories.problemOf({
          id,
          tags,
          isScreen: isScreen && !tags.includes('interaction'),
        });
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
    problem: /^At 320 px, text 200 %: scrolls sideways/,
  },
};

for (const [name, { problem, ...story }] of Object.entries(expectedProblems)) {
  test(`reports ${name}`, async ({ pageFor }) => {
    const id = `faulty--${name}`;
    const stories = await pageFor(id);
    expect(await stories.problemOf({ ...story, id })).toMatch(problem);
  });
}

test('reports each layout flaw', async ({ pageFor }) => {
  const id = 'faulty--wrong-layout';
  const stories = await pageFor(id);
  const problem = await stories.problemOf({ ...faulty, isScreen: true, id });
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
  const page = await browser.newPage(test.info().project.use.contextOptions);
  const stories = await StoryPage.open(page, axeScript);
  await expect(stories.problemOf({ ...faulty, id: 'faulty--leaves-the-page' })).rejects.toThrow(
    /The page was left \(push\) for .*\/elsewhere/,
  );
  await page.context().close();
});

test('reports a late error of a story together with the next story', async ({ browser }) => {
  const page = await browser.newPage(test.info().project.use.contextOptions);
  const stories = await StoryPage.open(page, axeScript);
  expect(await stories.problemOf({ ...faulty, id: 'faulty--fails-later' })).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('fail')));
  expect(await stories.problemOf({ ...faulty, id: 'faulty--on-a-phone' })).toMatch(
    /^After faulty--fails-later had finished:\nError: Too late\./,
  );
  await stories.close();
});
