import { expect, test, type App } from '../app.ts';

/** At its last question, where a phone has the button to submit. */
const sheet = '/topic/top-4-fractions/activity/act-4-fractions-halves?question=5';

/** Whether a toast lies over something. */
async function covers(app: App, name: string, region: string): Promise<boolean> {
  const toast = await app.page.getByRole('alertdialog', { name }).boundingBox();
  const below = await app.page.getByRole('region', { name: region }).boundingBox();
  if (!toast || !below) throw new Error('There is no toast, or nothing below it.');
  const apart = toast.y + toast.height <= below.y || below.y + below.height <= toast.y;
  return !apart && toast.x < below.x + below.width && below.x < toast.x + toast.width;
}

for (const [kind, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`on ${kind} toasts cover neither the figures nor what failed`, async ({ app, page }) => {
    await page.setViewportSize(viewport);
    await app.open('/auth/login');
    await app.fillIn('lwazi');
    // It stays while the pointer is on it.
    await page.getByRole('alertdialog', { name: 'Welcome' }).hover();
    await expect(page.getByRole('region', { name: 'Your profile' })).toBeVisible();
    expect(await covers(app, 'Welcome', 'Your profile')).toBe(false);

    await app.open(sheet);
    await expect(app.heading('Halves, quarters and eighths')).toBeVisible();
    await app.breakNext({ operation: 'submitActivityAnswers', status: 500, times: 2 });
    const bar = page.getByRole('region', { name: 'Hand in' });
    const failed = 'Unable to save your answers. Please try again.';
    for (const scroll of ['start', 'end']) {
      await page.evaluate((to) => scrollTo(0, to === 'start' ? 0 : document.body.scrollHeight), scroll);
      await bar.getByRole('button', { name: 'Submit Activity' }).click();
      await page.getByRole('button', { name: 'Submit anyway' }).click();
      await expect(bar.getByText(failed)).toBeVisible();
      await expect(page.getByRole('alertdialog', { name: failed })).toBeVisible();
      await expect.poll(() => covers(app, failed, 'Hand in')).toBe(false);
      await expect(bar.getByText('Saved', { exact: true })).toHaveCount(0);
      await page.keyboard.press('F6');
      await expect(page.getByRole('alertdialog', { name: failed })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog', { name: failed })).toHaveCount(0);
    }
  });
}
