import { expect, test } from '../app.ts';
import { editorOf, halves, signInAsStaff, writeHalves } from './editor.ts';

const review = '/admin/moderation/activity/act-4-fractions-halves';
const sheet = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test('a moderator edits a question, a content administrator compares and approves it, and the learner sees it', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'moderator@springbyte.test');
  await writeHalves(app);
  await expect(page.getByLabel(/^Title/)).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('No changes to submit.')).toBeVisible();

  const question = editorOf(page, 5);
  await question.getByLabel('Prompt').fill('Why is three eighths less than one half?');
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  // The content is as it was.
  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await expect(app.question(5)).toContainText('How do you know that 3/8 is smaller than one half?');
  await page.getByRole('link', { name: 'Logout' }).first().click();

  await signInAsStaff(app, 'content@springbyte.test');
  await app.open(`${review}?focusQuestionId=que-4-fractions-halves-5`);
  const card = page.getByRole('checkbox', { name: /^Question 5/ });
  await expect(card).toBeChecked();
  await expect(page.getByText('Submitted by Aisha Patel').last()).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'Why is three eighths' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve selected (1)' }).click();
  await expect(page.getByText('1 change approved')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();

  await app.signIn('lwazi');
  await app.open(sheet);
  await expect(app.question(5)).toContainText('Why is three eighths less than one half?');
});

test('a learner’s submission neither reveals nor overwrites the answers that are withheld', async ({
  app,
  page,
}) => {
  const received: string[] = [];
  page.on('response', async (response) => {
    if (/\/activities\/act-4-fractions-halves$|\/moderation\/submit$/.test(response.url())) {
      received.push(await response.text());
    }
  });
  await app.signIn('lwazi');
  await app.open(halves);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const question = editorOf(page, 2);
  await question.getByLabel('Prompt').fill('Which of these is one half?');
  // No marks of what is right, no feedback, no way to add or remove an option.
  await expect(question.getByRole('radio')).toHaveCount(0);
  await expect(question.getByLabel('Feedback')).toHaveCount(0);
  await expect(question.getByRole('button', { name: /option/i })).toHaveCount(0);
  await question.getByLabel('What it shows or says').clear();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  // Its picture has no description then: that is said once, and forbids nothing.
  const advice = page.getByRole('alertdialog', { name: 'Before you send this' });
  await expect(advice).toContainText('Say what the picture shows');
  await advice.getByRole('button', { name: 'Send it as it is' }).click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  expect(received.length).toBeGreaterThan(1);
  expect(received.join()).not.toMatch(/correctAnswer|modelAnswer|feedBack/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(app.heading('Fractions')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();

  await signInAsStaff(app, 'content@springbyte.test');
  await app.open(`${review}?focusQuestionId=que-4-fractions-halves-2`);
  await page.getByRole('button', { name: /^Approve selected/ }).click();
  await expect(page.getByText(/changes? approved/)).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();

  // Marked as before: the right answer has stayed.
  await app.signIn('lwazi');
  await app.open(sheet);
  await expect(app.question(2)).toContainText('Which of these is one half?');
  await app.question(2).getByRole('radio', { name: '2/4' }).press('Space');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Submit/ })
    .click();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();
});
