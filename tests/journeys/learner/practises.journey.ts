import { expect, test } from '../app.ts';

test('a learner practises what went wrong, and the score stays', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open('/topics/top-4-fractions/learner-activities');
  const activity = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await activity.getByRole('link', { name: /Answers Questions/ }).click();
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await app.question(2).getByRole('radio', { name: '2/4' }).press('Space');
  await app.question(3).getByRole('checkbox', { name: '20' }).press('Space');
  for (const [index, number] of ['100', '1000', '2000'].entries()) {
    await app
      .question(4)
      .getByRole('textbox', { name: `Blank ${index + 1} of 3` })
      .fill(number);
  }
  await app.question(5).getByRole('textbox').fill('One half is 4/8, and 3/8 is one piece less.');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  const result = app.heading(/Score: 2 out of 4/);
  await expect(result).toBeFocused();

  await expect(page.getByText('Last time: 2.33')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/api/') && !pathname.endsWith('/media');
    if (isCall) calls.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole('link', { name: 'Practise my mistakes' }).press('Enter');
  await expect(app.heading('Practise my mistakes')).toBeFocused();
  await expect(page.getByText('the score of 2 out of 4 stays as it is')).toBeVisible();
  await app.expectAccessible();

  // From here on nothing but keys.
  const { keyboard } = page;
  await page.getByRole('radio', { name: 'True' }).focus();
  await keyboard.press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('Correct!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await keyboard.press('Enter');
  const second = page.getByRole('heading', { level: 2, name: /^Question 2 of 2/ });
  await expect(second).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('Not yet. Have another try.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Help' })).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The answer is 12, 18, 24.' })).toHaveCount(1);
  await app.expectAccessible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Getting there, Lwazi!' })).toBeFocused();
  await expect(page.getByText('1 of 2 right in this practice')).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Practise again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Question 1 of 2/ })).toBeFocused();
  expect(calls).toEqual([]);

  // A reload fetches the result again and begins anew.
  await page.reload();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(result).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(activity.getByRole('link', { name: /^Attempt/ })).toHaveText([
    'Attempt 1: 2.33/4',
    'Attempt 2: 2/4',
  ]);
});
