import type { Page } from '@playwright/test';
import type { MailRecord } from '#mocks/data/models/outbox.ts';
import { expect, type App } from '../app.ts';

/** The link of the newest email that a server would have sent. */
export const newestMail = (page: Page) =>
  page.evaluate(() => {
    const { springbyteMock } = globalThis as unknown as { springbyteMock: { outbox: () => MailRecord[] } };
    const [newest] = springbyteMock.outbox();
    return { to: newest?.to ?? '', link: newest?.link ?? '', text: newest?.text ?? '' };
  });

/** Signs in where somebody is already asked to. */
export async function signInAsParent(app: App, at: string): Promise<void> {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();
  await app.page.goto(at);
}

/** Presses a plan's row. */
export const choose = (page: Page, plan: string): Promise<void> =>
  page.getByRole('group', { name: 'Plans' }).getByText(plan, { exact: true }).click();

/** Chooses a plan and goes to the provider's page. */
export async function buy(app: App, plan: string): Promise<void> {
  const { page } = app;
  await choose(page, plan);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByText('This is a play provider.')).toBeVisible();
}
