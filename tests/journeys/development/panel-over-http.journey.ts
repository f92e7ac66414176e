import { startHttpServer } from '#mocks/http/http-server.ts';
import { expect, test as base } from '../app.ts';

/** The mock over HTTP on a free port, without the application. */
const test = base.extend<{ mockUrl: string }>({
  mockUrl: async ({ browserName: _browser }, use) => {
    const applicationUrl = 'http://localhost:5173';
    const mock = await startHttpServer({ port: 0, scenario: 'default', applicationUrl });
    await use(mock.url);
    await mock.close();
  },
});

test('the panel at /mock controls the mock of clients over HTTP', async ({ page, mockUrl }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  // The server builds the panel on the first request.
  await page.goto(`${mockUrl}/mock`, { timeout: 60_000 });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const listPlans = async () => (await fetch(`${mockUrl}/subscriptions/public/plans`)).status;

  await tab('Network').click();
  await page.getByLabel('Operation', { exact: true }).fill('listPublicPlans');
  await page.getByRole('option', { name: /listPublicPlans/ }).click();
  await page.getByLabel('Outcome').selectOption('500');
  await page.getByRole('radio', { name: 'Once' }).click();
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(tab('Network')).toHaveAccessibleName(/1 active faults/);
  expect([await listPlans(), await listPlans()]).toEqual([500, 200]);

  await tab('Requests').click();
  await expect(page.getByRole('option', { name: /listPublicPlans GET .* 500 .*fault/i })).toBeVisible();
  const valid = page.getByRole('option', { name: /listPublicPlans GET .* 200 .*valid/i });
  await expect(valid).toBeVisible();
  await valid.click();
  const contract = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Contract' }).click();
  await expect((await contract).locator('#listPublicPlans')).toBeInViewport({ timeout: 60_000 });
  await (await contract).close();
  // Only the development server opens sources.
  await expect(page.getByRole('link', { name: 'Handler source' })).toHaveCount(0);

  await tab('Scenario').click();
  await expect(page.getByText(/applications show the new data after their next request/)).toBeVisible();

  const names = [
    'Persona',
    'Scenario',
    'Clock',
    'Network',
    'Requests',
    'Outbox',
    'Payments',
    'Data',
    'Share',
  ];
  const shown = await page.getByRole('tab').allTextContents();
  expect(shown.map((text) => /^[A-Za-z]+/.exec(text)?.[0])).toEqual(names);
  for (const name of names) {
    await tab(name).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).not.toBeEmpty();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
