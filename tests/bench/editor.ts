/**
 * Measures typing in the editor of a long activity in the demo build, with a throttled processor: from the
 * keystroke to the paint.
 */
import type { Browser, Page } from 'playwright';
import { median, signIn, slowDown } from './demo.ts';
import { limitUnlessOnce, options, slowdown } from './options.ts';

/** Limit of the median in milliseconds. */
const limit = limitUnlessOnce(50);
const questions = options.once ? 6 : 50;
const text = 'How many quarters are there in one and a half?';
const editor =
  '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activity-editor/act-4-fractions-halves';

async function openEditor(page: Page): Promise<void> {
  await page.goto(editor);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const cards = page.getByRole('list', { name: 'Questions' }).locator('> li');
  await cards.nth(4).waitFor();
  for (let count = await cards.count(); count < questions; count += 1) {
    await page.getByRole('button', { name: `Duplicate Question ${1 + (count % 5)}`, exact: true }).click();
    await cards.nth(count).waitFor();
  }
}

async function measureKeystrokes(page: Page): Promise<number[]> {
  const field = page
    .getByRole('group', { name: new RegExp(`^Question ${Math.ceil(questions / 2)}: `) })
    .getByRole('textbox')
    .first();
  await field.fill('');
  await field.focus();
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start: timeStamp }))),
      { capture: true },
    );
  });
  for (const letter of text) {
    const before = await page.evaluate(() => performance.getEntriesByName('key').length);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => performance.getEntriesByName('key').length > count, before);
  }
  if ((await field.inputValue()) !== text) throw new Error('The field does not contain the typed text.');
  return page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration));
}

/** @returns whether the times are within the limit */
export async function benchEditor(browser: Browser, baseURL: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL });
  await signIn(context, 'thandi');
  const page = await context.newPage();
  await openEditor(page);
  await slowDown(page);
  const times = await measureKeystrokes(page);
  await context.close();
  const [medianTime, worst] = [Math.round(median(times)), Math.round(Math.max(...times))];
  console.log(
    `A key in the editor with ${questions} questions, processor slowed down ${slowdown} times: ` +
      `median ${medianTime} ms, worst ${worst} ms of ${times.length}.`,
  );
  return medianTime <= limit;
}
