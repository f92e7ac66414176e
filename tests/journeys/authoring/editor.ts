import type { Locator, Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

const fractions = '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions';

export const activitiesOfFractions = `${fractions}/activities`;
export const halves = `${fractions}/activity-editor/act-4-fractions-halves`;

/** One question of the editor, by its number and the words of its type. */
export const editorOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Question ${number}: `) });

/** Staff have no page that welcomes them. */
export async function signInAsStaff(app: App, email: string): Promise<void> {
  await app.open('/auth/login');
  await app.fillIn(email);
  await expect(app.page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
}

/** Opens the activity about halves for writing. */
export async function writeHalves(app: App): Promise<void> {
  await app.open(halves);
  await app.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(app.heading('Edit activity')).toBeFocused();
}
