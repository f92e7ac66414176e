import { expect as baseExpect, test as base, type Page } from '@playwright/test';

/** Long, for busy machines, as in stories. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** Opens a story with switches in the URL, as a link to Storybook does. */
const test = base.extend<{ open: (id: string, globals: string) => Promise<Page> }>({
  open: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use(async (id, globals) => {
      await page.goto(`iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      await page.waitForFunction(() => (globalThis as Preview).storybookChannel);
      return page;
    });
  },
});

interface Preview {
  storybookChannel?: { emit: (event: string, payload: object) => void };
}

/** Changes switches as the toolbar does. */
const setGlobals = (page: Page, globals: Record<string, string | undefined>) =>
  page.evaluate((changed) => {
    (globalThis as Preview).storybookChannel?.emit('updateGlobals', { globals: changed });
  }, globals);

test('shows a component as on the device of a user, and restores the page', async ({ open }) => {
  const page = await open(
    'design-system-tabs--states',
    'textSize:double;motion:reduced;colors:forced;direction:rtl',
  );
  const tab = page.getByRole('tab', { name: 'Users' }).first();
  await expect(tab).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const matching = () =>
    page.evaluate(() =>
      ['(prefers-reduced-motion: reduce)', '(forced-colors: active)', '(min-width: 41rem)'].map(
        (query) => matchMedia(query).matches,
      ),
    );
  expect(await matching()).toEqual([true, true, false]);
  await tab.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Roles' }).first()).toBeFocused();

  await setGlobals(page, { textSize: undefined, motion: undefined, colors: undefined, direction: undefined });
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await expect(tab).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await matching()).toEqual([false, false, true]);
  await expect(page.locator('html')).toHaveAttribute('dir', '');
  // The switches render the story again, and keep its state.
  await expect(page.getByRole('tab', { name: 'Roles' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('shows a screen in pseudo-language, to another persona and without network', async ({ open }) => {
  const page = await open('screens-public-unauthorized--parent-on-a-learners-page', 'language:pseudo');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Àççééšš Đééñîîééđ~');
  await setGlobals(page, { persona: 'lwazi' });
  await expect(heading).toHaveText('Ŵééĺçööɱéé, Ĺŵààžîî!');
  await setGlobals(page, { language: undefined, network: 'offline' });
  await expect(heading).toHaveText('Welcome, Lwazi!');
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});
