import { expect, test } from '../app.ts';

test('the second parent can only leave: the child stays with the first one', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('partner@springbyte.test');
  const zola = page.getByRole('article', { name: 'Zola Khumalo' });
  await expect(zola.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await zola.getByRole('button', { name: 'Remove Zola Khumalo' }).click();

  const question = page.getByRole('alertdialog', { name: 'Remove Learner?' });
  await expect(question).toContainText('Nothing is deleted');
  await expect(question.getByRole('button', { name: 'No, cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Learner deleted successfully')).toBeVisible();
  await expect(zola).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Lwazi Khumalo' })).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(zola).toContainText('Naledi Khumalo (Admin)');
  await expect(zola).not.toContainText('Johan');
  await expect(zola.getByRole('button', { name: 'Delete Zola Khumalo' })).toBeVisible();
});
