import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws } from '../large-text.ts';

test.use(doubledText);

test('with doubled text nothing is cut off in the lists of people', async ({ app }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();
  await expectNoFlaws(app, [
    ['/admin/roles', 'Roles'],
    ['/admin/roles?role=Parent', 'Roles'],
    ['/admin/roles?role=Reading%20Coach', 'Roles'],
    ['/admin/parents?q=zola', 'Parents'],
    ['/admin/learners?q=khumalo', 'Learners & Their Parents'],
  ]);
});
