import { expect, test } from '../app.ts';

test('a tutor reads why a change was rejected and opens the editor of its activity', async ({
  app,
  page,
}) => {
  await app.signInAs('tutor@springbyte.test');
  await app.open('/tutor/dashboard');
  await page
    .getByRole('navigation', { name: 'Sipho Dlamini' })
    .getByRole('link', { name: 'My submissions' })
    .click();
  await page.getByRole('button', { name: /^Rejected/ }).click();
  await expect(page).toHaveURL('/submissions?status=Rejected');
  await page.getByRole('link', { name: 'Halves, quarters and eighths' }).click();
  await expect(app.heading('Halves, quarters and eighths Rejected')).toBeFocused();
  await expect(page.getByText(/^Reason: Grade 4 still reads the units written out\./)).toBeVisible();

  await page.getByRole('link', { name: 'Open activity' }).click();
  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(app.heading('Edit activity')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/submissions?status=Rejected');
  await app.logOut();
});
