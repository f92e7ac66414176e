import { expect, test, type App } from '../app.ts';

const review = '/admin/moderation/activity/act-4-fractions-halves';

/** Staff have no page that welcomes them. */
async function signInAsStaff(app: App, email: string) {
  await app.open('/auth/login');
  await app.fillIn(email);
  await expect(app.page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
}

test('a content admin rejects a change with a reason, which its review tells from then on', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'content@springbyte.test');
  await app.open(review);
  await page
    .getByRole('region', { name: 'Recent changes' })
    .getByRole('link', { name: /Pending.*Question 1/ })
    .click();
  await expect(app.heading('Question #chs-27 Pending')).toBeFocused();
  await expect(page.getByRole('insertion')).toHaveText(/length/);
  await app.expectAccessible();

  // Cancelled, nothing is sent.
  await page.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: 'Reject this change to the question?' });
  await question.getByLabel('Reason (optional)').fill('Never mind');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.heading('Question #chs-27 Pending')).toBeVisible();

  // The connection breaks: the reason is still there.
  await app.breakNext({ operation: 'rejectChange', status: 'offline', times: 1 });
  await page.getByRole('button', { name: 'Reject' }).click();
  await question.getByLabel('Reason (optional)').fill('Both are the same, so it need not say length.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(question.getByText(/^Reject failed\./)).toBeVisible();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(page).toHaveURL('/admin/moderation/queue?rejected=chs-27');

  await page.goBack();
  await expect(app.heading('Question #chs-27 Rejected')).toBeVisible();
  await expect(page.getByText(/^Rejected by Pieter Botha, .*need not say length\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
});

test('three changes are approved by keyboard alone, and the learner sees the new text', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'moderator@springbyte.test');
  await app.open(`${review}?focusQuestionId=que-4-fractions-halves-2`);
  await expect(page.getByRole('checkbox', { name: /^Question 2/ })).toBeChecked();
  await app.expectAccessible();
  // The two cards before the one that the link has selected.
  await page.keyboard.press('j');
  await expect(page.getByRole('checkbox', { name: /^Activity fields/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve selected (3)' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('3 changes approved')).toBeVisible();
  await expect(app.heading(/Fractions, multiples and measuring$/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Approve selected (0)' })).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await app.signIn('lwazi');
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await expect(app.heading(/Fractions, multiples and measuring/)).toBeVisible();
  await expect(app.question(1)).toContainText('the same length as 75 cm');
  await expect(app.question(2).getByRole('radio', { name: '1/4' })).toBeAttached();
});
