import { expect, test as base } from '@playwright/test';
import { StoryPage } from './story-page.ts';
import { readStories } from './storybook.ts';

/** A page slows down with each story it has shown, and a new one takes seconds to start. */
const storiesPerPage = 100;

/** Returns what is wrong with a story, or undefined. */
type ProblemOf = (id: string) => Promise<string | undefined>;

const test = base.extend<object, { problemOf: ProblemOf }>({
  problemOf: [
    async ({ browser }, use, { project }) => {
      const openPage = async () => StoryPage.open(await browser.newPage(project.use.contextOptions));
      let stories = await openPage();
      await use(async (id) => {
        if (stories.count >= storiesPerPage || stories.hasShown(id)) {
          await stories.close();
          stories = await openPage();
        }
        return stories.problemOf(id);
      });
      await stories.close();
    },
    { scope: 'worker' },
  ],
});

const stories = readStories();
const faulty = stories.filter(({ file }) => file.startsWith('tests/'));

for (const [file, ofFile] of Map.groupBy(stories, (story) => story.file)) {
  if (file.startsWith('tests/')) continue;
  test.describe(file, () => {
    for (const { id, name } of ofFile) {
      test(name, async ({ problemOf }) => {
        const problem = await problemOf(id);
        if (problem !== undefined) throw new Error(problem);
      });
    }
  });
}

const expected: Record<string, RegExp> = {
  'Play Fails': /not\.toBeVisible/,
  'Render Fails': /This story cannot be drawn\./,
  'Not Accessible': /button-name: Buttons must have discernible text/,
  'Rejects Unheard': /Nobody listens\./,
  'Outside The Contract': /Outside the contract/,
};

test('the stories that are wrong on purpose are all there', () => {
  expect(faulty.map(({ name }) => name)).toEqual(Object.keys(expected));
});

for (const { id, name } of faulty) {
  test(`${name} is noticed`, async ({ problemOf }) => {
    expect(await problemOf(id)).toMatch(expected[name] ?? /^$/);
  });
}
