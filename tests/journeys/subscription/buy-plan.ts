import type { Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

/** Presses a plan's row. */
export const choosePlan = (page: Page, plan: string): Promise<void> =>
  page.getByRole('group', { name: 'Plans' }).getByText(plan, { exact: true }).click();

/** At the provider's page; the browser then returns to the application. */
export const pay = ({ page }: App): Promise<void> => page.getByRole('button', { name: /^Pay R/ }).click();

/** Chooses a plan and goes to the provider's page. */
export async function buy({ page }: App, plan: string): Promise<void> {
  await choosePlan(page, plan);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('This is a demo payment page.')).toBeVisible();
}
