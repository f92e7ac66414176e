import { expect, test } from '../app.ts';

test('an administrator sets up a grade, a subject, a term, a topic and an activity', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Terms' }).click();
  await expect(app.heading('Manage Terms')).toBeFocused();
  await page.getByLabel(/^Title/).fill('Term 5');
  await page.getByLabel(/^Title/).press('Enter');
  await expect(page.getByText('Term added')).toBeVisible();
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Manage Grades' }).click();
  await expect(app.heading('Manage Grades')).toBeFocused();
  await expect(page.getByText('Please select a grade to manage its subjects.')).toBeVisible();
  const grades = page.getByRole('region', { name: 'Grades', exact: true });
  await grades.getByLabel(/^Title/).fill('Grade 9');
  await grades.getByLabel(/^Title/).press('Enter');
  await expect(page.getByText('Grade added')).toBeVisible();
  await grades.getByRole('button', { name: 'Rename Grade 9' }).press('Enter');
  await grades.getByLabel('New title of Grade 9').fill('Grade 10');
  await grades.getByLabel('New title of Grade 9').press('Enter');
  await expect(grades.getByRole('button', { name: 'Rename Grade 10' })).toBeFocused();

  await grades.getByRole('link', { name: /^Grade 10/ }).click();
  await expect(page).toHaveURL(/\?grade=/);
  const subjects = page.getByRole('region', { name: 'Subjects of Grade 10', exact: true });
  await subjects.getByLabel(/^Title/).fill('Coding');
  await subjects.getByLabel('Subject group').fill('Technology');
  await subjects.getByRole('button', { name: 'Add subject' }).click();
  await expect(page.getByText('Subject added')).toBeVisible();
  await app.expectAccessible();
  await page.reload();
  await subjects.getByRole('link', { name: 'Coding' }).click();

  await expect(app.heading('Coding:Topics')).toBeFocused();
  await expect(page.getByText('Zero topic available for this Grade')).toBeVisible();
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByLabel(/^Title/).fill('Loops');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Topic added')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Unassigned Topics' })).toContainText('Loops');
  await page.getByRole('button', { name: 'Edit Loops' }).click();
  const form = page.getByRole('dialog', { name: 'Edit topic' });
  await form.getByRole('button', { name: /Term/ }).click();
  await page.getByRole('option', { name: 'Term 5' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Topic updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Term 5' })).toContainText('Loops');
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Loops' }).click();
  await expect(app.heading('Loops')).toBeFocused();
  await expect(
    page.getByText('You dont have activities for this topic, please add below', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await page.getByLabel(/^Title/).fill('Count to ten');
  await page.getByLabel(/^Title/).press('Enter');
  await expect(page.getByText('Activity added')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Count to ten' }).click();
  await page.getByLabel('New title of Count to ten').fill('Count to twenty');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Activity renamed')).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Delete Count to twenty' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Activity?' });
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Activity deleted')).toBeVisible();

  // The grade goes with everything in it; nobody is in it.
  await page.getByRole('link', { name: 'Manage Grades' }).click();
  await grades.getByRole('button', { name: 'Delete Grade 10' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete Topic?' })
    .getByRole('button', { name: 'Yes, delete' })
    .click();
  await expect(page.getByText('Grade deleted')).toBeVisible();
  await expect(grades.getByRole('link', { name: /^Grade 10/ })).toBeHidden();
});
