import { expect, test } from '../app.ts';
import { activitiesOfFractions, editorOf, signInAsStaff, writeHalves } from './editor.ts';

/** The smallest PNG: one transparent pixel. */
const picture = {
  name: 'seven.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an administrator builds an activity with all five types and a picture, and a learner answers it', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await app.open(activitiesOfFractions);
  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await page.getByLabel(/^Title/).fill('Sevens');
  await page.getByLabel(/^Title/).press('Enter');
  await page.getByRole('link', { name: 'Sevens' }).click();
  await expect(app.heading('Sevens')).toBeFocused();
  await expect(page.getByText('No questions available for this activity.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(app.heading('Edit activity')).toBeFocused();

  const add = async (template: string) => {
    await page.getByRole('button', { name: /Template/ }).click();
    await page.getByRole('option', { name: template }).click();
    await page.getByRole('button', { name: 'New Question' }).click();
  };
  await add('True/False');
  await expect(editorOf(page, 1).getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('Seven is an odd number.');
  await expect(editorOf(page, 1).getByRole('radio', { name: 'True' })).toBeChecked();

  await add('Single-Answer (MCQ)');
  await page.keyboard.type('What is 7 + 7?');
  const single = editorOf(page, 2);
  await expect(single.getByLabel('Option 1', { exact: true })).toHaveValue('Option 1');
  await single.getByLabel('Option 1', { exact: true }).fill('12');
  await single.getByLabel('Option 2', { exact: true }).fill('14');
  await single.getByRole('radio', { name: 'Option 2 is correct' }).check();
  await single.locator('input[type="file"]').setInputFiles(picture);
  await expect(single.getByText('seven.png')).toBeVisible();
  await single.getByLabel('What it shows or says').fill('Seven apples and seven pears.');

  await add('Multiple-Answer (MCQ)');
  await page.keyboard.type('Which are multiples of 7?');
  const multiple = editorOf(page, 3);
  await multiple.getByLabel('Option 1', { exact: true }).fill('21');
  await multiple.getByLabel('Option 2', { exact: true }).fill('27');
  await multiple.getByLabel('Option 3', { exact: true }).fill('35');
  await multiple.getByRole('checkbox', { name: 'Option 1 is correct' }).check();
  await multiple.getByRole('checkbox', { name: 'Option 3 is correct' }).check();

  await add('Fill in the Blanks');
  await page.keyboard.type('A week has seven days.');
  const blanks = editorOf(page, 4);
  // The word is selected, and a key makes a blank of it.
  await page.keyboard.press('Home');
  for (let step = 0; step < 'A week has '.length; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 'seven'.length; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+b');
  await expect(blanks.getByLabel('Paragraph')).toHaveValue('A week has [[seven]] days.');
  await expect(blanks.getByText(/1 blank found\./)).toBeVisible();

  await add('Text Answer');
  await page.keyboard.type('Name the seventh month.');
  await editorOf(page, 5).getByLabel('Correct answer').fill('July');
  // Where the page happens to be scrolled to, a field may be half behind the top bar.
  await page.evaluate(() => scrollTo(0, 0));
  await app.expectAccessible();

  // The second becomes the first, and the focus stays with it.
  await single.getByRole('button', { name: 'Move Question 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Question 1 down' })).toBeFocused();
  await expect(editorOf(page, 1).getByLabel('Prompt')).toHaveValue('What is 7 + 7?');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Activity saved.')).toBeVisible();
  await expect(app.heading('Sevens')).toBeFocused();
  await app.expectAccessible();
  const activity = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await app.signIn('lwazi');
  await app.open(`/topic/top-4-fractions/activity/${activity}`);
  await expect(app.question(1).getByRole('img', { name: 'Seven apples and seven pears.' })).toBeVisible();
  await app.question(1).getByRole('radio', { name: '14' }).press('Space');
  await app.question(2).getByRole('radio', { name: 'True' }).press('Space');
  await app.question(3).getByRole('checkbox', { name: '21' }).press('Space');
  await app.question(3).getByRole('checkbox', { name: '35' }).press('Space');
  await app.question(4).getByRole('textbox', { name: 'Blank 1 of 1' }).fill('seven');
  await app.question(5).getByRole('textbox').fill('july');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await expect(app.heading(/Score: 5 out of 5/)).toBeFocused();
});

test('every press of New Question adds one, although the one before is found to be empty', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await writeHalves(app);
  for (const number of [6, 7, 8]) {
    await page.getByRole('button', { name: 'New Question' }).click();
    await expect(editorOf(page, number).getByLabel('Question', { exact: true })).toBeFocused();
  }
  await expect(editorOf(page, 7).getByText('The question has no words yet.')).toBeVisible();
});
