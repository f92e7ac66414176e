import { writeFileSync } from 'node:fs';
import { expect, type Browser } from '@playwright/test';
import { drawDifference } from '../pictures/compare.ts';
import { looks, StoryPage } from './story-page.ts';
import { axeScript, test } from './story-test.ts';

const badges = 'design-system-badge--states';
const button = 'design-system-button--states';

/** Takes pictures of two stories. @returns the path of a picture */
async function takePictures(browser: Browser, version: string, edit: (styles: string) => string) {
  const page = await browser.newPage(test.info().project.use.contextOptions);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
  const stories = await StoryPage.open(page, axeScript);
  const pathOf = (id: string, look: string) => test.info().outputPath(`${version}-${id}-${look}.png`);
  for (const id of [badges, button]) {
    const { pictures, problems } = await stories.picturesOf(id);
    expect(problems).toEqual([]);
    for (const [look, picture] of pictures) writeFileSync(pathOf(id, look), picture);
  }
  await stories.close();
  return pathOf;
}

test('finds a changed token in the pictures that show it', async ({ browser }) => {
  const before = await takePictures(browser, 'before', (styles) => styles);
  // The light value of --success-soft, for the badge "Completed".
  const after = await takePictures(browser, 'after', (styles) => styles.replaceAll('#e1f4e9', '#e1f4d9'));
  const changed = [badges, button].map((id) =>
    looks.filter(
      (look) =>
        drawDifference(before(id, look), after(id, look), test.info().outputPath('difference.png')) > 0,
    ),
  );
  expect(changed).toEqual([['light', 'phone'], []]);
});
