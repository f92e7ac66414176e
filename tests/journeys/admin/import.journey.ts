import { expect, test } from '../app.ts';

const header = 'Naam\tVan\tGeboortedatum\tGraad\tOuer e-pos';

const rows = Array.from({ length: 8 }, (_, index) =>
  [`Kind${index + 1}`, 'Nortje', `${index + 1}/03/2016`, '4', `kind${index + 1}@springbyte.test`].join('\t'),
);

test('a class list survives a reload before and during its import; no learner is added twice, and lost passwords are replaced', async ({
  app,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/users');
  await page.getByRole('link', { name: 'Import class list' }).click();
  await page.getByLabel('Class list').fill([header, ...rows].join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('button', { name: 'Import 8 learners' })).toBeVisible();
  await page.reload();
  await app.start();
  // The page is closed while the response of a row is on its way.
  await app.injectFault({ operation: 'createLearner', delay: 700 });
  await page.getByRole('button', { name: 'Import 8 learners' }).click();
  await page.getByRole('link', { name: 'Campus' }).first().click();
  await expect(page.getByRole('link', { name: /^Import: [23] of 8/ })).toBeVisible();
  await page.reload();
  await app.start();

  await page.getByRole('link', { name: 'Import paused' }).click();
  const progress = page.getByRole('region', { name: 'Progress of the import' });
  await expect(progress).toContainText('The page was closed during the import');
  await app.removeFaults();
  await progress.getByRole('button', { name: 'Carry on' }).click();
  await expect(progress).toContainText('8 of 8 imported');
  await progress.getByRole('button', { name: /^Make \d new passwords?$/ }).click();
  await expect(progress.getByRole('button', { name: 'Print 8 login slips' })).toBeVisible();

  await progress.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByText('Close', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a learner' }).fill('nortje');
  await expect(page.getByText(/^8 of \d+ learners/)).toBeVisible();
});
