import { expect, test } from '../app.ts';
import { holdScripts } from './hold-scripts.ts';

/* The application is there while somebody is in the middle of something on the page that was written at build time. */

test('half a date of birth is not lost', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/register', { waitUntil: 'commit' });
  const date = page.getByLabel('Date of birth');
  await date.focus();
  await page.keyboard.type('0102');
  letScriptsCome();
  await app.mockInstalled();
  await page.keyboard.type('1990');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await expect(date).toHaveValue('1990-01-02');
});

test('a word that an input method composes is written once', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const name = page.getByLabel('Email or username');
  await name.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  letScriptsCome();
  await app.mockInstalled();
  await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await devtools.send('Input.insertText', { text: '日本' });
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await expect(name).toHaveValue('日本');
});

test('a password manager fills in and logs in', async ({ app, page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').evaluate((main) => {
    const [name, password] = main.querySelectorAll('input');
    if (name) name.value = 'lwazi';
    if (password) password.value = 'Learn2code!';
    for (const field of [name, password]) field?.dispatchEvent(new Event('input', { bubbles: true }));
    [...main.querySelectorAll('button')].find(({ textContent }) => textContent === 'Login')?.click();
  });
  await expect(app.heading(/welcome/i)).toBeVisible();
});

test('a choice that was made early is seen before the application is there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/auth/register', { waitUntil: 'commit' });
  const borders = () =>
    page
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => getComputedStyle(radio.closest('label') ?? radio).borderTopColor),
      );
  const [parent, learner] = await borders();
  expect(parent).not.toBe(learner);
  await page.getByText('Learner (Over 18yrs)').click();
  await expect.poll(borders).toEqual([learner, parent]);
});

test('what was pressed is forgotten when somebody goes on typing', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill('lwazi');
  await page.getByLabel('Password', { exact: true }).fill('Learn2');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  letScriptsCome();
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await app.mockInstalled();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
