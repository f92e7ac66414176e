import { expect, test } from '../app.ts';

test('a moderator rejects a change and sees the next one, and Back restores the position in the tree', async ({
  app,
  page,
}) => {
  await app.signInAs('content@springbyte.test');
  await app.open('/admin/moderation/queue?activity=act-4-fractions-halves');
  await page.getByRole('link', { name: 'Review Halves, quarters and eighths' }).press('Enter');
  await expect(page).toHaveURL('/admin/moderation/activity/act-4-fractions-halves');
  await page
    .getByRole('region', { name: 'Recent changes' })
    .getByRole('link', { name: /Pending.*Question 1/ })
    .click();
  await expect(app.heading('Question #chs-27 Pending')).toBeFocused();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this change to the question?' });
  await dialog.getByLabel('Reason (optional)').fill('It need not say length.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(app.heading('Activity #chs-30 Pending')).toBeFocused();
  await expect(page.getByText(/^Rejected\. \d+ changes left\.$/)).toBeVisible();

  await page.goBack();
  await expect(app.heading('Question #chs-27 Rejected')).toBeVisible();
  await expect(page.getByText(/^Rejected by Pieter Botha, .*need not say length\.$/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('treeitem', { name: /^Halves/ })).toHaveAttribute('aria-selected', 'true');
});
