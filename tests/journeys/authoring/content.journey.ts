import { expect, test } from '../app.ts';
import { activitiesOfFractions, editHalves, editorOf, picture } from './editor.ts';

const answerSheet = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test('an admin adds a grade with a subject, a topic and an activity', async ({ app, page }) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/grade-setup');
  const grades = page.getByRole('region', { name: 'Grades', exact: true });
  await grades.getByLabel(/^Title/).fill('Grade 10');
  await grades.getByLabel(/^Title/).press('Enter');
  await grades.getByRole('link', { name: /^Grade 10/ }).click();
  await expect(page).toHaveURL(/\?grade=/);
  const subjects = page.getByRole('region', { name: 'Subjects of Grade 10', exact: true });
  await subjects.getByLabel(/^Title/).fill('Coding');
  await subjects.getByLabel('Subject group').fill('Technology');
  await subjects.getByRole('button', { name: 'Add subject' }).click();
  await expect(subjects.getByRole('link', { name: 'Coding' })).toBeVisible();
  await page.reload();
  await subjects.getByRole('link', { name: 'Coding' }).click();

  await expect(app.heading('Coding:Topics')).toBeFocused();
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByLabel(/^Title/).fill('Loops');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Loops' }).click();

  await expect(app.heading('Loops')).toBeFocused();
  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await page.getByLabel(/^Title/).fill('Count to ten');
  await page.getByLabel(/^Title/).press('Enter');
  await page.getByRole('link', { name: 'Count to ten' }).click();
  await expect(app.heading('Count to ten')).toBeFocused();
});

test('a learner answers a new activity and sees the score', async ({ app, page }) => {
  await app.signInAs('admin@springbyte.test');
  await app.open(activitiesOfFractions);
  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await page.getByLabel(/^Title/).fill('Sevens');
  await page.getByLabel(/^Title/).press('Enter');
  await page.getByRole('link', { name: 'Sevens' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const add = async (template: string, position: number) => {
    await page.getByRole('button', { name: /Template/ }).click();
    await page.getByRole('option', { name: template }).click();
    await page.getByRole('button', { name: 'New Question' }).click();
    await expect(editorOf(page, position).locator(':focus')).toBeVisible();
  };
  await add('Single-Answer (MCQ)', 1);
  await page.keyboard.type('What is 7 + 7?');
  const single = editorOf(page, 1);
  await single.getByLabel('Option 1', { exact: true }).fill('12');
  await single.getByLabel('Option 2', { exact: true }).fill('14');
  await single.getByRole('radio', { name: 'Option 2 is correct' }).check();
  await single.locator('input[type="file"]').setInputFiles(picture);
  await single.getByLabel('What it shows or says').fill('Seven apples and seven pears.');
  await add('Fill in the Blanks', 2);
  await page.keyboard.type('A week has seven days.');
  await expect(editorOf(page, 2).getByLabel('Paragraph')).toHaveValue('A week has seven days.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A week has ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('seven');
  await page.getByLabel(/^Title/).press('Control+s');
  await expect(page.getByText('Activity saved.')).toBeVisible();
  await expect(app.heading('Sevens')).toBeFocused();
  const activity = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await app.signInAs('lwazi');
  await app.open(`/topic/top-4-fractions/activity/${activity}`);
  await expect(app.question(1).getByRole('img', { name: 'Seven apples and seven pears.' })).toBeVisible();
  await app.question(1).getByRole('radio', { name: '14' }).press('Space');
  await app.question(2).getByRole('textbox', { name: 'Blank 1 of 1' }).fill('seven');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await expect(app.heading(/Score: 2 out of 2/)).toBeFocused();
});

test('a learner sees a changed activity with a picture after its review', async ({ app, page }) => {
  await app.signInAs('moderator@springbyte.test');
  await editHalves(app);
  const first = editorOf(page, 1);
  await first.locator('input[type="file"]').setInputFiles(picture);
  await first.getByLabel('What it shows or says').fill('A ruler of one metre.');
  await editorOf(page, 5).getByLabel('Prompt').fill('Why is three eighths less than one half?');
  const sent = page.waitForRequest(/\/moderation\/submit$/);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByLabel('Comment for the reviewer (optional)').fill('A picture helps.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  // Submissions are JSON and contain the file as Base64.
  expect((await sent).postData()).toContain(`data:image/png;base64,${picture.buffer.toString('base64')}`);
  await expect(page.getByText('Submitted for review.')).toBeVisible();

  await app.signInAs('content@springbyte.test');
  await app.open(
    '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-5',
  );
  await expect(page.getByRole('checkbox', { name: /^Question 5/ })).toBeChecked();
  await expect(page.getByText('Submitted by Aisha Patel').last()).toBeVisible();
  await expect(page.getByText('“A picture helps.”').first()).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'Why is three eighths' }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Question 1/ }).press('Space');
  await page.getByRole('button', { name: /^Approve selected/ }).click();
  await expect(page.getByText(/changes approved/)).toBeVisible();
  // The approval is sent after the time for undoing it.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await app.signInAs('lwazi');
  await app.open(answerSheet);
  await expect(app.question(5)).toContainText('Why is three eighths less than one half?');
  await expect(app.question(1).getByRole('img', { name: 'A ruler of one metre.' })).toHaveAttribute(
    'src',
    /files\/fil-.+\.png\/media$/,
  );
});
