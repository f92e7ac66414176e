import { expect, test } from '../app.ts';

test('a role is made, given, kept while it is used, taken back and deleted', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Roles' }).click();
  await expect(app.heading('Roles')).toBeFocused();

  // Free text, as awkward as it comes, works in the URL and in every call.
  const role = 'Maths / Science? <b>50%</b> #1';
  await page.getByRole('textbox', { name: 'New role' }).fill(role);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Role created')).toBeVisible();
  const members = page.getByRole('table', { name: `Members of “${role}”` });
  await expect(page.getByRole('heading', { name: `Members of “${role}”` })).toBeVisible();
  await expect(page.getByText('No users in this role.')).toBeVisible();
  await app.expectAccessible();

  await page.getByRole('button', { name: 'Give role' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Give the role “${role}”` });
  await expect(dialog.getByRole('searchbox', { name: 'Find a person' })).toBeFocused();
  await page.keyboard.type('sipho');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Sipho Dlamini' })).toBeChecked();
  await app.expectAccessible();
  await dialog.getByRole('button', { name: 'Give role' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(members.getByRole('row', { name: /^Sipho Dlamini/ })).toContainText(`Tutor${role}`);

  // A reload finds the same role, and the server has it.
  await page.reload();
  await expect(members.getByRole('row', { name: /^Sipho Dlamini/ })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${role}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Role?' });
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Failed to delete role')).toBeVisible();
  await expect(question).toContainText('Somebody still has this role');
  await question.getByRole('button', { name: 'No, cancel' }).click();
  await expect(page.getByRole('link', { name: `${role} 1 member` })).toBeVisible();

  await members.getByRole('button', { name: 'Remove Sipho Dlamini' }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Take the role away?' })
    .getByRole('button', { name: 'Yes, take it away' })
    .click();
  await expect(page.getByText('Role taken away')).toBeVisible();
  await expect(page.getByText('No users in this role.')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${role}` }).click();
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Role deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: role })).toBeHidden();
  await expect(page).toHaveURL('/admin/roles');
  await expect(page.getByText('Choose a role')).toBeVisible();
});

test('from a parent to the learner, to the account, and back to the list as it was', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  const tabs = page.getByRole('navigation', { name: 'People' });
  await tabs.getByRole('link', { name: 'Parents' }).click();
  await expect(app.heading('Parents')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find a parent' }).fill('naledi');
  await expect(page.getByText('1 of 3 parents')).toBeVisible();
  await page.getByRole('button', { name: '2 learners of Naledi Khumalo' }).press('Enter');
  const learners = page.getByRole('table', { name: 'Learners of Naledi Khumalo' });
  await app.expectAccessible();
  await learners.getByRole('link', { name: 'Zola Khumalo' }).click();

  await expect(app.heading('Learners & Their Parents')).toBeFocused();
  await expect(page.getByText('1 of 27 learners')).toBeVisible();
  await page.getByRole('rowheader').getByRole('link', { name: 'Zola Khumalo' }).click();
  await expect(page).toHaveURL('/admin/users?form=lrn-zola');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 of 27 learners')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 of 3 parents')).toBeVisible();
});
