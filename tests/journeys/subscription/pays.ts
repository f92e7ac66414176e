import type { Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

/** Signs in where somebody is already asked to. */
export async function signInAsParent(app: App, at: string): Promise<void> {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();
  await app.page.goto(at);
}

/** From the parent's dashboard, which has the child's card afterwards. */
export async function addChild({ page }: App, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Learner' }).click();
  const panel = page.getByRole('dialog', { name: 'Add Learner' });
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByLabel('Surname').fill('Adams');
  await panel.getByLabel('Date of birth').fill('2016-06-04');
  await panel.getByRole('radio', { name: 'Mother' }).check({ force: true });
  await panel.getByRole('checkbox', { name: /parent or legal guardian/ }).check({ force: true });
  await panel.getByRole('button', { name: 'Add Learner' }).click();
  await expect(panel).toHaveCount(0);
}

/** Presses a plan's row. */
export const choose = (page: Page, plan: string): Promise<void> =>
  page.getByRole('group', { name: 'Plans' }).getByText(plan, { exact: true }).click();

/** At the provider's page; the browser then comes back. */
export const pay = ({ page }: App): Promise<void> => page.getByRole('button', { name: /^Pay R/ }).click();

/** Chooses a plan and goes to the provider's page. */
export async function buy({ page }: App, plan: string): Promise<void> {
  await choose(page, plan);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByText('This is a play provider.')).toBeVisible();
}
