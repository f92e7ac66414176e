import { expect, type App } from '../app.ts';
import { newestMail } from '../newest-mail.ts';

/**
 * The first parent invites another one to follow Zola.
 *
 * @returns the link in the email
 */
export async function inviteToZola(app: App, email: string, relationship: string): Promise<string> {
  const { page } = app;
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  const zola = page.getByRole('article', { name: 'Zola Khumalo' });
  await zola.getByRole('link', { name: 'Invite Parent (Partner)' }).click();
  await page.getByLabel('Parent Email').fill(email);
  await page.getByRole('radio', { name: relationship }).check({ force: true });
  await page.getByRole('button', { name: 'Invite Parent' }).click();
  await expect(page.getByText('Invite sent successfully')).toBeVisible();
  await expect(app.heading(/^Hello, Naledi/)).toBeVisible();
  const mail = await newestMail(page);
  expect(mail.to).toBe(email);
  return mail.link;
}
