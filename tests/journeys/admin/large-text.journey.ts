import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws, flawsOf } from '../large-text.ts';

test.use(doubledText);

test('with text of 200 % an administrator can read and use the pages about people', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expectNoFlaws(app, [
    ['/admin/users', 'Users'],
    ['/admin/roles', 'Roles'],
    ['/admin/roles?role=Parent', 'Roles'],
    ['/admin/roles?role=Reading%20Coach', 'Roles'],
    ['/admin/parents?q=zola', 'Parents'],
    ['/admin/learners?q=khumalo', 'Learners & Their Parents'],
    ['/admin/users?form=lrn-lwazi', 'Users'],
  ]);
  await page.getByRole('dialog', { name: 'Edit user' }).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  expect(await flawsOf(app)).toEqual([]);
  await page.getByRole('button', { name: 'Give permission' }).click();
  await page.getByRole('checkbox', { name: 'school-content-access' }).press('Space');
  await page.getByRole('button', { name: /^Give to/ }).click();
  await expect(page.getByRole('dialog', { name: 'Give permission?' })).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});
