import type { Locator, Page } from '@playwright/test';
import { expect, type App } from '../app.ts';

const fractions = '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions';

export const activitiesOfFractions = `${fractions}/activities`;
export const halvesEditor = `${fractions}/activity-editor/act-4-fractions-halves`;

export const picture = {
  name: 'ruler.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const editorOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Question ${number}: `) });

export async function editHalves(app: App): Promise<void> {
  await app.open(halvesEditor);
  await app.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(app.heading('Edit activity')).toBeFocused();
}
