import type { Locator } from '@playwright/test';
import { expect, test } from '../app.ts';

/** A part of a face. Faces are decoration and have no names: what is drawn is all there is to look for. */
const drawn = (place: Locator, part: string) => place.locator(`use[href$="#${part}"]`).first();

test('a learner chooses a face and hoodies, finds them everywhere, and so does a parent', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  const menu = page.getByRole('navigation', { name: 'Zola Khumalo' });
  await expect(drawn(menu, 'puffs')).toBeVisible();
  await page.getByRole('link', { name: 'Your face' }).click();
  await expect(app.heading('Your face')).toBeFocused();
  await app.expectAccessible();

  // By the keyboard alone: each group is one stop, arrows move and choose.
  const choose = async (group: string, name: string) => {
    const groupOf = page.getByRole('radiogroup', { name: group });
    const option = groupOf.getByRole('radio', { name });
    await groupOf.getByRole('radio', { checked: true }).focus();
    while (!(await option.isChecked())) await page.keyboard.press('ArrowRight');
  };
  await choose('Hair or headscarf', 'Headscarf');
  await choose('Colour of your headscarf', 'Purple');
  await choose('Glasses', 'Round glasses');
  await choose('Pronk’s hoodie', 'Green');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is you now.')).toBeVisible();
  await expect(drawn(menu, 'headscarf')).toBeVisible();
  await expect(drawn(menu, 'glasses-round')).toBeVisible();
  await app.expectAccessible();

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(app.heading('Welcome, Zola!')).toBeFocused();
  const profile = page.getByRole('region', { name: 'Your profile' });
  await expect(drawn(profile, 'headscarf')).toBeVisible();
  await page.reload();
  await expect(drawn(menu, 'headscarf')).toBeVisible();
  await expect(drawn(profile, 'glasses-round')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(drawn(page.getByRole('button', { name: 'Pages and logout' }), 'headscarf')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Logout' }).click();
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();
  await expect(drawn(page.getByRole('article', { name: 'Zola Khumalo' }), 'headscarf')).toBeVisible();
  await expect(drawn(page.getByRole('article', { name: 'Lwazi Khumalo' }), 'short')).toBeVisible();
});

test('a surprise is told, and nothing chosen is lost by leaving or by a failed save', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('link', { name: 'Change your face' }).click();
  await expect(page.getByRole('radio', { name: 'Dark brown' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByText(/^You: dark brown skin, .* Pronk: .* hoodie\.$/)).toBeAttached();
  const glasses = page.getByRole('radiogroup', { name: 'Glasses' });
  await glasses.getByText('Square glasses').click();

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(glasses.getByRole('radio', { name: 'Square glasses' })).toBeChecked();

  await app.breakNext({ operation: 'updateLearner', status: 'offline', times: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your face was not saved.')).toBeVisible();
  await expect(glasses.getByRole('radio', { name: 'Square glasses' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is you now.')).toBeVisible();
  await page.reload();
  await expect(glasses.getByRole('radio', { name: 'Square glasses' })).toBeChecked();
});
