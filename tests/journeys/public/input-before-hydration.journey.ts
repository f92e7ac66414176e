import { expect, test } from '../app.ts';
import { delayScripts } from './delay-scripts.ts';

test('hydration keeps a partly typed date and a selected option', async ({ app, page }) => {
  const releaseScripts = await delayScripts(page);
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
  const date = page.getByLabel('Date of birth');
  await date.focus();
  await page.keyboard.type('0102');
  releaseScripts();
  await app.waitForMock();
  await page.keyboard.type('1990');
  await page.getByLabel('Name', { exact: true }).focus();
  await app.waitForHydration();
  await expect(date).toHaveValue('1990-01-02');
  await expect(page.getByRole('radio', { name: /^Learner/ })).toBeChecked();
  await expect(page.locator('label[data-selected]')).toHaveText(/^Learner/);
});

test('hydration keeps the caret and the composition of an input method', async ({ app, page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('Learn2code!');
  const name = page.getByLabel('Email or username');
  await name.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  releaseScripts();
  await app.waitForHydration();
  await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.type('ese');
  await expect(name).toHaveValue('日本ese');
  await expect(password).toHaveValue('Learn2code!');
});

test('a login submitted before hydration succeeds and keeps the query', async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  const url = '/auth/login?returnUrl=%2Flearner%2Fprofile';
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('Email or username').pressSequentially('lwazi');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Learn2code!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  releaseScripts();
  await expect(page.getByRole('link', { name: 'Go to that page' })).toBeVisible();
});

test('a login that a password manager fills in and submits succeeds', async ({ app, page }) => {
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

test('the application repeats an early click once, unless typing has cancelled it', async ({ app, page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(show).toHaveAttribute('data-early-press');
  releaseScripts();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(show).toBeVisible();
  await expect(page.locator('[data-early-press]')).toHaveCount(0);
  await app.waitForMock();

  const releaseScriptsAgain = await delayScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill('lwazi');
  await page.getByLabel('Password', { exact: true }).fill('Learn2');
  const logIn = page.getByRole('main').getByRole('button', { name: 'Login' });
  await logIn.click();
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  releaseScriptsAgain();
  await app.waitForHydration();
  await app.waitForMock();
  await expect(logIn).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the application warns before early input is lost, and copies an early email address to the next form', async ({
  app,
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill('zola@family.test');
  releaseScripts();
  await app.waitForHydration();
  await app.waitForMock();
  await page.getByRole('link', { name: 'Create a parent account' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('zola@family.test');

  const releaseScriptsAgain = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Surname').fill('Mokoena');
  releaseScriptsAgain();
  await expect(email).toHaveValue('zola@family.test');
  await app.waitForMock();
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Surname')).toHaveValue('Mokoena');
});

test('a link followed before hydration keeps only its declared parameters, and no token', async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  const query = '?returnUrl=%2Fsubscribe&planId=3';
  await page.goto(`/auth/login${query}&other=1`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create a parent account' }).click();
  await expect(page).toHaveURL(`/auth/register${query}`);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Log in instead' }).click({ button: 'middle' }),
  ]);
  await expect(tab).toHaveURL(`/auth/login${query}`);

  await page.goto('/auth/reset-password?token=abc&email=a%40b.test', { waitUntil: 'commit' });
  const missingLinkAlert = page.getByText('This page has no reset link');
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  await expect(missingLinkAlert).toBeHidden();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack({ waitUntil: 'commit' });
  releaseScripts();
  await expect(page.getByText('a@b.test')).toBeVisible();
  await expect(missingLinkAlert).toHaveCount(0);
});
