import type { Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

/** Selects a plan. */
export const choosePlan = (page: Page, plan: string): Promise<void> =>
  page.getByRole('group', { name: 'Plans' }).getByText(plan, { exact: true }).click();

/** Pays on the provider's page, which returns to the application. */
export const pay = ({ page }: App): Promise<void> => page.getByRole('button', { name: /^Pay R/ }).click();

/** Selects a plan and opens the provider's page. */
export async function buy({ page }: App, plan: string): Promise<void> {
  await choosePlan(page, plan);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('This is a demo payment page.')).toBeVisible();
}
