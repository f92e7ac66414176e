import { expect, test } from '../app.ts';

test('a moderator finds an activity in the queue and opens its review, by keyboard alone', async ({
  app,
  page,
}) => {
  const { keyboard } = page;
  const focused = page.locator(':focus');
  await app.open('/auth/login');
  await app.fillIn('moderator@springbyte.test');
  await page.getByRole('navigation').getByRole('link', { name: 'Moderation' }).first().press('Enter');
  await expect(app.heading('Moderation')).toBeFocused();
  await app.expectAccessible();

  // All, Pending, Rejected.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Pending 11');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/moderation/queue?status=Rejected');
  await expect(focused).toHaveAccessibleName('Rejected 3');
  await expect(page.getByRole('table', { name: 'Activities of All grades' })).toContainText(
    'Questions rejected 1',
  );
  await page.goBack();
  await expect(page).toHaveURL('/admin/moderation/queue');

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Refresh');
  await keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Refresh');

  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Grade 1 2 changes');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Coding and Robotics 4 changes');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grade 4 · Mathematics' })).toBeVisible();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/moderation/queue?activity=act-4-fractions-halves');
  await expect(focused).toHaveAccessibleName('Halves, quarters and eighths 3 changes');
  await app.expectAccessible();

  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Show all grades');
  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Review Halves, quarters and eighths');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/moderation/activity/act-4-fractions-halves');

  // Back, and a reload, lead to the place in the tree.
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('treeitem', { name: /^Halves/ })).toHaveAttribute('aria-selected', 'true');
});
