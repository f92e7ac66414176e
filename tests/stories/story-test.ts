import { createRequire } from 'node:module';
import { test as base, type Browser } from '@playwright/test';
import { StoryPage } from './story-page.ts';

/** A new page takes seconds to start, and runs its first twenty stories at half the speed. */
const storiesPerPage = 500;

export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const openPage = async (browser: Browser) => {
  const { contextOptions } = base.info().project.use;
  return StoryPage.open(await browser.newPage(contextOptions), axeScript);
};

/** Tests of stories. The stories of a worker share pages: `pageFor` returns one that can show the story. */
export const test = base.extend<object, { pageFor: (id: string) => Promise<StoryPage> }>({
  pageFor: [
    async ({ browser }, use) => {
      let stories = await openPage(browser);
      await use(async (id) => {
        if (stories.count >= storiesPerPage || stories.hasShown(id)) {
          await stories.close();
          stories = await openPage(browser);
        }
        return stories;
      });
      await stories.close();
    },
    { scope: 'worker' },
  ],
});
