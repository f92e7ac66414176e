import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws, flawsOf } from '../large-text.ts';
import { editorOf, halves } from './editor.ts';

test.use(doubledText);

const subject = '/grades/grd-4/subjects/sub-4-maths';

test('with text of 200 % an administrator can read and set up the curriculum', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();
  await expectNoFlaws(app, [
    ['/admin/grade-setup', 'Manage Grades'],
    ['/admin/grade-setup?grade=grd-4', 'Manage Grades'],
    ['/admin/terms', 'Manage Terms'],
    ['/grades/grd-4/subjects', 'Subjects of Grade 4'],
    ['/grades/grd-4/subjects?tab=add', 'Subjects of Grade 4'],
    [`${subject}/topics`, 'Mathematics:Topics'],
    [`${subject}/topics?tab=add`, 'Mathematics:Topics'],
    [`${subject}/activities`, 'Activities of Mathematics'],
    ['/admin/profile', 'Profile'],
    [`${subject}/topics/top-4-fractions/activities?form=new`, 'Fractions'],
  ]);
  await page.getByRole('button', { name: /^Rename Halves/ }).click();
  await expect(page.getByLabel(/^New title of Halves/)).toBeFocused();
  expect(await flawsOf(app)).toEqual([]);
});

test('with text of 200 % an administrator can look at an activity, and write it', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();
  await app.open(halves);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editorOf(page, 5)).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});
