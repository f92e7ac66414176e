import type { Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

export const choosePlan = (page: Page, plan: string): Promise<void> =>
  page.getByRole('group', { name: 'Plans' }).getByText(plan, { exact: true }).click();

export const pay = ({ page }: App): Promise<void> => page.getByRole('button', { name: /^Pay R/ }).click();

export async function buy({ page }: App, plan: string): Promise<void> {
  await choosePlan(page, plan);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('This is a demo payment page.')).toBeVisible();
}
